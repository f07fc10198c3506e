import { domToReact, Element, htmlToDOM, Text, type DOMNode, type HTMLReactParserOptions } from 'html-react-parser';
import type { LocalisedText } from '@/lib/i18n/localise';
import { bodyHtml } from '@/lib/text/body-html';
import { safeHtml } from '@/lib/text/safe-html';
import { BodyEmbed } from './BodyEmbed';
import { BodyImage } from './BodyImage';
import { BodyLink } from './BodyLink';
import { BodyTable } from './BodyTable';
import { markContents } from './body-contents';
import { levelHeadings, textIn, withoutSpacers } from './body-tidy';
import { mendTree } from './body-tree';
import { splitQuoteSources } from './quote-sources';
import { markFigures } from './table-figures';
import { isolateTelephones } from './telephones';
import styles from './RichText.module.css';

interface RichTextProps {
  /** HTML of the API, untrusted. */
  value: LocalisedText;
  /** Level of the title the text stands under; its own headings start one below. */
  under?: 1 | 2 | 3;
  /** Name of a list of contents, put in front of a long text. None without a name. */
  contents?: string;
}

/** HTML of the API as elements: sanitised, headings put under the screen's own, links judged, tables in a scroll box. */
export function RichText({ value, under = 1, contents }: RichTextProps) {
  const { body, entries } = readBody(value, under, contents !== undefined);
  const language = value.isFallback && { lang: value.lang, dir: value.dir };
  return (
    <>
      {entries.length > 0 && (
        <nav aria-labelledby="contents" className={styles.contents}>
          <p id="contents" className={styles.contentsTitle}>
            {contents}
          </p>
          <ol {...language}>
            {entries.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <bdi>{text}</bdi>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.text} data-rich-text="" {...language}>
        {body}
      </div>
    </>
  );
}

function readBody(value: LocalisedText, under: 1 | 2 | 3, hasContents: boolean) {
  const nodes = withoutSpacers(htmlToDOM(safeHtml(bodyHtml(value.text))));
  mendTree(nodes, () => new Element('tbody', {}));
  levelHeadings(nodes, under);
  markFigures(nodes);
  splitQuoteSources(nodes, (text) => new Element('span', { 'data-source': '' }, [new Text(`— ${text}`)]));
  isolateTelephones(nodes, {
    text: (text) => new Text(text),
    isolate: (text) => new Element('bdi', { dir: 'ltr', class: 'unbroken' }, [new Text(text)]),
  });
  const entries = hasContents ? markContents(nodes, under + 1) : [];
  return { body: domToReact(nodes, OPTIONS), entries };
}

const OPTIONS: HTMLReactParserOptions = {
  replace(node) {
    if (!(node instanceof Element)) return undefined;
    const { name, attribs } = node;
    if (name === 'img') return <BodyImage {...attribs} isLinked={isInLink(node)} />;
    if (name === 'iframe' || name === 'oembed') return <BodyEmbed address={attribs['src'] ?? attribs['url'] ?? ''} title={attribs['title'] ?? ''} />;
    if (name !== 'a' && name !== 'table') return undefined;
    const { lang, dir } = attribs;
    const children = domToReact(node.children as DOMNode[], OPTIONS);
    if (name === 'a') {
      return (
        <BodyLink address={attribs['href'] ?? ''} lang={lang} dir={dir}>
          {children}
        </BodyLink>
      );
    }
    const caption = node.children.find((child) => child instanceof Element && child.name === 'caption');
    return (
      <BodyTable caption={caption ? textIn(caption).trim() : ''} lang={lang} dir={dir}>
        {children}
      </BodyTable>
    );
  },
};

function isInLink({ parent }: Element): boolean {
  return parent instanceof Element && (parent.name === 'a' || isInLink(parent));
}
