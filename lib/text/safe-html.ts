import sanitizeHtml from 'sanitize-html';

/** Elements an editor may use; anything else is dropped and its text kept (scripts and styles with their text). */
const TAGS = [
  'p',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'pre',
  'code',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'abbr',
  'cite',
  'q',
  'mark',
  'del',
  'ins',
  'a',
  'img',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'div',
  'span',
  'bdi',
];

/** HTML of the API with only harmless elements and attributes left. Links and images are judged by whoever renders them. */
export function safeHtml(html: string): string {
  // What is left once elements are dropped may read differently: a parser nests inside them what it closes elsewhere.
  return sanitised(sanitised(html));
}

function sanitised(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      '*': ['lang', 'dir'],
      a: ['href', 'title'],
      img: ['src', 'alt', 'width', 'height'],
      abbr: ['title'],
      ol: ['start', 'reversed', 'type'],
      td: ['colspan', 'rowspan', 'headers'],
      th: ['colspan', 'rowspan', 'scope', 'headers', 'id'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: true,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'object', 'title'],
    nestingLimit: 60,
  });
}
