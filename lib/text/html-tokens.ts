import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** Elements whose content is not HTML. */
const FOREIGN = new Set(['svg', 'math']);

const ignore = (): void => undefined;
const IGNORED: TokenizerCallbacks = {
  onattribdata: ignore,
  onattribend: ignore,
  onattribentity: ignore,
  onattribname: ignore,
  oncdata: ignore,
  onclosetag: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onopentagend: ignore,
  onopentagname: ignore,
  onprocessinginstruction: ignore,
  onselfclosingtag: ignore,
  ontext: ignore,
  ontextentity: ignore,
};

/** Callbacks for tokens, with positions in the text; entities are not decoded. Tag names are in lower case. */
interface Handlers extends Partial<Omit<TokenizerCallbacks, 'onopentagname' | 'onclosetag'>> {
  onopentagname?: (name: string, start: number) => unknown;
  onclosetag?: (name: string, start: number, end: number) => unknown;
}

export function tokenize(html: string, { onopentagname, onclosetag, ...handlers }: Handlers, { recognizeSelfClosing = false } = {}): void {
  let last = '';
  let depth = 0;
  const tokenizer = new Tokenizer(
    { decodeEntities: false, recognizeSelfClosing },
    {
      ...IGNORED,
      ...handlers,
      onopentagname(start, end) {
        last = html.slice(start, end).toLowerCase();
        if (FOREIGN.has(last)) depth += 1;
        onopentagname?.(last, start);
      },
      onselfclosingtag(end) {
        if (FOREIGN.has(last)) depth -= 1;
        (handlers.onselfclosingtag ?? handlers.onopentagend ?? ignore)(end);
      },
      onclosetag(start, end) {
        const name = html.slice(start, end).toLowerCase();
        if (FOREIGN.has(name)) depth = Math.max(0, depth - 1);
        onclosetag?.(name, start, end);
      },
      isInForeignContext: handlers.isInForeignContext ?? (() => depth > 0),
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
