import { existsSync, readFileSync } from 'node:fs';

/**
 * Marks, in a CSS module, what server/renderer/split-styles tells apart: rules of the file
 * `X.later.css` beside `X.module.css`, with its class names, or a whole `X.later.module.css`; and a
 * module with `--sheet: optional`. Every browser supports the conditions: until they are told
 * apart, all rules apply.
 */
export default function markStyles(source) {
  if (this.resourcePath.endsWith('.later.module.css')) return `@supports (--later: 1) {${source}}`;
  const later = this.resourcePath.replace(/\.module\.css$/, '.later.css');
  this.addDependency(later);
  const marked = source.includes('--sheet: optional')
    ? `@supports (--optional: 1) {${source}}`
    : source;
  return existsSync(later)
    ? `${marked}@supports (--later: 1) {${readFileSync(later, 'utf8')}}`
    : marked;
}
