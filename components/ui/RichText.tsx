import { attributesToProps, domToReact, Element, htmlToDOM, Text, type DOMNode, type HTMLReactParserOptions } from 'html-react-parser';
import { pageLocale } from '@/lib/i18n/page-locale';
import type { Locale } from '@/lib/i18n/locales';
import type { LocalisedText } from '@/lib/i18n/localise';
import { bodyHtml } from '@/lib/text/body-html';
import { safeHtml } from '@/lib/text/safe-html';
import { BodyImage } from './BodyImage';
import { BodyLink } from './BodyLink';
import { BodyTable } from './BodyTable';
import { mendTree } from './body-tree';
import styles from './RichText.module.css';

interface RichTextProps {
  /** HTML of the API, untrusted. */
  value: LocalisedText;
  /** Level of the title the text stands under; its own headings start one below. */
  under?: 1 | 2 | 3;
}

/** HTML of the API as elements: sanitised, headings shifted under the screen's own, links judged, tables in a scroll box. */
export async function RichText({ value, under = 1 }: RichTextProps) {
  const locale = await pageLocale();
  const html = safeHtml(bodyHtml(value.text));
  const nodes = htmlToDOM(html);
  mendTree(nodes, () => new Element('tbody', {}));
  return (
    <div className={styles.text} {...(value.isFallback && { lang: value.lang, dir: value.dir })}>
      {domToReact(nodes, parserOptions(locale, headingShift(html, under)))}
    </div>
  );
}

/** How far headings move so that the highest one in the text stands just under the screen's. */
function headingShift(html: string, under: number): number {
  const levels = [...html.matchAll(/<h([1-6])\b/g)].map((match) => Number(match[1]));
  return levels.length === 0 ? 0 : under + 1 - Math.min(...levels);
}

function parserOptions(locale: Locale, shift: number): HTMLReactParserOptions {
  const options: HTMLReactParserOptions = {
    replace(node) {
      if (!(node instanceof Element)) return undefined;
      const { name, attribs } = node;
      if (isBlank(node)) return <></>;
      if (name === 'img') return <BodyImage {...attribs} />;
      if (!/^(?:h[1-6]|a|table)$/.test(name)) return undefined;
      const children = domToReact(node.children as DOMNode[], options);
      if (name === 'a') {
        return (
          <BodyLink address={attribs['href'] ?? ''} locale={locale}>
            {children}
          </BodyLink>
        );
      }
      if (name === 'table') return <BodyTable>{children}</BodyTable>;
      const Heading = `h${Math.min(6, Number(name[1]) + shift)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
      return <Heading {...attributesToProps({ ...attribs })}>{children}</Heading>;
    },
  };
  return options;
}

/** Editors space paragraphs with empty ones and leave empty headings behind; the style sheet does the spacing. */
function isBlank(node: Element): boolean {
  return /^(?:p|h[1-6])$/.test(node.name) && node.children.every((child) => child instanceof Text && /^[\s\u00A0\u200B]*$/.test(child.data));
}
