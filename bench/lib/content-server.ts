// The embedded content API in a process of its own, with as much content as is asked for:
// tsx bench/lib/content-server.ts <folder> <amount as JSON>
import { demonstration } from '@/embedded-api/database/demonstration';
import { startEmbeddedApi } from '@/embedded-api/server';
import { manyOf, type Amount } from './many-content';

const [dataDir = '', amount = ''] = process.argv.slice(2);
const content = manyOf(demonstration, JSON.parse(amount) as Amount);
const api = await startEmbeddedApi({ dataDir, content });
process.stdout.write(`${api.url}\n`);
