// A renderer that is a plain HTTP server. The last part of a path decides its answer, which holds
// the request.
import { createServer } from 'node:http';

const caching = 'public, max-age=0, s-maxage=3600, stale-if-error=3600';
const stale = caching.replace('3600', '0');
const policy = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const counts = new Map();

createServer(({ url, headers }, response) => {
  if (url.startsWith('/.renderer/')) return response.end('{"calls":[]}');
  const count = (counts.get(url) ?? 0) + 1;
  counts.set(url, count);
  const answer = (status, more) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...more })
      .end(JSON.stringify({ url, count, headers }));
  const kind = /[^/]+$/.exec(url.split('?')[0])?.[0];
  const unstored = { 'cache-control': 'no-store' };
  if (kind === 'translation.json')
    return answer(headers['if-none-match'] === '"texts"' ? 304 : 200, { etag: '"texts"' });
  if (kind === '503' && count > 1) return answer(503, unstored);
  if (kind === '404' && count > 1) return answer(404, { 'cache-control': 'public, s-maxage=2' });
  if (kind === '304' && headers['if-none-match'] === '"internal"')
    return response.writeHead(304, { 'cache-control': caching }).end();
  if (kind === '500') return response.destroy();
  return answer(200, {
    'cache-control': ['304', '404', '503'].includes(kind) ? stale : caching,
    'cache-tag': `article,article:${kind}`,
    'content-security-policy': policy,
    etag: '"internal"',
  });
}).listen(process.argv[2], () => process.send('ready'));
process.on('disconnect', () => process.exit());
