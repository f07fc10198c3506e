import { coldHits } from './cold-hits';
import { crawl } from './crawl';
import { distinctAddresses } from './distinct-addresses';
import { load } from './load';
import { slowSockets } from './slow-sockets';

/** Each prints its figures and says whether all are within their bounds. All of them need a build. */
const BENCHES: Record<string, (args: string[]) => Promise<boolean>> = {
  'cold-hits': coldHits,
  crawl,
  'distinct-addresses': distinctAddresses,
  load,
  'slow-sockets': slowSockets,
};

const [name = '', ...args] = process.argv.slice(2);
const bench = BENCHES[name];
if (!bench) {
  console.error(`npm run bench -- <name>, where name is one of: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(2);
}
console.log(`npm run bench -- ${[name, ...args].join(' ')}`);
process.exit((await bench(args)) ? 0 : 1);
