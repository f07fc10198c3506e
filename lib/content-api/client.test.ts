import { jest } from '@jest/globals';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { currentContext, createRequestContext, runInContext } from '@/lib/platform/request-context';
import { MalformedError, MissingError, UnavailableError } from '@/lib/platform/transport';
import { listen, stopServer } from '@/testing/loopback';
import { postJson, getJson, type ApiCall } from './client';

const getAnswer = (call: ApiCall): Promise<unknown> => getJson(call, (answer) => answer);

const POST = { headers: {}, timeout: 3000 };
let server: Server | undefined;
let requests = 0;

/** A real server on loopback with the given handler, to which the client connects. */
async function serve(answer: RequestListener): Promise<void> {
  requests = 0;
  server = createServer((request, response) => {
    requests += 1;
    answer(request, response);
  });
  process.env['EMBEDDED_API_URL'] = await listen(server);
}

const reply = (body: string | Buffer, status = 200, headers: Record<string, string> = {}) =>
  serve((_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body),
  );

afterEach(() => stopServer(server));

describe('a call of the content API', () => {
  test('sends the query and the language', async () => {
    let seen = '';
    await serve((request, response) => {
      seen = `${request.url} ${request.headers['accept-language']}`;
      response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    });
    await getAnswer({
      template: '/api/events',
      query: { start: '2026-01-01T00:00:00.000Z', page: 2 },
      language: 'ar',
    });
    expect(seen).toBe('/api/events?start=2026-01-01T00%3A00%3A00.000Z&page=2 ar');
  });

  test.each([404, 410])(
    'tells an item that does not exist (%i), without trying again',
    async (status) => {
      await reply('{}', status);
      await expect(getAnswer({ template: '/api/x' })).rejects.toBeInstanceOf(MissingError);
      expect(requests).toBe(1);
    },
  );

  test.each([
    ['\n', 'empty body'],
    ['{"data":[{"id":1,"name":NaN}]}', 'body is not JSON'],
    ['{"id":', 'body is not JSON'],
    ['<html>', 'body is not JSON'],
    ['[]PHP Warning: x in y on line 1', 'body is not JSON'],
    [Buffer.from('{"name":"Économie"}', 'latin1'), 'body is not UTF-8'],
  ])('asks once for what is whole and no JSON: %.20j', async (body, reason) => {
    await reply(body);
    const call = getAnswer({ template: '/api/x', isDetail: true });
    await expect(call).rejects.toThrow(reason);
    await expect(call).rejects.toBeInstanceOf(MalformedError);
    expect(requests).toBe(1);
  });

  test.each([
    [429, undefined, undefined],
    [429, '60', 60_000],
    [503, '60', 60_000],
    [503, new Date(Date.now() + 60_000).toUTCString(), expect.closeTo(60_000, -4)],
  ])(
    'does not try again when the API asks for a rest: status %i, Retry-After %s',
    async (status, header, retryAfter) => {
      await reply('', status, header === undefined ? {} : { 'retry-after': header });
      await expect(getAnswer({ template: '/api/x' })).rejects.toMatchObject({ status, retryAfter });
      expect(requests).toBe(1);
    },
  );

  test.each<[string, (response: ServerResponse) => void]>([
    ['says 503', (response) => response.writeHead(503).end()],
    ['breaks off', (response) => response.destroy()],
  ])('is tried once more when the first try %s', async (_fault, fail) => {
    await serve((_request, response) => {
      if (requests === 1) fail(response);
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":1}');
    });
    expect(await getAnswer({ template: '/api/x' })).toEqual({ id: 1 });
    expect(requests).toBe(2);
  });

  test('is not tried a third time', async () => {
    await reply('{}', 500);
    await expect(getAnswer({ template: '/api/x' })).rejects.toThrow('status 500');
    expect(requests).toBe(2);
  });

  test('is not tried again when the first try took half of its time', async () => {
    const now = performance.now.bind(performance);
    const clock = jest.spyOn(performance, 'now');
    try {
      await serve((_request, response) => {
        clock.mockImplementation(() => now() + 1600);
        response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
      });
      await expect(getAnswer({ template: '/api/x' })).rejects.toThrow('status 500');
      expect(requests).toBe(1);
    } finally {
      clock.mockRestore();
    }
  });

  test('asks for a body without encoding; one that is encoded all the same is malformed', async () => {
    const asked: unknown[] = [];
    await serve(({ headers }, response) => {
      asked.push(headers['accept-encoding']);
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"id":1}'));
    });
    await expect(getAnswer({ template: '/api/x' })).rejects.toThrow('body is not UTF-8');
    expect(asked).toEqual(['identity']);
  });

  test('follows no redirect, and says where to, without the address that a visitor may have typed', async () => {
    await reply('', 302, { location: 'https://user:word@api.example.org/api/x?search=secret' });
    await expect(getAnswer({ template: '/api/x' })).rejects.toThrow(
      /^status 302, to https:\/\/api\.example\.org$/,
    );
  });

  test.each(['text/html; charset=UTF-8', 'application/json; charset=iso-8859-1', undefined])(
    'reads JSON that is called %s, with byte order marks around it',
    async (type) => {
      await serve((_request, response) =>
        response
          .writeHead(200, type === undefined ? {} : { 'content-type': type })
          .end('\uFEFF\uFEFF\n[{"name":"Économie"}]\uFEFF\n'),
      );
      expect(await getAnswer({ template: '/api/x' })).toEqual([{ name: 'Économie' }]);
    },
  );

  test.each([
    [6, false, false],
    [7.5, true, true],
    [8, true, false],
  ])('a body of %d MB (of one item: %s) is read: %s', async (size, isDetail, isRead) => {
    const length = size * 1024 * 1024;
    await reply(`"${'x'.repeat(length)}"`);
    const call = getAnswer({ template: '/api/x', isDetail });
    if (isRead) expect(await call).toHaveLength(length);
    else await expect(call).rejects.toThrow(/body over/);
  });

  test('gives up after 3 seconds in all: what was not answered is not asked again', async () => {
    await serve(() => undefined);
    await expect(getAnswer({ template: '/api/x' })).rejects.toBeInstanceOf(UnavailableError);
    expect(requests).toBe(1);
  });

  test('says of a body that trickles what it says of silence', async () => {
    await serve((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).write('['),
    );
    await expect(getAnswer({ template: '/api/x' })).rejects.toThrow(/^no answer in time$/);
  });

  test('leaves half of the connections to the others when one line of the call table hangs', async () => {
    await serve((request, response) => {
      if (request.url?.startsWith('/api/slow')) return;
      response.writeHead(200, { 'content-type': 'application/json' }).end('1');
    });
    const slow = Array.from({ length: 40 }, (_, index) =>
      getAnswer({ template: '/api/slow/edit/1', query: { index } }),
    );
    const others = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        getAnswer({ template: '/api/fast', query: { index } }),
      ),
    );
    expect(others).toHaveLength(40);
    expect(requests).toBe(16 + 40);
    const ended = await Promise.allSettled(slow);
    const reasons = ended.map((end) =>
      end.status === 'rejected' && end.reason instanceof Error ? end.reason.message : 'answered',
    );
    expect(new Set(reasons)).toEqual(new Set(['no answer in time', 'no free connection in time']));
  });

  test('of all calls together 32 are in flight at most, and every one gets its turn', async () => {
    const held: (() => void)[] = [];
    let most = 0;
    await serve((_request, response) => {
      held.push(() => response.writeHead(200, { 'content-type': 'application/json' }).end('1'));
      most = Math.max(most, held.length);
      if (held.length === 32) for (const answer of held.splice(0)) answer();
    });
    const answers = Promise.all(
      Array.from({ length: 96 }, (_, index) =>
        getAnswer({ template: `/api/line-${index % 6}`, query: { index } }),
      ),
    );
    expect(await answers).toHaveLength(96);
    expect(most).toBe(32);
  });

  test('a message is sent once the API says so: a body that never ends is not waited for', async () => {
    // No deadline: a reader of the body would wait for ever.
    const deadline = jest
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(new AbortController().signal);
    await serve((_request, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
        .write('{');
    });
    await expect(postJson('/api/contact', {}, POST)).resolves.toBeUndefined();
    deadline.mockRestore();
  });

  test('makes connections that hold on to no page: they serve many', async () => {
    await reply('{}');
    const visits: unknown[] = [];
    const connected = (): void => void visits.push(currentContext());
    subscribe('undici:client:connected', connected);
    await runInContext(createRequestContext(), () => getAnswer({ template: '/api/x' }));
    unsubscribe('undici:client:connected', connected);
    expect(visits).toEqual([undefined]);
  });

  test('never sends a message twice', async () => {
    await reply('{}', 500);
    await expect(postJson('/api/contact', {}, POST)).rejects.toBeInstanceOf(UnavailableError);
    expect(requests).toBe(1);
  });
});
