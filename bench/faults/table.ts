import type { Row } from './one-fault';

const WIDTHS = [20, 10, 8, 12, 12, 12, 8] as const;

function columns(...texts: string[]): string {
  return texts
    .map((text, index) =>
      index < 2 ? text.padEnd(WIDTHS[index] ?? 0) : text.padStart(WIDTHS[index] ?? 0),
    )
    .join(' ');
}

/** Times in milliseconds. */
export const HEAD = columns(
  'fault',
  'screen',
  'verdict',
  'p99 healthy',
  'p99 outage',
  'never seen',
  'fresh',
);

/** One line of the table, with what is wrong below it. */
export function line({ fault, screen, wrong, healthy, outage, unseen, fresh }: Row): string {
  const time = (value: number): string => (value === 0 ? '–' : value.toFixed(value < 100 ? 1 : 0));
  const text = columns(
    fault,
    screen,
    wrong.length === 0 ? 'ok' : 'WRONG',
    time(healthy),
    time(outage),
    time(unseen),
    time(fresh),
  );
  return [text, ...wrong.map((fault) => `    ${fault}`)].join('\n');
}
