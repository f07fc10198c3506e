import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { frameworkVersion } from '../lib/baselines/plain-next';
import { nginxVersion } from '../lib/baselines/nginx';
import { chartOf } from './chart';
import type { Figure } from '../lib/figures';

const DOCUMENT = 'docs/performance.md';
const CHART = 'docs/images/performance.svg';
const RECORD = 'bench/serving/record.json';

/** What was measured last of one section, and when. */
interface Measured {
  name: string;
  date: string;
  figures: Figure[];
}

/**
 * Records a section's figures beside the last ones of all others: each may be measured alone, and
 * the document shows the record.
 */
export function saveMeasured(measured: Measured): Measured[] {
  const known = JSON.parse(readFileSync(RECORD, 'utf8')) as Measured[];
  const record = [...known.filter(({ name }) => name !== measured.name), measured];
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
  return record;
}

/** What a visitor notices first: figures of sections, and what they say. */
const SUMMARY = [
  {
    section: 'visits',
    figure: '/',
    says: 'Home page on a cheap phone (1.6 Mbit/s, 150 ms, processor four times slower), first visit',
  },
  {
    section: 'visits',
    figure: '/ar/article/1',
    says: 'An article in Arabic on that phone, first visit',
  },
  {
    section: 'wordpress-visits',
    figure: 'click to article, until it is drawn',
    says: 'On that phone, from a click until an article is drawn (after “;”: on WordPress)',
  },
  {
    section: 'upstream',
    figure: 'p99, API at once and after 1 s',
    says: '99 of 100 pages seen before come within (with a quick content API, with a slow one)',
  },
  { section: 'hits', figure: 'ours', says: 'Pages seen before, served by one processor core' },
];

/** Writes what was measured, where, on what and by which commands. */
export function writeDocument(
  titles: readonly { name: string; title: string }[],
  measured: readonly Measured[],
): void {
  const bars = measured
    .flatMap(({ figures }) => figures)
    .filter(({ chart }) => chart !== undefined);
  if (bars.length > 0) writeFileSync(CHART, chartOf(bars));
  const rows = titles.flatMap(({ name, title }) => {
    const found = measured.find((each) => each.name === name);
    return found ? rowsOf(title, found) : [];
  });
  writeFileSync(DOCUMENT, [summary(measured), heading(), `${tableOf(rows)}\n`].join('\n'));
}

function summary(measured: readonly Measured[]): string {
  const lines = SUMMARY.flatMap(({ section, figure, says }) => {
    const value = measured
      .find(({ name }) => name === section)
      ?.figures.find(({ name }) => name === figure)?.value;
    return value === undefined ? [] : [`- ${says}: **${value}**`];
  });
  const figures = measured.flatMap((section) => section.figures);
  const bounded = figures.filter(({ bound }) => bound !== undefined);
  const givenUp = figures.filter((figure) => figure.givenUp !== undefined);
  return `# Performance

${lines.join('\n')}

${bounded.filter(({ ok }) => ok).length} of ${bounded.length} bounds are met, ${givenUp.length} are given up, for the reasons in the table.
`;
}

function heading(): string {
  const versions = [
    `Node ${process.versions.node}`,
    `Next ${frameworkVersion()}`,
    nginxVersion() ?? 'no nginx',
  ].join(', ');
  const [cpu] = cpus();
  return `![Requests per second: ours, a bare server, a minimal page of the framework, nginx](images/performance.svg)

## How it is measured

\`npm run bench\` measures everything in some twenty minutes and writes this page; \`npm run bench -- <name>\` measures one part.
It needs a quiet machine with \`wrk\` and nginx; for WordPress it names the packages that are missing. Ratios are to a baseline of the same run. Runs of one day differ:
throughput by a tenth, p99 by a quarter.

Machine: ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${process.platform}; ${versions}.
The site has one core, the load generator the other.
`;
}

/**
 * A section's rows: figures with a bound, or that had one, but for the count of faults; all figures
 * where none has. The commands print the others, and record.json keeps them.
 */
function rowsOf(title: string, { name, date, figures }: Measured): string[][] {
  const judged = figures.filter(
    ({ name, bound, givenUp }) => (bound ?? givenUp) !== undefined && !name.startsWith('faults'),
  );
  const shown = judged.length > 0 ? judged : figures;
  return [
    [`**${title}** (\`${name}\`, ${date})`, '', ''],
    ...shown.map(({ name, value, bound = '', ok, givenUp = '' }) => {
      const judged = bound === '' || ok ? bound : `${bound}: **not met**`;
      return [
        name,
        String(value),
        [judged, givenUp && `given up: ${givenUp}`].filter(Boolean).join('; '),
      ];
    }),
  ];
}

function tableOf(rows: string[][]): string {
  const table = [['', 'Measured', 'Bound'], ...rows];
  const widths = [0, 1, 2].map((column) =>
    Math.max(3, ...table.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first = [], ...others] = table;
  return [
    line(first),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...others.map(line),
  ].join('\n');
}
