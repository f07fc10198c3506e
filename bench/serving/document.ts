import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { frameworkVersion } from '../lib/baselines/plain-next';
import { nginxVersion } from '../lib/baselines/nginx';
import { chartOf } from './chart';
import type { Measured } from './record';

const DOCUMENT = 'docs/performance.md';
const CHART = 'docs/images/performance.svg';

/** Writes what was measured, where, on what and by which commands. */
export function writeDocument(titles: readonly { name: string; title: string }[], measured: readonly Measured[]): void {
  const bars = measured.flatMap(({ figures }) => figures).filter(({ chart }) => chart !== undefined);
  if (bars.length > 0) writeFileSync(CHART, chartOf(bars));
  const sections = titles.flatMap(({ name, title }) => {
    const found = measured.find((each) => each.name === name);
    return found ? [section(title, found)] : [];
  });
  writeFileSync(DOCUMENT, [heading(), ...sections].join('\n'));
}

function heading(): string {
  const versions = [`Node ${process.versions.node}`, `Next ${frameworkVersion()}`, nginxVersion() ?? 'no nginx'].join(', ');
  const [cpu] = cpus();
  return `# Performance

Written by \`npm run bench\` and by each of its parts, which need a quiet machine with \`wrk\` and nginx (Debian: \`apt-get install wrk nginx\`); all of them
take some twenty minutes. The WordPress that ours is compared with needs Debian's \`wordpress mariadb-server php-fpm php-mysql php-gd php-xml php-mbstring\`,
counts of instructions \`valgrind\` or \`perf\`.

Machine: ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${process.platform}; ${versions}.
What is measured has one core, the load generator the other, unless a table says otherwise.

![Requests in a second: ours, a bare server, a minimal page of the framework, nginx](images/performance.svg)
`;
}

function section(title: string, { name, command = `npm run bench -- ${name}`, date, note, figures }: Measured): string {
  // Bounds, most of them ratios to a baseline of the same run, before the figures they are made of.
  const ordered = [...figures.filter(({ bound }) => bound !== undefined), ...figures.filter(({ bound }) => bound === undefined)];
  const rows = ordered.map(({ name, value, bound, ok }) => [name, String(value), bound ?? '', bound === undefined ? '' : ok ? 'met' : '**not met**']);
  const table = [['', 'Measured', 'Bound', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(3, ...table.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]): string => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first = [], ...others] = table;
  const ruler = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return `## ${title}\n\n\`${command}\`, ${date}${note === undefined ? '' : ` (${note})`}\n\n${[line(first), ruler, ...others.map(line)].join('\n')}\n`;
}
