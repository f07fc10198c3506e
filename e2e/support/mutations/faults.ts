import { htmlToDOM, type DOMNode } from 'html-react-parser';

interface Element {
  name?: string;
  attribs?: Record<string, string>;
  children?: DOMNode[];
}

function* elementsOf(nodes: DOMNode[]): Generator<Element> {
  for (const node of nodes) {
    const element = node as Element;
    if (element.name) yield element;
    if (element.children) yield* elementsOf(element.children);
  }
}

/** What is wrong with a screen's HTML whatever it shows: an id twice, not one title, no main part, a value nobody wrote for readers. */
export function faultsOf(html: string): string[] {
  const elements = [...elementsOf(htmlToDOM(html))];
  const count = (name: string): number => elements.filter((element) => element.name === name).length;
  const ids = elements.flatMap(({ attribs }) => (attribs?.['id'] === undefined ? [] : [attribs['id']]));
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  return [
    ...twice.map((id) => `id "${id}" twice`),
    ...['main', 'h1', 'title'].filter((name) => count(name) !== 1).map((name) => `${count(name)} ${name}`),
    ...(/\[object |(?:href|src|action)="[^"]*(?:undefined|NaN)/.exec(html.replace(/<script\b[\s\S]*?<\/script>/g, ''))?.slice(0, 1) ?? []).map(
      (text) => `shows ${text}`,
    ),
    ...elements.flatMap(({ attribs = {} }) =>
      Object.entries(attribs)
        .filter(([name, value]) => isForbidden(name, value))
        .map(([name, value]) => `${name}="${value.slice(0, 60)}"`),
    ),
  ];
}

function isForbidden(name: string, value: string): boolean {
  if (/^on/i.test(name)) return true;
  return /^(?:href|src|action|formaction)$/i.test(name) && /^[\s\p{Cc}]*(?:javascript|vbscript|data):/iu.test(value);
}
