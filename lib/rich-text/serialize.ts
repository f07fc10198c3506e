import type { Nodes, Properties } from 'hast';

const VOID = new Set('br hr img track'.split(' '));
const IN_TEXT: Record<string, string> = { '&': '&amp;', '<': '&lt;' };
const IN_ATTRIBUTE: Record<string, string> = { ...IN_TEXT, '>': '&gt;', '"': '&quot;' };

/**
 * The HTML of a sanitised tree. `<` and `>` are escaped in attributes, too, as the HTML standard has it: no other reader takes them for a
 * tag.
 */
export function serialize(node: Nodes): string {
  if (node.type === 'text') return node.value.replace(/[&<]/g, (sign) => IN_TEXT[sign] ?? sign);
  if (!('children' in node)) return '';
  const content = node.children.map(serialize).join('');
  if (node.type === 'root') return content;
  return `<${node.tagName}${attributes(node.properties)}>${VOID.has(node.tagName) ? '' : `${content}</${node.tagName}>`}`;
}

function attributes(properties: Properties): string {
  return Object.entries(properties)
    .map(([name, value]) => attribute(attributeName(name), value))
    .join('');
}

function attribute(name: string, value: Properties[string]): string {
  if (value === undefined || value === null || value === false) return '';
  if (value === true) return ` ${name}`;
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  return ` ${name}="${text.replace(/[&<>"]/g, (sign) => IN_ATTRIBUTE[sign] ?? sign)}"`;
}

/** Attribute names of DOM properties: `tabIndex`, `dataTitle`, `ariaLabel`, `className`. */
function attributeName(property: string): string {
  if (property === 'className') return 'class';
  if (/^(?:data|aria)[A-Z]/.test(property)) return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return property.toLowerCase();
}
