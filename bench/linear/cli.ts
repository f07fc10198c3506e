/*
 * The text functions on 100 kB and on 1 MB of the shapes that make careless patterns slow: ten
 * times the text may take ten times the time, not a hundred. Prints the ratio of each; exits with 1
 * when one grows faster.
 *
 *   npx tsx bench/linear/cli.ts
 */
import { bodyHtml } from '@/lib/text/rich-text/body';
import { richText, type RichTextOptions } from '@/lib/text/rich-text/pipeline';
import { excerpt, monogram, truncateName } from '@/lib/text/excerpt';
import { foldText, searchTerms } from '@/lib/text/fold';
import { decodeEntities, plainText } from '@/lib/text/plain-text';
import { contentLink } from '@/lib/text/safe-link';

const SMALL = 100_000;
const LARGE = 1_000_000;
const RUNS = 3;
const ATTEMPTS = 4;
/** Ten times the text, with a margin for a busy machine. Quadratic work would be a hundred. */
const MOST = 30;
/**
 * Below this a ratio says nothing: pauses of the engine count as much as the work. One that grows
 * with the square is far above it.
 */
const NOTICEABLE_MS = 100;

const OPTIONS: RichTextOptions = {
  locale: 'fr',
  dir: 'ltr',
  under: 1,
  labels: { table: '', video: '', map: '', learns: '' },
};

const FUNCTIONS: Record<string, (text: string) => unknown> = {
  decodeEntities,
  plainText,
  excerpt: (text) => excerpt(text, 20),
  truncateName: (text) => truncateName(text),
  foldText,
  searchTerms: (text) => searchTerms(text),
  monogram,
  contentLink,
  bodyHtml,
  richText: (text) => richText(text, OPTIONS),
};

/** A part that is repeated, or a text by its length. */
type Shape = string | ((length: number) => string);

const SHAPES: Record<string, Shape> = {
  'elements around spaces': (length) =>
    `a\nb${'<b>'.repeat(length / 10)}${' '.repeat(length / 3)}${'</b>'.repeat(length / 10)}`,
  words: 'mot ',
  'one word': 'a',
  spaces: ' ',
  'no-break spaces': '\u00A0',
  commas: ',',
  'line breaks': '\r\n \r',
  'open brackets': '<',
  'open tags': '<a ',
  'tags never closed': '<b>',
  'blocks never closed': '<p>x',
  'scripts never closed': '<script>x',
  'comments never closed': '<!-- ',
  'closed scripts': '<script>x</script>',
  headings: '<h2>x</h2>y',
  'headings never closed': '<h2><p><b>x ',
  attributes: '<a href="x" title="y">z</a>',
  'encoded tags': '&lt;p&gt;',
  'encoded often': '&amp;amp;amp;amp;lt;',
  'encoded ampersands': 'amp;',
  'half entities': '&#',
  'marks on one letter': '\u0301',
  families: '👩‍👩‍👧‍👦',
  'joined without end': '👩\u200D',
  flags: '🇩',
  'dotted capitals': 'İ',
  Arabic: 'سَّ',
};

/**
 * Processor time of the quickest of some runs, in milliseconds: other processes do not count. No
 * two have the same text: some are kept.
 */
function time(work: (run: number) => unknown): number {
  let best = Infinity;
  for (let run = 0; run < RUNS; run += 1) {
    const started = process.cpuUsage();
    work(run);
    const { user, system } = process.cpuUsage(started);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

interface Growth {
  shape: string;
  small: number;
  large: number;
  ratio: number;
}

/**
 * Growth of a function's time on a shape. A steep result is measured again, since the machine may
 * be busy.
 */
function growthOf(work: (text: string) => unknown, shape: string, part: Shape): Growth {
  for (let attempt = 1; ; attempt += 1) {
    const made = (length: number): string =>
      typeof part === 'string' ? part.repeat(Math.ceil(length / part.length)) : part(length);
    const text = (length: number, run: number): string => `&${made(length)} fin ${attempt} ${run}`;
    const small = time((run) => work(text(SMALL, run)));
    const large = time((run) => work(text(LARGE, run)));
    const ratio = large < NOTICEABLE_MS ? 0 : large / small;
    if (ratio <= MOST || attempt === ATTEMPTS) return { shape, small, large, ratio };
  }
}

let tooSteep = 0;
for (const [name, work] of Object.entries(FUNCTIONS)) {
  const growths = Object.entries(SHAPES).map(([shape, part]) => growthOf(work, shape, part));
  const says = ({ shape, small, large, ratio }: Growth): string =>
    `${shape}: ${small.toFixed(1)} ms for 100 kB, ${large.toFixed(1)} ms for 1 MB (× ${(ratio || large / small).toFixed(1)})`;
  const steep = growths.filter(({ ratio }) => ratio > MOST);
  for (const growth of steep) console.log(`✖ ${name}, ${says(growth)}`);
  tooSteep += steep.length;
  const [slowest] = growths.toSorted((a, b) => b.large - a.large);
  if (slowest) console.log(`${name.padEnd(14)} slowest on ${says(slowest)}`);
}
console.log(
  tooSteep === 0 ? 'Every function is linear' : `${tooSteep} cases grow faster than the text`,
);
process.exitCode = tooSteep === 0 ? 0 : 1;
