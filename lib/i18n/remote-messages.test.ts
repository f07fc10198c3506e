import { mergeMessages, RemoteMessages } from './remote-messages';
import { createServer, type Server } from 'node:http';
import { listen, stopServer } from '@/testing/loopback';

const bundled = {
  common: { home: 'Accueil', rights: '© {year} {name}' },
  list: { count: '{count, plural, one {# page} other {# pages}}' },
};

describe('an operator’s texts', () => {
  test('replace the bundled ones by name, at any depth, and leave the others', () => {
    expect(
      mergeMessages(bundled, { common: { home: 'Début', rights: '{name}, {year}' } }, 'fr'),
    ).toEqual({
      ...bundled,
      common: { home: 'Début', rights: '{name}, {year}' },
    });
  });

  test.each([
    ['nothing', null],
    ['a text', 'Accueil'],
    ['a list', ['Accueil']],
    ['an unknown name', { other: { home: 'x' }, common: { unknown: 'x' } }],
    ['a number for a text', { common: { home: 1 } }],
    ['an empty text', { common: { home: ' ' } }],
    ['a namespace for a text', { common: { home: { deep: 'x' } } }],
    ['a text for a namespace', { common: 'x' }],
    ['a prototype', JSON.parse('{"__proto__":{"home":"x"},"common":{"__proto__":{"home":"x"}}}')],
  ])('change nothing when they are %s', (_what, remote) => {
    expect(mergeMessages(bundled, remote, 'fr')).toEqual(bundled);
  });

  test.each([
    ['broken', { common: { home: 'Accueil {' } }, 'common.home'],
    ['asking for what is not given', { common: { home: 'Accueil {name}' } }, 'common.home'],
    [
      'without the plural every language needs',
      { list: { count: '{count, plural, one {#}}' } },
      'list.count',
    ],
  ])('are refused when they are %s', (_what, remote, name) => {
    const refused: string[] = [];
    expect(mergeMessages(bundled, remote, 'fr', refused)).toEqual(bundled);
    expect(refused).toEqual([name]);
  });

  test('may use the marks of the bundled text', () => {
    const marked = { found: 'Résultats pour « <word>{keyword}</word> »' };
    expect(mergeMessages(marked, { found: '<word>{keyword}</word> :' }, 'fr').found).toBe(
      '<word>{keyword}</word> :',
    );
    expect(mergeMessages(marked, { found: '<b>{keyword}</b>' }, 'fr')).toEqual(marked);
  });

  test('may use an argument less', () => {
    expect(mergeMessages(bundled, { common: { rights: '© {name}' } }, 'fr').common.rights).toBe(
      '© {name}',
    );
  });
});

const shipped = { common: { home: 'Accueil', close: 'Fermer' } };

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
    origin = await listen(server);
  });

  afterEach(() => stopServer(server));

  /** Retries without delay; a page waits as long as the read takes. */
  const remote = (): RemoteMessages<typeof shipped> => {
    const sleep = (milliseconds: number): Promise<void> => {
      waits.push(milliseconds);
      return new Promise((resolve) => setTimeout(resolve, 20));
    };
    return new RemoteMessages({ origin, now: () => clock, sleep });
  };
  const answer = (home: string): { status: number; body: string } => ({
    status: 200,
    body: JSON.stringify({ common: { home } }),
  });
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
    await texts.get('fr', shipped);
    await settle();
    expect(await texts.get('fr', shipped)).toEqual({ common: { home: 'Début', close: 'Fermer' } });
    expect(asked).toEqual(['/locales/fr/translation.json']);
  });

  test('are read again after five minutes, and the last ones stay while that fails', async () => {
    answers = [answer('Début')];
    const texts = remote();
    await texts.get('fr', shipped);
    await settle();
    clock += 5 * 60 * 1000;
    expect((await texts.get('fr', shipped)).common.home).toBe('Début');
    await settle();
    expect(asked).toHaveLength(1 + 6);
    expect((await texts.get('fr', shipped)).common.home).toBe('Début');
  });

  test('are tried six times, and the bundled ones serve meanwhile and after', async () => {
    const texts = remote();
    expect(await texts.get('fr', shipped)).toBe(shipped);
    await settle();
    expect(asked).toHaveLength(6);
    // The page's own wait, then those between the tries.
    expect(waits).toEqual([350, 350, 700, 1400, 2800, 5600]);
    expect(await texts.get('fr', shipped)).toBe(shipped);
    expect(asked).toHaveLength(6);
  });

  test.each(['[]', '"x"', 'null', '{', '<html>'])('are not taken from %s', async (body) => {
    answers = Array.from({ length: 6 }, () => ({ status: 200, body }));
    const texts = remote();
    await texts.get('fr', shipped);
    await settle();
    expect(await texts.get('fr', shipped)).toBe(shipped);
  });
});
