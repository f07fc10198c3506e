import { createServer, request as httpRequest } from 'node:http';

export interface CookielessWay {
  url: string;
  stop(): Promise<void>;
}

/** A way to a site on which no cookie passes, in either direction: to the site, a browser that takes it keeps none. */
export async function cookielessWay(site: string): Promise<CookielessWay> {
  const { hostname, port } = new URL(site);
  const server = createServer((request, response) => {
    const { method, url: path, headers } = request;
    const call = httpRequest({ hostname, port, path, method, headers: without(headers, 'cookie'), agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, without(answer.headers, 'set-cookie'));
      answer.pipe(response);
    });
    call.on('error', () => response.destroy());
    request.pipe(call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function without<T extends object>(headers: T, name: keyof T): T {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name)) as T;
}
