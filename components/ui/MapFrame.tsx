import { MAP_HEIGHT_PX } from '@/lib/constants';

/** The map may run and open its links, and never take over the page. Its origin is its own: another site's, so never ours. */
const FRAME_RIGHTS = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** The embedded map, loaded only when the reader comes near it. What stands under it shows until then. */
export function MapFrame({ address, title, className }: { address: string; title: string; className: string | undefined }) {
  return (
    <iframe
      src={address}
      title={title}
      height={MAP_HEIGHT_PX}
      loading="lazy"
      sandbox={FRAME_RIGHTS}
      referrerPolicy="strict-origin-when-cross-origin"
      className={className}
    />
  );
}
