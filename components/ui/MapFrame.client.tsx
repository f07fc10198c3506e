'use client';

import { useEffect, useRef, useState } from 'react';
import { MAP_HEIGHT_PX } from '@/lib/constants';
import { MAP_FRAME_RIGHTS } from '@/lib/map-box';

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
        sandbox={MAP_FRAME_RIGHTS}
        className={`needs-scripts ${className ?? ''}`}
        {...OTHERS}
      />
      <noscript>
        <iframe src={address} loading="lazy" title={title} sandbox={MAP_FRAME_RIGHTS} className={className} {...OTHERS} />
      </noscript>
    </>
  );
}
