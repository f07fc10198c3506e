// The embedded content API in a process of its own, with as much content as is asked for:
// tsx bench/lib/content-server.ts <folder> <articles> <events> <menu items>
import { demonstration } from '@/embedded-api/database/demonstration';
import { startEmbeddedApi } from '@/embedded-api/server';
import { manyOf } from './many-content';

const [dataDir = '', articles, events, menuItems] = process.argv.slice(2);
const content = manyOf(demonstration, {
  articles: Number(articles),
  events: Number(events),
  menuItems: Number(menuItems),
});
const api = await startEmbeddedApi({ dataDir, content: content });
process.stdout.write(`${api.url}\n`);
