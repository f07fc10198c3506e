import { calls, type ContractCall } from './calls';
import { contactFields } from './contact-fields';
import { type Difference, membersOf, outOfData, shown } from './shapes';

export interface Deviation extends Difference {
  call: string;
}

export interface ContractOptions {
  /** Also sends a contact message, which the API stores. */
  write?: boolean;
  timeoutMs?: number;
}

export interface CallResult {
  call: string;
  /** The body of one good response. */
  answer?: unknown;
  /** The reason why the call was not made, such as a list without records. */
  skipped?: string;
  deviations: Deviation[];
}

/** At most three records of each kind are requested, which bounds the number of calls. */
const mostIds = 3;
const unknownId = '999999999';

interface Answer {
  status: number;
  body: unknown;
}

/** Checks all calls of specification §7 at `baseUrl`. An empty result means that all are met. */
export async function checkContract(
  baseUrl: string,
  options: ContractOptions = {},
): Promise<Deviation[]> {
  return (await runContract(baseUrl, options)).flatMap((result) => result.deviations);
}

export async function runContract(
  baseUrl: string,
  { write = false, timeoutMs = 10_000 }: ContractOptions = {},
): Promise<CallResult[]> {
  const ask = (path: string, init: RequestInit): Promise<Answer | Difference> =>
    request(`${baseUrl.replace(/(?<!\/)\/+$/, '')}${path}`, init, timeoutMs);
  const answers = new Map<string, unknown>();
  const results: CallResult[] = [];
  for (const call of calls) {
    const { name, path, idsFrom } = call;
    const ids = idsFrom ? idsIn(answers.get(idsFrom)).slice(0, mostIds) : [''];
    const tried = await Promise.all(ids.map((id) => tryCall(call, path.replace('{id}', id), ask)));
    const differences = tried.flatMap((each) => each.differences);
    const answer = tried.find((each) => each.answer !== undefined)?.answer;
    answers.set(name, answer);
    if (idsFrom)
      differences.push(
        ...missing(
          await ask(path.replace('{id}', unknownId), { headers: { Accept: 'application/json' } }),
        ),
      );
    results.push({
      call: name,
      answer,
      deviations: differences.map((difference) => ({ call: name, ...difference })),
      ...(ids.length === 0 ? { skipped: 'no record to ask for' } : {}),
    });
  }
  if (write) results.push(await tryContact(ask));
  return results;
}

type Ask = (path: string, init: RequestInit) => Promise<Answer | Difference>;

async function tryCall(
  { shape, headers }: ContractCall,
  path: string,
  ask: Ask,
): Promise<{ answer?: unknown; differences: Difference[] }> {
  const answer = await ask(path, { headers: { Accept: 'application/json', ...headers } });
  if ('expected' in answer) return { differences: [answer] };
  const { status, body } = answer;
  return status === 200
    ? { answer: body, differences: shape(body, '') }
    : { differences: [{ path: '(status)', expected: '200', got: `${status} for ${path}` }] };
}

/** Checks the answer for an unknown id: 404, 410, or an empty record. */
function missing(answer: Answer | Difference): Difference[] {
  if ('expected' in answer) return [answer];
  const { status, body } = answer;
  const isEmpty = typeof body === 'object' && Object.keys(body ?? {}).length === 0;
  if (status === 404 || status === 410 || (status === 200 && isEmpty)) return [];
  const expected = '404, 410 or an empty answer';
  return [{ path: `(unknown id ${unknownId})`, expected, got: `${status}, ${shown(body)}` }];
}

async function tryContact(ask: Ask): Promise<CallResult> {
  const call = 'POST /api/contact';
  const post = async (message: object): Promise<number | Difference> => {
    const answer = await ask('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(message),
    });
    return 'expected' in answer ? answer : answer.status;
  };
  const required = Object.entries(contactFields).filter(([, field]) => field.required);
  const message = (text: string, address: string): object =>
    Object.fromEntries(required.map(([name, { email }]) => [name, email ? address : text]));
  const good = await post(message('Contract check', 'contract@check.example'));
  const empty = await post(message('', ''));
  const differences: Difference[] = [];
  if (typeof good !== 'number') differences.push(good);
  else if (good < 200 || good > 299)
    differences.push({
      path: '(status)',
      expected: '2xx for a complete message',
      got: String(good),
    });
  if (typeof empty !== 'number') differences.push(empty);
  else if (empty < 400 || empty > 499)
    differences.push({
      path: '(status)',
      expected: '4xx for an empty message',
      got: String(empty),
    });
  return { call, deviations: differences.map((difference) => ({ call, ...difference })) };
}

async function request(
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<Answer | Difference> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    // Answers to messages and bodies of failures are not part of the contract.
    if (init.method === 'POST' || !response.ok) return { status: response.status, body: null };
    try {
      return { status: response.status, body: JSON.parse(text) };
    } catch {
      return { path: '(body)', expected: 'JSON', got: shown(text) };
    }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return {
      path: '(connection)',
      expected: `an answer within ${timeoutMs / 1000} s`,
      got: cause instanceof Error ? cause.message || cause.name : String(cause),
    };
  }
}

function idsIn(body: unknown): string[] {
  return (membersOf(outOfData(body)) ?? []).flatMap((item) =>
    typeof item === 'object' &&
    item !== null &&
    'id' in item &&
    (typeof item.id === 'number' || typeof item.id === 'string')
      ? [String(item.id)]
      : [],
  );
}
