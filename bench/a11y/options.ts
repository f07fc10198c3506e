import { LANGUAGES, type Language } from '@/testing/test';
import { parseArgs } from 'node:util';
import { ENGINES, type EngineName } from './findings';

export interface Options {
  engines: EngineName[];
  languages: Language[];
  widths: number[];
  /** A part of a view's name or address. */
  only: string;
  /** A running site; without one the built site is started. */
  url: string | undefined;
  /** Where every finding goes as JSON. */
  out: string | undefined;
}

/** What is asked on the command line; a word that names nothing is refused rather than ignored. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      engines: { type: 'string', default: ENGINES.join(',') },
      languages: { type: 'string', default: LANGUAGES.join(',') },
      widths: { type: 'string', default: '360,768,1280' },
      only: { type: 'string', default: '' },
      url: { type: 'string' },
      out: { type: 'string' },
    },
  });
  return {
    engines: chosenOf(ENGINES, values.engines),
    languages: chosenOf(LANGUAGES, values.languages),
    widths: values.widths.split(',').map((width) => {
      if (!/^\d{3,4}$/.test(width)) throw new Error(`No width: ${width}`);
      return Number(width);
    }),
    only: values.only,
    url: values.url,
    out: values.out,
  };
}

function chosenOf<Name extends string>(all: readonly Name[], text: string): Name[] {
  return text.split(',').map((word) => {
    const found = all.find((name) => name === word);
    if (!found) throw new Error(`${word} is none of ${all.join(', ')}`);
    return found;
  });
}
