// Loaded into a site's processes by NODE_OPTIONS: rendering an address that contains DEADLY_PAGE
// ends the renderer, as a full heap does.
import { subscribe } from 'node:diagnostics_channel';

const { DEADLY_PAGE } = process.env;

subscribe('http.server.request.start', ({ request }) => {
  if (process.argv[1]?.endsWith('renderer.mjs') && request.url.includes(DEADLY_PAGE))
    process.kill(process.pid, 'SIGKILL');
});
