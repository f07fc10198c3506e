import { createTranslator } from 'use-intl/core';
import { createLimit } from '@/lib/platform/limit';
import { errorMessage, logger } from '@/lib/platform/logger';
import { parseJson } from '@/lib/platform/read-body';
import { expectOk, MalformedError, readBody, sendRequest } from '@/lib/platform/transport';
import { sleep as defaultSleep } from '@/lib/platform/wait';
import type { Locale } from './locales';
import { TIME_ZONE } from '@/lib/platform/constants';

/** Texts by name, in nested namespaces. */
export interface MessageTree {
  [name: string]: string | MessageTree;
}

/** Replaces bundled texts by an operator's usable ones; `refused` collects other names. */
export function mergeMessages<T extends MessageTree>(
  bundled: T,
  remote: unknown,
  locale: Locale,
  refused: string[] = [],
  path = '',
): T {
  if (typeof remote !== 'object' || remote === null) return bundled;
  const remoteEntries = new Map<string, unknown>(Object.entries(remote));
  return Object.fromEntries(
    Object.entries(bundled).map(([name, bundledText]) => {
      const remoteText = remoteEntries.get(name);
      if (typeof bundledText !== 'string')
        return [name, mergeMessages(bundledText, remoteText, locale, refused, `${path}${name}.`)];
      if (typeof remoteText !== 'string' || remoteText === bundledText || remoteText.trim() === '')
        return [name, bundledText];
      if (isUsable(remoteText, bundledText, locale)) return [name, remoteText];
      refused.push(path + name);
      return [name, bundledText];
    }),
  ) as T;
}

/** Whether a text can be formatted with the arguments and tags of the bundled one. */
function isUsable(text: string, bundled: string, locale: Locale): boolean {
  const values = Object.fromEntries(
    [...bundled.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => [name, 1]),
  );
  const marks = Object.fromEntries(
    [...bundled.matchAll(/<(\w+)>/g)].map(([, name = '']) => [name, (chunks: string) => chunks]),
  );
  let usable = true;
  const translate = createTranslator<{ text: string }>({
    locale,
    messages: { text },
    timeZone: TIME_ZONE,
    onError: () => {
      usable = false;
    },
  });
  translate.markup('text', { ...values, ...marks });
  return usable;
}

/** Specification §8 and §9: at most 5 retries, from 350 ms doubling, and 10 parallel reads. */
const RETRIES = 5;
const FIRST_DELAY = 350;
const PARALLEL_READS = 10;

const FRESH_MILLISECONDS = 5 * 60 * 1000;
const AGAIN_AFTER_FAILURE = 30_000;
const READ_TIMEOUT = 3000;
const MAX_BYTES = 512 * 1024;

interface State<T> {
  messages: T | undefined;
  reading: Promise<void> | undefined;
  /** The next read is due at this time; Infinity while a read is running. */
  dueAt: number;
  /** Pages wait for the first read until this time. */
  waitUntil: number;
}

/**
 * Reads an operator's texts in the background from `/locales/{lng}/translation.json`. Pages wait
 * only in the first 350 ms, and the last texts stay while the origin fails.
 */
export class RemoteMessages<T extends MessageTree> {
  readonly #states = new Map<Locale, State<T>>();
  readonly #limit = createLimit(PARALLEL_READS);

  constructor(
    private readonly options: {
      origin: string;
      now?: () => number;
      sleep?: (milliseconds: number) => Promise<void>;
    },
  ) {}

  async get(locale: Locale, bundled: T): Promise<T> {
    const { now = () => performance.now(), sleep = defaultSleep } = this.options;
    const state = this.#states.get(locale) ?? {
      messages: undefined,
      reading: undefined,
      dueAt: 0,
      waitUntil: now() + FIRST_DELAY,
    };
    this.#states.set(locale, state);
    if (now() >= state.dueAt) {
      state.dueAt = Infinity;
      state.reading = this.#refresh(locale, bundled, state);
    }
    const wait = state.waitUntil - now();
    if (state.messages === undefined && state.reading && wait > 0)
      await Promise.race([state.reading, sleep(wait)]);
    return state.messages ?? bundled;
  }

  async #refresh(locale: Locale, bundled: T, state: State<T>, attempt = 0): Promise<void> {
    const { origin, now = () => performance.now(), sleep = defaultSleep } = this.options;
    try {
      const remote = await this.#limit(() =>
        readTexts(`${origin}/locales/${locale}/translation.json`),
      );
      const refused: string[] = [];
      state.messages = mergeMessages(bundled, remote, locale, refused);
      state.dueAt = now() + FRESH_MILLISECONDS;
      if (refused.length > 0)
        logger.warn({ locale, texts: refused.slice(0, 20) }, 'Remote texts cannot be used');
    } catch (error) {
      if (attempt < RETRIES) {
        await sleep(FIRST_DELAY * 2 ** attempt);
        return this.#refresh(locale, bundled, state, attempt + 1);
      }
      state.dueAt = now() + AGAIN_AFTER_FAILURE;
      logger.error({ locale, reason: errorMessage(error) }, 'Remote texts cannot be read');
    }
  }
}

async function readTexts(address: string): Promise<object> {
  const signal = AbortSignal.timeout(READ_TIMEOUT);
  const response = await sendRequest(address, { headers: { accept: 'application/json' }, signal });
  await expectOk(response);
  const value = parseJson((await readBody(response, MAX_BYTES)).toString('utf8'));
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new MalformedError('not an object of texts');
  return value;
}
