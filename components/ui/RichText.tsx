import parse, { domToReact, Element, type DOMNode, type HTMLReactParserOptions } from 'html-react-parser';
import { pageLocale } from '@/lib/i18n/page-locale';
import type { Locale } from '@/lib/i18n/locales';
import type { LocalisedText } from '@/lib/i18n/localise';
import { imagePath, imageView } from '@/lib/media/image-address';
import { safeHtml } from '@/lib/text/safe-html';
import { contentHref } from '@/lib/text/safe-link';
import { ContentImage } from './ContentImage';
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
  const html = safeHtml(value.text);
  return (
    <div className={styles.text} {...(value.isFallback && { lang: value.lang, dir: value.dir })}>
      {parse(html, parserOptions(locale, headingShift(html, under)))}
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
      const children = domToReact(node.children as DOMNode[], options);
      if (/^h[1-6]$/.test(node.name)) {
        const Heading = `h${Math.min(6, Number(node.name[1]) + shift)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
        return <Heading>{children}</Heading>;
      }
      if (node.name === 'a') {
        const href = contentHref(node.attribs['href'] ?? '', locale);
        return href ? (
          <a href={href} rel={href.startsWith('/') ? undefined : 'noopener'}>
            {children}
          </a>
        ) : (
          <>{children}</>
        );
      }
      if (node.name === 'table') {
        return (
          <div className={styles.table} role="group" tabIndex={0}>
            <table>{children}</table>
          </div>
        );
      }
      if (node.name === 'img') return <BodyImage source={node.attribs['src'] ?? ''} alt={node.attribs['alt'] ?? ''} />;
      return undefined;
    },
  };
  return options;
}

function BodyImage({ source, alt }: { source: string; alt: string }) {
  const path = imagePath(source, '/');
  if (!path) return null;
  return <ContentImage image={imageView(path, source)} alt={alt} width={960} height={540} sizes="(width > 768px) 46rem, 100vw" fit="contain" />;
}
