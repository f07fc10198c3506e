import { budgets } from './budgets/budgets';
import { measureFloor } from './budgets/floor';
import { report } from './lib/figures';
import { load } from './load';
import { saveMeasured, writeDocument } from './serving/document';
import { SECTIONS, type Section } from './serving/sections';
import { storms } from './storms/storms';

/**
 * Each prints its figures and says whether all are within their bounds. All of them need a build.
 */
const BENCHES: Record<string, (args: string[]) => Promise<boolean>> = {
  budgets,
  floor: measureFloor,
  load,
  storms,
  ...Object.fromEntries(SECTIONS.map((section) => [section.name, () => measureSection(section)])),
};

/** Measures one section, and writes its figures into docs/performance.md. */
async function measureSection({ name, measure }: Section): Promise<boolean> {
  const figures = await measure();
  writeDocument(
    SECTIONS,
    saveMeasured({ name, date: new Date().toISOString().slice(0, 10), figures }),
  );
  return report(figures);
}

/** Without a name: every section. */
async function everything(): Promise<boolean> {
  let isGood = true;
  for (const section of SECTIONS) {
    console.log(`\n${section.title}`);
    isGood = (await measureSection(section)) && isGood;
  }
  return isGood;
}

const [name, ...args] = process.argv.slice(2);
const bench = name === undefined ? everything : BENCHES[name];
if (!bench) {
  console.error(
    `npm run bench [-- <name>], where name is one of: ${Object.keys(BENCHES).join(', ')}`,
  );
  process.exit(2);
}
console.log(`npm run bench${name === undefined ? '' : ` -- ${[name, ...args].join(' ')}`}`);
process.exit((await bench(args)) ? 0 : 1);
