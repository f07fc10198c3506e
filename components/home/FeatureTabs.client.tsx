'use client';

import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { arrowStep, plainKey, ringStep } from '@/components/carousel/use-carousel';
import styles from './Features.later.module.css';

interface FeatureTabsProps {
  label: string;
  /** `panel` is the id of the tab's panel among the children. */
  tabs: { panel: string; content: ReactNode }[];
  /** The server renders the panels. Without scripts, all of them are visible. */
  children: ReactNode;
}

/** A tab list with one Tab stop. The server sends no tab roles, since all panels are open then. */
export function FeatureTabs({ label, tabs, children }: FeatureTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  /** False on the server and during hydration. */
  const isTabList = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

  useEffect(() => {
    for (const [index, { panel }] of tabs.entries()) {
      const element = document.getElementById(panel);
      element?.toggleAttribute('data-current', index === selected);
      element?.setAttribute('role', 'tabpanel');
      element?.setAttribute('aria-labelledby', `${panel}-tab`);
    }
  }, [selected, tabs]);

  const followKey = (event: KeyboardEvent<HTMLElement>): void => {
    const step = arrowStep(event, getComputedStyle(event.currentTarget).direction);
    let next = ringStep(selected, step, tabs.length);
    const key = plainKey(event);
    if (key === 'Home') next = 0;
    else if (key === 'End') next = tabs.length - 1;
    else if (step === 0) return;
    event.preventDefault();
    setSelected(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className={styles.features}>
      <div
        ref={list}
        {...(isTabList && { role: 'tablist', 'aria-label': label })}
        className={`needs-scripts ${styles.tabs}`}
      >
        {tabs.map(({ panel, content }, index) => (
          <button
            key={panel}
            id={`${panel}-tab`}
            type="button"
            {...(isTabList && {
              role: 'tab',
              'aria-selected': index === selected,
              'aria-controls': panel,
            })}
            tabIndex={index === selected ? 0 : -1}
            data-selected={index === selected ? '' : undefined}
            className={styles.tab}
            onClick={() => setSelected(index)}
            onKeyDown={followKey}
          >
            {content}
          </button>
        ))}
      </div>
      <div>{children}</div>
    </div>
  );
}
