import type { ContactValues } from '@/lib/contact/fields';
import { WRITTEN } from '@/lib/contact/testing/written';
import { failuresOf, postForm, postMessage } from '../calls';
import { get, textOf, type Answer } from '../http';
import { messages } from '../messages';
import type { Site } from '../site';
import type { FaultScreen } from './fault-screens';
import { faultOf, type Fault, type FaultName } from './faults';

/** Longest wait for an uncached page. */
export const UNSEEN_WITHIN = 3500;
/**
 * A plain form's message waits a second and is given up three seconds later; what answers it is a
 * screen, that may never have been seen.
 */
const SENDING = 4000;
/** After the API is back everything is fresh within this time. */
export const FRESH_WITHIN = 10_000;

export interface Timed extends Answer {
  milliseconds: number;
  text: string;
}

/** A request with the time it took and its readable text. */
export const timed = (site: Site, path: string): Promise<Timed> => clocked(get(site.url, path));

async function clocked(asked: Promise<Answer>): Promise<Timed> {
  const started = performance.now();
  const answer = await asked;
  const milliseconds = performance.now() - started;
  const isPage = String(answer.headers['content-type']).startsWith('text/html');
  return { ...answer, milliseconds, text: isPage ? textOf(answer.body) : answer.body };
}

/**
 * What is wrong with the answer of a page that was seen before: nothing, when it is there with its
 * content.
 */
export function faultsOfSeen({ status, text }: Timed, { shows }: FaultScreen): string[] {
  return [
    ...(status === 200 ? [] : [`status ${status} for a page seen before`]),
    ...(text.includes(shows) ? [] : ['content of a page seen before is gone']),
  ];
}

/** What is wrong with the answer of an uncached page, under a fault. */
export function faultsOfUnseen(
  answer: Timed,
  screen: FaultScreen,
  name: FaultName,
  within = UNSEEN_WITHIN,
): string[] {
  const late =
    answer.milliseconds > within ? [`never seen: ${Math.round(answer.milliseconds)} ms`] : [];
  // While the API flaps, a page may be complete and so may be stored.
  const isWhole = faultsOfSeen(answer, screen).length === 0;
  if (faultOf(name).effect === 'flaps' && isWhole) return late;
  return [...late, ...faultsOfState(answer, screen)];
}

function faultsOfState({ status, headers, text }: Timed, { unseen, shows }: FaultScreen): string[] {
  const found: string[] = [];
  if (status !== unseen.status)
    found.push(`never seen: status ${status} instead of ${unseen.status}`);
  if (!text.includes(unseen.shows)) found.push(`never seen: “${unseen.shows}” is not shown`);
  if (text.includes(shows)) found.push('never seen: content out of nowhere');
  if (headers['cache-control'] !== 'no-store')
    found.push(`never seen: cache-control ${headers['cache-control'] ?? 'missing'}`);
  if (unseen.status === 503 && !(Number(headers['retry-after']) > 0))
    found.push('never seen: no Retry-After');
  return found;
}

/** Whether the log contains the failure of a screen's call in the specification's words. */
export function isLogged(site: Site, { call, message }: FaultScreen): boolean {
  return failuresOf(site, call).some(({ msg }) => msg === message);
}

/** Errors of the process that no outage of the API may cause. */
export function alarms(site: Site): string[] {
  const bad = site.log.filter(
    ({ level, msg }) =>
      Number(level) >= 60 || /unhandled|uncaught|Request failed/i.test(String(msg)),
  );
  return [
    ...bad.map(
      ({ msg, err }) => `logged: ${String(msg)} ${JSON.stringify(err ?? '').slice(0, 200)}`,
    ),
    ...site.stderr.map((text) => `stderr: ${text.slice(0, 200)}`),
  ];
}

let sent = 0;

/** A unique contact message. */
function written(): ContactValues {
  sent += 1;
  return {
    ...WRITTEN,
    subject: `Foire ${process.pid} ${sent}`,
    message: `Première ligne ${sent}\n🙂`,
  };
}

const { sent: SENT, failed: FAILED, perhapsSent: PERHAPS } = messages.fr.contact;
/** The outcome shown to the visitor. */
const SAID = {
  accepted: { status: 200, text: SENT },
  refused: { status: 502, text: FAILED },
  unanswered: { status: 504, text: PERHAPS },
};

/** Sends a message by the script's route and by the plain form; returns wrong answers of each. */
export async function faultsOfContact(
  site: Site,
  posts: Fault['posts'],
  within = UNSEEN_WITHIN,
): Promise<string[]> {
  const [script, form] = await Promise.all([
    faultsOfScript(site, posts, within),
    faultsOfForm(site, posts, within),
  ]);
  return [...script, ...form];
}

async function faultsOfScript(
  site: Site,
  posts: Fault['posts'],
  within: number,
): Promise<string[]> {
  const answer = await clocked(postMessage(site.url, written(), { 'accept-language': 'fr' }));
  const { status, text } = SAID[posts];
  return [
    ...asExpected(answer, status, 'contact by script', within),
    ...(answer.text.includes(text) ? [] : [`contact by script: “${text}” is not said`]),
  ];
}

async function faultsOfForm(site: Site, posts: Fault['posts'], within: number): Promise<string[]> {
  const fields = written();
  const answer = await clocked(postForm(site.url, fields));
  if (posts === 'accepted') return asExpected(answer, 303, 'contact by form', within);
  const { status, text } = SAID[posts];
  const found = asExpected(answer, status, 'contact by form', SENDING + within);
  if (!answer.text.includes(text)) found.push(`contact by form: “${text}” is not said`);
  const kept = fields.message.split('\n')[0] ?? '';
  if (!answer.body.includes(kept) || !answer.body.includes(fields.subject))
    found.push('contact by form: the text is not kept');
  return found;
}

function asExpected(
  { status, milliseconds }: Timed,
  expected: number,
  what: string,
  within: number,
): string[] {
  return [
    ...(status === expected ? [] : [`${what}: status ${status} instead of ${expected}`]),
    ...(milliseconds <= within ? [] : [`${what}: ${Math.round(milliseconds)} ms`]),
  ];
}
