import { createTranslator } from 'use-intl/core';
import type { Locale } from './locales';

/** Texts by name, in namespaces of any depth. */
export interface MessageTree {
  [name: string]: string | MessageTree;
}

/**
 * Bundled texts with those of an operator over them. Only known keys are accepted, with texts that are not empty, well-formed,
 * and without unknown arguments. Other keys are added to `refused`.
 */
export function mergeMessages<T extends MessageTree>(bundled: T, remote: unknown, locale: Locale, refused: string[] = [], path = ''): T {
  if (typeof remote !== 'object' || remote === null) return bundled;
  const given = new Map<string, unknown>(Object.entries(remote));
  return Object.fromEntries(
    Object.entries(bundled).map(([name, own]) => {
      const other = given.get(name);
      if (typeof own !== 'string') return [name, mergeMessages(own, other, locale, refused, `${path}${name}.`)];
      if (typeof other !== 'string' || other === own || other.trim() === '') return [name, own];
      if (isUsable(other, own, locale)) return [name, other];
      refused.push(path + name);
      return [name, own];
    }),
  ) as T;
}

/** Formats a text with the arguments and tags (`<word>…</word>`) of its bundled counterpart. */
function isUsable(text: string, own: string, locale: Locale): boolean {
  const values = Object.fromEntries([...own.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => [name, 1]));
  const marks = Object.fromEntries([...own.matchAll(/<(\w+)>/g)].map(([, name = '']) => [name, (chunks: string) => chunks]));
  let usable = true;
  const translate = createTranslator<{ text: string }>({
    locale,
    messages: { text },
    timeZone: 'Africa/Algiers',
    onError: () => {
      usable = false;
    },
  });
  translate.markup('text', { ...values, ...marks });
  return usable;
}
