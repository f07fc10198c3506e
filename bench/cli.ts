import { budgets } from './budgets/budgets';
import { measureFloor } from './budgets/floor';
import { coldHits } from './cold-hits';
import { crawl } from './crawl';
import { distinctAddresses } from './distinct-addresses';
import { interactions } from './interactions/interactions';
import { imageFormats } from './image-formats';
import { lighthouse } from './lighthouse';
import { report } from './lib/figures';
import { load } from './load';
import { writeDocument, type Measured } from './serving/document';
import { SECTIONS } from './serving/sections';
import { slowSockets } from './slow-sockets';

/** Each prints its figures and says whether all are within their bounds. All of them need a build. */
const BENCHES: Record<string, (args: string[]) => Promise<boolean>> = {
  budgets,
  'cold-hits': coldHits,
  crawl,
  'distinct-addresses': distinctAddresses,
  'image-formats': imageFormats,
  lighthouse,
  floor: measureFloor,
  interactions,
  load,
  'slow-sockets': slowSockets,
  ...Object.fromEntries(SECTIONS.map(({ name, measure }) => [name, async () => report(await measure())])),
};

/** Without a name: what the site promises about its speed, as one table on the screen and in docs/performance.md. */
async function everything(): Promise<boolean> {
  const measured: Measured[] = [];
  let isGood = true;
  for (const { name, title, measure } of SECTIONS) {
    console.log(`\n${title}`);
    const figures = await measure();
    isGood = report(figures) && isGood;
    measured.push({ name, title, figures });
  }
  writeDocument(measured);
  return isGood;
}

const [name, ...args] = process.argv.slice(2);
const bench = name === undefined ? everything : BENCHES[name];
if (!bench) {
  console.error(`npm run bench [-- <name>], where name is one of: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(2);
}
console.log(`npm run bench${[name, ...args].filter(Boolean).length > 0 ? ` -- ${[name, ...args].join(' ')}` : ''}`);
process.exit((await bench(args)) ? 0 : 1);
