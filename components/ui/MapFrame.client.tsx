'use client';

import { useEffect, useRef, useState } from 'react';
import { MAP_HEIGHT_PX } from '@/lib/constants';
import { onReachable } from './reached-map';

/** The map may run and open its links, and never take over the page. Its origin is its own: another site's, so never ours. */
const FRAME_RIGHTS = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
const OTHERS = { height: MAP_HEIGHT_PX, referrerPolicy: 'strict-origin-when-cross-origin' } as const;

/**
 * The embedded map. Its service is asked when the reader has the map in view, and not before; what stands under the frame shows until
 * then, and goes on showing when the service cannot be reached. Without scripts the browser decides when it comes near.
 */
export function MapFrame({ address, title, className }: { address: string; title: string; className: string | undefined }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReachable, setIsReachable] = useState(false);
  useEffect(() => (frame.current ? onReachable(frame.current, address, () => setIsReachable(true)) : undefined), [address]);
  return (
    <>
      <iframe
        ref={frame}
        src={isReachable ? address : undefined}
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
