/**
 * Players and maps that a body may embed. `written` matches the address in the provider's embed
 * code and in CKEditor's media embed; `frame` is the start of the frame's address.
 */
const HOSTS = [
  {
    kind: 'video',
    written: /^(?:youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?v=)|youtu\.be\/)([\w-]+)(\?.*)?/,
    frame: 'https://www.youtube-nocookie.com/embed/',
  },
  {
    kind: 'video',
    written: /^(?:vimeo\.com|player\.vimeo\.com\/video)\/(\d+)(\?.*)?/,
    frame: 'https://player.vimeo.com/video/',
  },
  {
    kind: 'video',
    written:
      /^(?:dailymotion\.com\/(?:embed\/)?video\/|geo\.dailymotion\.com\/player\.html\?video=)(\w+)/,
    frame: 'https://geo.dailymotion.com/player.html?video=',
  },
  {
    kind: 'map',
    written: /^openstreetmap\.org\/export\/embed\.html(\?.+)/,
    frame: 'https://www.openstreetmap.org/export/embed.html',
  },
  {
    kind: 'map',
    written: /^google\.com\/maps\/embed(\?.+)/,
    frame: 'https://www.google.com/maps/embed',
  },
] as const;

/**
 * `sandbox` of frames: they may run scripts and open links, but not navigate the page. They keep
 * their own origin, which is another site's.
 */
export const FRAME_SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

export const FRAME_ORIGINS = HOSTS.map(({ frame }) => new URL(frame).origin);

interface FrameAddress {
  kind: (typeof HOSTS)[number]['kind'];
  address: URL;
}

/** Returns the player or map to which an address belongs, or undefined. */
export function frameAddress({ host, pathname, search }: URL): FrameAddress | undefined {
  const text = host.replace(/^www\./, '') + pathname + search;
  for (const { kind, written, frame } of HOSTS) {
    const [, ...parts] = written.exec(text) ?? [];
    if (parts.length > 0) return { kind, address: new URL(frame + parts.join('')) };
  }
  return undefined;
}
