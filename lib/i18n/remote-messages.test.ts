import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RemoteMessages } from './remote-messages';

const bundled = { common: { home: 'Accueil', close: 'Fermer' } };

describe('texts of another origin', () => {
  let server: Server;
  let origin: string;
  let answers: { status: number; body: string }[];
  let asked: string[];
  let clock: number;
  let waits: number[];

  beforeEach(async () => {
    answers = [];
    asked = [];
    waits = [];
    clock = 1_000_000;
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      const { status, body } = answers.shift() ?? { status: 500, body: '' };
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  /** Retries without delay; a page waits as long as the read takes. */
  const remote = (): RemoteMessages<typeof bundled> => {
    const sleep = (milliseconds: number): Promise<void> => {
      waits.push(milliseconds);
      return new Promise((resolve) => setTimeout(resolve, 20));
    };
    return new RemoteMessages({ origin, now: () => clock, sleep });
  };
  const answer = (home: string): { status: number; body: string } => ({ status: 200, body: JSON.stringify({ common: { home } }) });
  /** Resolves when there has been no request for some time. */
  const settle = async (): Promise<void> => {
    let before = -1;
    while (before !== asked.length) {
      before = asked.length;
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
  };

  test('stand over the bundled ones, read once by language and kept', async () => {
    answers = [answer('Début')];
    const texts = remote();
    await texts.get('fr', bundled);
    await settle();
    expect(await texts.get('fr', bundled)).toEqual({ common: { home: 'Début', close: 'Fermer' } });
    expect(asked).toEqual(['/locales/fr/translation.json']);
  });

  test('are read again after five minutes, and the last ones stay while that fails', async () => {
    answers = [answer('Début')];
    const texts = remote();
    await texts.get('fr', bundled);
    await settle();
    clock += 5 * 60 * 1000;
    expect((await texts.get('fr', bundled)).common.home).toBe('Début');
    await settle();
    expect(asked).toHaveLength(1 + 6);
    expect((await texts.get('fr', bundled)).common.home).toBe('Début');
  });

  test('are tried six times, and the bundled ones serve meanwhile and after', async () => {
    const texts = remote();
    expect(await texts.get('fr', bundled)).toBe(bundled);
    await settle();
    expect(asked).toHaveLength(6);
    // The page's own wait, then those between the tries.
    expect(waits).toEqual([350, 350, 700, 1400, 2800, 5600]);
    expect(await texts.get('fr', bundled)).toBe(bundled);
    expect(asked).toHaveLength(6);
  });

  test.each(['[]', '"x"', 'null', '{', '<html>'])('are not taken from %s', async (body) => {
    answers = Array.from({ length: 6 }, () => ({ status: 200, body }));
    const texts = remote();
    await texts.get('fr', bundled);
    await settle();
    expect(await texts.get('fr', bundled)).toBe(bundled);
  });
});
