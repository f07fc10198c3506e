'use client';

import { useOptimistic, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { MAX_KEYWORD_LENGTH } from '@/lib/constants';
import { listAddress } from '@/lib/listing/list-query';
import { type AddressOf, useListNavigation } from './use-list-navigation';
import styles from './ListToolbar.module.css';

/** The services a search may be narrowed to; the empty value is every service. */
export interface ServiceChoice {
  chosen: string;
  choices: Option[];
}

interface ListToolbarFormProps {
  /** The list's path in the reader's language. */
  action: string;
  /** Name of the search text in the address. */
  field: 'search' | 'keyword';
  text: string;
  perPage: number;
  choices: number[];
  services: ServiceChoice | null;
  labels: Record<'search' | 'placeholder' | 'submit' | 'clear' | 'perPage' | 'service' | 'loading', string>;
}

/** A list's form: sent like any other without scripts, followed while it is filled in with them. Either way page 1 comes first. */
export function ListToolbarForm({ action, field, text, perPage, choices, services, labels }: ListToolbarFormProps) {
  const box = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useOptimistic({ perPage: String(perPage), service: services?.chosen ?? '' });
  const addressWith =
    (choice: typeof chosen): AddressOf =>
    (typed, path = action) =>
      listAddress(path, { per_page: Number(choice.perPage), [field]: typed, service_id: choice.service });
  const addressOf = addressWith(chosen);
  const isSiteSearch = field === 'keyword';
  const { isPending, schedule, go, endTyping } = useListNavigation(box, text, addressOf);
  const change = (part: Partial<typeof chosen>): void => {
    const next = { ...chosen, ...part };
    endTyping();
    go(addressWith(next), () => choose(next));
  };
  return (
    <form
      method="get"
      action={action}
      role="search"
      aria-busy={isPending}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        endTyping();
        go(addressOf);
      }}
    >
      <div className={styles.search}>
        <label htmlFor="list-search" className={styles.label}>
          {labels.search}
        </label>
        <div className={styles.row}>
          <span className={styles.box} data-suggestions={isSiteSearch || undefined}>
            <input
              ref={box}
              id="list-search"
              type="text"
              role="searchbox"
              name={field}
              defaultValue={text}
              placeholder={labels.placeholder}
              maxLength={MAX_KEYWORD_LENGTH}
              autoComplete="off"
              inputMode="search"
              enterKeyHint="search"
              className={`field-control ${styles.input}`}
              onInput={schedule}
              onBlur={endTyping}
            />
            <button
              type="button"
              className={`needs-scripts ${styles.clear}`}
              onClick={() => {
                if (box.current) box.current.value = '';
                box.current?.focus();
                endTyping();
                go(addressOf);
              }}
            >
              <Icon name="close" size={20} />
              <span className="visually-hidden">{labels.clear}</span>
            </button>
            {text && (
              <a href={addressOf('')} className={`without-scripts ${styles.clear}`}>
                <Icon name="close" size={20} />
                <span className="visually-hidden">{labels.clear}</span>
              </a>
            )}
          </span>
          <button type="submit" className={`button ${styles.submit}`}>
            <Icon name="search" size={20} />
            <span className="shown-when-wide">{labels.submit}</span>
          </button>
        </div>
      </div>
      {services && (
        <Choice
          name="service_id"
          label={labels.service}
          value={chosen.service}
          options={services.choices}
          onChange={(service) => change({ service })}
        />
      )}
      <Choice
        name="per_page"
        label={labels.perPage}
        value={chosen.perPage}
        options={choices.map((choice) => ({ value: String(choice), label: String(choice) }))}
        onChange={(count) => change({ perPage: count })}
      />
      <p role="status" className={styles.loading}>
        {isPending ? labels.loading : ''}
      </p>
    </form>
  );
}

interface Option {
  value: string;
  label: string;
  /** Language of a label that is not in the page's. */
  lang?: string | undefined;
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: Option[];
  onChange: (value: string) => void;
}

/** One select of a list's toolbar. */
function Choice({ name, label, value, options, onChange }: ChoiceProps) {
  const id = `list-${name.replace('_', '-')}`;
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select id={id} name={name} value={value} className="field-control" onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
