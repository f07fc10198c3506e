'use client';

import { useEffect, useRef, useState } from 'react';
import { MAP_HEIGHT_PX } from '@/lib/constants';

/** The map may run and open its links, and never take over the page. Its origin is its own: another site's, so never ours. */
const FRAME_RIGHTS = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
const OTHERS = { height: MAP_HEIGHT_PX, referrerPolicy: 'strict-origin-when-cross-origin' } as const;

/**
 * The embedded map. Its service is asked when the reader has the map in view, and not before: browsers fetch lazy frames a thousand
 * pixels ahead. What stands under the frame shows until then. Without scripts the browser decides when it comes near.
 */
export function MapFrame({ address, title, className }: { address: string; title: string; className: string | undefined }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || isInView) return undefined;
    const observer = new IntersectionObserver((entries) => setInView(entries.some(({ isIntersecting }) => isIntersecting)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isInView]);
  return (
    <>
      <iframe
        ref={frame}
        src={isInView ? address : undefined}
        // A focus in the empty frame would be lost when the map comes.
        tabIndex={isInView ? undefined : -1}
        title={title}
        sandbox={FRAME_RIGHTS}
        className={`needs-scripts ${className ?? ''}`}
        {...OTHERS}
      />
      <noscript>
        <iframe src={address} loading="lazy" title={title} sandbox={FRAME_RIGHTS} className={className} {...OTHERS} />
      </noscript>
    </>
  );
}
