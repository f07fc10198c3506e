import { get, type Answer } from '../http';
import { headerFaults } from '../policy';
import { sendRaw, type RawAnswer } from '../raw';
import { Random } from './random';
import { fuzzedRequest, STRANGE_HOST } from './requests';

const CONCURRENCY = 12;
/** Pages that must be the same, to the byte, after everything that was sent. */
const REFERENCES = [
  '/',
  '/en',
  '/ar',
  '/contact',
  '/en/contact',
  '/ar/contact',
  '/toutacticle',
  '/en/toutpage',
  '/ar/partenaire',
  '/chambre_de_commerces',
  '/nulle-part',
  '/locales/ar/translation.json',
  '/manifest.webmanifest',
  '/assets/placeholder.jpg',
];

/** The reference pages as they are now, without what differs from one answer to the next. */
export async function readReferences(base: string): Promise<string[]> {
  const answers: Answer[] = [];
  for (const path of REFERENCES) answers.push(await get(base, path));
  return answers.map(
    ({ status, headers: { date: _date, age: _age, 'x-request-id': _id, ...headers }, body }) =>
      JSON.stringify({ status, headers, body }),
  );
}

/** Reference pages that are not as before. */
export async function changedReferences(base: string, before: string[]): Promise<string[]> {
  const after = await readReferences(base);
  return REFERENCES.filter((_path, index) => before[index] !== after[index]);
}

/** What happened: answers by status, and every fault with the request that caused it. */
export interface FuzzResult {
  statuses: Map<number, number>;
  /** Requests that got no answer at all: the connection ended. */
  silent: number;
  faults: string[];
  changed: string[];
}

/**
 * Sends random requests from a seed, and checks every answer and, afterwards, the reference pages.
 */
export async function fuzz(
  base: string,
  { count, seed }: { count: number; seed: number },
): Promise<FuzzResult> {
  const random = new Random(seed);
  const before = await readReferences(base);
  const result: FuzzResult = { statuses: new Map(), silent: 0, faults: [], changed: [] };
  let sent = 0;
  const sendNext = async (): Promise<void> => {
    while (sent < count) {
      sent += 1;
      const request = fuzzedRequest(random);
      const answer = await sendRaw(base, request);
      result.statuses.set(answer.status, (result.statuses.get(answer.status) ?? 0) + 1);
      for (const fault of faultsOf(answer))
        result.faults.push(`${fault} after ${JSON.stringify(request.slice(0, 1500))}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sendNext));
  result.silent = result.statuses.get(0) ?? 0;
  result.changed = await changedReferences(base, before);
  return result;
}

function faultsOf(answer: RawAnswer): string[] {
  if (answer.status === 0) return answer.closed ? [] : ['no answer'];
  const faults = answer.status >= 500 ? [`status ${answer.status}`] : [];
  faults.push(...headerFaults((name) => answer.headers.get(name)));
  const location = answer.headers.get('location');
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) faults.push(`location ${location}`);
  if (([...answer.headers.values()].join('\n') + answer.body).includes(STRANGE_HOST))
    faults.push('strange host reflected');
  if (answer.headers.has('x-a')) faults.push('header injected');
  return faults;
}
