import type { Organisation } from '@/lib/organisation/organisation-schema';

type Network = Organisation['socialLinks'][number]['network'];

/** Marks drawn for this site in one line weight: no trademark files are copied. */
export const NETWORKS: Record<Network, { name: string; path: string }> = {
  facebook: { name: 'Facebook', path: 'M14 21v-8h3l.5-4H14V7.500c0-1.200.5-2 2-2h1.500V2.200C17 2.100 16 2 15 2c-3 0-5 1.800-5 5v2H7v4h3v8Z' },
  x: {
    name: 'X',
    path: 'M3 3h5.500l4.200 6L18 3h2.500l-6.700 7.700L21.500 21H16l-4.700-6.600L5.500 21H3l7.200-8.200ZM6.500 5l10.500 14h1.300L7.800 5Z',
  },
  linkedin: {
    name: 'LinkedIn',
    path: 'M4 9h3.500v12H4Zm1.750-6a2 2 0 1 1 0 4.100 2 2 0 0 1 0-4.100ZM10 9h3.300v1.700c.7-1.200 1.900-2 3.700-2 3 0 4 2 4 4.800V21h-3.500v-6.800c0-1.600-.5-2.600-1.800-2.600-1.400 0-2.200 1-2.200 2.700V21H10Z',
  },
  youtube: { name: 'YouTube', path: 'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3Zm5 3.500v7l6-3.500Z' },
  instagram: {
    name: 'Instagram',
    path: 'M8 2h8a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6Zm0 2a4 4 0 0 0-4 4v8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4V8a4 4 0 0 0-4-4Zm4 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5-3.500a1.250 1.250 0 1 1 0 2.500 1.250 1.250 0 0 1 0-2.500Z',
  },
};

export function SocialMark({ network }: { network: Network }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={NETWORKS[network].path} />
    </svg>
  );
}
