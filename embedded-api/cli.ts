import { startEmbeddedApi } from './server';

const port = Number(process.env['API_PORT'] ?? 4100);
/** The site logs its own requests, and passes on only the errors of this process. */
const log = (line: object): void => {
  const time = new Date().toISOString();
  if ('msg' in line) console.error(JSON.stringify({ level: 50, time, ...line }));
  else console.log(JSON.stringify(line));
};
const dataDir = process.env['DATA_DIR'] ?? '.data';
// Files with visitors' messages are readable by this user only.
process.umask(0o077);

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`API_PORT must be a port number, not "${process.env['API_PORT']}".`);
  process.exit(1);
}

try {
  // The site starts this process. It may have ended already.
  if (process.send && !process.connected) process.exit(0);
  const api = await startEmbeddedApi({ port, dataDir, log });
  console.log(`Content API on ${api.url} (data in ${dataDir})`);
  // The site ends this process by closing the IPC channel. A terminal's signals reach both.
  process.once('disconnect', () => void api.close());
  process.send?.('ready');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void (process.connected || api.close()));
} catch (error) {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    console.error(`Port ${port} is in use: stop what runs there, or set API_PORT to another one.`);
  else console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
