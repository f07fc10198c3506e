import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

interface Element {
  name: string;
  attributes: Record<string, string>;
}

function* elementsOf(nodes: DefaultTreeAdapterTypes.Node[]): Generator<Element> {
  for (const node of nodes) {
    if (defaultTreeAdapter.isElementNode(node)) {
      yield {
        name: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      };
    }
    if ('childNodes' in node) yield* elementsOf(node.childNodes);
  }
}

/**
 * Errors of a screen's HTML regardless of content: duplicate ids, not exactly one title, no main
 * element, internal values in texts.
 */
export function faultsOf(html: string): string[] {
  const elements = [...elementsOf(parse(html).childNodes)];
  const count = (name: string): number =>
    elements.filter((element) => element.name === name).length;
  const ids = elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]));
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  return [
    ...twice.map((id) => `id "${id}" twice`),
    ...['main', 'h1', 'title']
      .filter((name) => count(name) !== 1)
      .map((name) => `${count(name)} ${name}`),
    ...(
      /\[object |(?:href|src|action)="[^"]*(?:undefined|NaN)/
        .exec(html.replace(/<script\b[\s\S]*?<\/script>/g, ''))
        ?.slice(0, 1) ?? []
    ).map((text) => `shows ${text}`),
    ...elements.flatMap(({ attributes }) =>
      Object.entries(attributes)
        .filter(([name, value]) => isForbidden(name, value))
        .map(([name, value]) => `${name}="${value.slice(0, 60)}"`),
    ),
  ];
}

function isForbidden(name: string, value: string): boolean {
  if (/^on/i.test(name)) return true;
  return (
    /^(?:href|src|action|formaction)$/i.test(name) &&
    /^[\s\p{Cc}]*(?:javascript|vbscript|data):/iu.test(value)
  );
}
