import { LRUCache } from 'lru-cache';

/** Characters of the answers that are held ready. What pages make of them takes several times as much. */
const MAX_CHARACTERS = 1024 * 1024;
const parsed = new LRUCache<string, object>({ maxSize: MAX_CHARACTERS, sizeCalculation: (_, text) => text.length });

/**
 * How the caches write an answer. Read from the same text, it is the same object each time: a page reads a dozen answers, the next page
 * mostly the same ones, and what was made of them stays usable (see `onceFor`). It is frozen, since pages share it.
 */
export const answerText = {
  serialize: (value: unknown): string => JSON.stringify(value),
  deserialize(text: string | Buffer): unknown {
    const whole = text.toString();
    const known = parsed.get(whole);
    if (known) return known;
    const answer: unknown = JSON.parse(whole, (_, value: unknown) => Object.freeze(value));
    if (typeof answer === 'object' && answer !== null) parsed.set(whole, answer);
    return answer;
  },
};
