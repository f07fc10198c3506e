import type { Element, Properties, Root } from 'hast';
import { parseDeclarations } from '@/lib/text/html-tree';
import { visitElements } from './tree';

/**
 * Names of `data-style` in `RichTextStyles.module.css`, and the forms in which editors write them:
 * a declaration, an attribute, or a class of CKEditor, Quill, TinyMCE, WordPress or Bootstrap.
 */
const STYLES = {
  left: 'text-align:left align=left .ql-align-left .text-left .has-text-align-left .align-left',
  right:
    'text-align:right align=right .ql-align-right .text-right .has-text-align-right .align-right',
  center:
    'text-align:center align=center .ql-align-center .text-center .has-text-align-center ' +
    '.align-center .aligncenter .image-style-align-center .image-style-block-align-center',
  justify: 'text-align:justify align=justify .ql-align-justify .text-justify .align-justify',
  start: 'text-align:start .text-start',
  end: 'text-align:end .text-end',
  rtl: 'direction:rtl .ql-direction-rtl',
  ltr: 'direction:ltr',
  bold:
    'font-weight:bold font-weight:bolder font-weight:600 font-weight:700 font-weight:800 ' +
    'font-weight:900 .fw-bold .fw-bolder .font-weight-bold',
  regular: 'font-weight:normal font-weight:400 .fw-normal .font-weight-normal',
  italic: 'font-style:italic font-style:oblique .fst-italic .font-italic',
  upright: 'font-style:normal .fst-normal',
  underline: 'text-decoration:underline text-decoration-line:underline .text-decoration-underline',
  'line-through':
    'text-decoration:line-through text-decoration-line:line-through .text-decoration-line-through',
  super: 'vertical-align:super',
  sub: 'vertical-align:sub',
  top: 'vertical-align:top valign=top .align-top',
  middle: 'vertical-align:middle valign=middle .align-middle',
  bottom: 'vertical-align:bottom valign=bottom .align-bottom',
  'no-marker':
    'list-style-type:none list-style:none .list-unstyled data-list=checked data-list=unchecked',
  disc: 'list-style-type:disc list-style:disc type=disc data-list=bullet',
  circle: 'list-style-type:circle list-style:circle type=circle',
  square: 'list-style-type:square list-style:square type=square',
  decimal: 'list-style-type:decimal list-style:decimal type=1',
  'lower-alpha':
    'list-style-type:lower-alpha list-style-type:lower-latin list-style:lower-alpha type=a',
  'upper-alpha':
    'list-style-type:upper-alpha list-style-type:upper-latin list-style:upper-alpha type=A',
  'lower-roman': 'list-style-type:lower-roman list-style:lower-roman type=i',
  'upper-roman': 'list-style-type:upper-roman list-style:upper-roman type=I',
  'pre-wrap':
    'white-space:pre white-space:pre-wrap white-space:break-spaces white-space-collapse:preserve',
  'pre-line': 'white-space:pre-line white-space-collapse:preserve-breaks',
  'float-left': 'float:left .float-left .alignleft .image-style-align-left',
  'float-right': 'float:right .float-right .alignright .image-style-align-right .image-style-side',
  'float-start': 'float:inline-start .float-start',
  'float-end': 'float:inline-end .float-end',
};

const NAME_OF_FORM = new Map(
  Object.entries(STYLES).flatMap(([name, written]) =>
    written.split(' ').map((form): [string, string] => [form, name]),
  ),
);
const INDENTS = Array.from({ length: 8 }, (_, step) => `indent-${step + 1}`);
const WIDTHS = Array.from({ length: 10 }, (_, step) => `width-${10 * (step + 1)}`);
export const STYLE_NAMES: readonly string[] = [...Object.keys(STYLES), ...INDENTS, ...WIDTHS];

/**
 * Obsolete elements get their successors; elements that would be landmarks or controls of the page
 * become `div`.
 */
const RENAMED = new Map([
  ['strike', 's'],
  ['tt', 'code'],
  ['dir', 'ul'],
  ['menu', 'ul'],
  ...'address article aside center dialog fieldset footer form header main nav option section'
    .split(' ')
    .map((name): [string, string] => [name, 'div']),
]);

/** Turns declarations, attributes and classes into the style sheet's `data-style` names. */
export function mapStyles() {
  return (tree: Root): void =>
    visitElements(tree, (node) => {
      const { properties } = node;
      const style = parseDeclarations(properties.style);
      const names = [...writtenForms(node, style)].flatMap((form) => NAME_OF_FORM.get(form) ?? []);
      names.push(...indentOf(style, properties), ...widthOf(node, style));
      properties['dir'] ??= names.find((name) => name === 'rtl' || name === 'ltr');
      properties['dataStyle'] = names.length > 0 ? [...new Set(names)] : undefined;
      if (/^(?:img|video)$/.test(node.tagName)) setSize(properties, style);
      if (node.tagName === 'a') properties.id ??= stringOrUndefined(properties['name']);
      for (const name of ['href', 'src', 'url', 'poster'])
        properties[name] = withLowerCaseScheme(properties[name]);
      node.tagName = RENAMED.get(node.tagName) ?? node.tagName;
    });
}

function* writtenForms({ tagName, properties }: Element, style: ReadonlyMap<string, string>) {
  for (const [property, value] of style)
    for (const word of value.split(/\s+/)) yield `${property}:${word}`;
  for (const name of Array.isArray(properties.className) ? properties.className : [])
    yield `.${name}`;
  yield `align=${String(properties['align']).toLowerCase()}`;
  yield `valign=${String(properties['vAlign']).toLowerCase()}`;
  yield `type=${String(properties['type'])}`;
  yield `data-list=${String(properties['dataList'])}`;
  if (tagName === 'center') yield 'align=center';
}

function stringOrUndefined(value: Properties[string]): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Writes the scheme of an address in lower case, because the schema compares it exactly. */
function withLowerCaseScheme(address: Properties[string]): Properties[string] {
  if (typeof address !== 'string') return undefined;
  return address.trim().replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
}

/**
 * CKEditor and TinyMCE indent in steps of 40 px, on the left even in Arabic. Word writes points.
 */
const INDENT = /^(?:margin|padding)-(?:left|right|inline-start)$/;
const LENGTH = /^(\d{1,4}(?:\.\d{1,4})?)(px|pt|em|rem|cm)$/;
const PIXELS = new Map(Object.entries({ px: 1, pt: 4 / 3, em: 16, rem: 16, cm: 37.8 }));
const INDENT_STEP = 40;

function indentOf(style: ReadonlyMap<string, string>, { className }: Properties): string[] {
  const lengths = [...style].map(([property, value]) => {
    const [, figure, unit = ''] = (INDENT.test(property) && LENGTH.exec(value)) || [];
    return Number(figure ?? 0) * (PIXELS.get(unit) ?? 0);
  });
  const quill = /\bql-indent-([1-8])\b/.exec(String(className))?.[1];
  const steps = Number(quill ?? Math.round(Math.max(0, ...lengths) / INDENT_STEP));
  return steps > 0 ? [`indent-${Math.min(steps, INDENTS.length)}`] : [];
}

/** Returns the width of a table, or of a picture in CKEditor, rounded to the nearest 10 %. */
function widthOf(node: Element, style: ReadonlyMap<string, string>): string[] {
  if (!/^(?:table|figure|img)$/.test(node.tagName)) return [];
  const width = style.get('width') ?? String(node.properties.width);
  const [, share] = /^(\d{1,3})(?:\.\d+)?%$/.exec(width) ?? [];
  const tens = Math.round(Number(share ?? 0) / 10);
  return tens > 0 ? [`width-${Math.min(tens, 10) * 10}`] : [];
}

/** CKEditor 4 writes the size of a picture as a style. */
function setSize(properties: Properties, style: ReadonlyMap<string, string>): void {
  for (const name of ['width', 'height'] as const)
    properties[name] ??= /^(\d{1,4})(?:\.\d+)?px$/.exec(style.get(name) ?? '')?.[1];
}
