import { useLocale, useMessages } from 'next-intl';
import { useId } from 'react';
import type { LocalisedText } from '@/lib/i18n/localise';
import { languageAttributes } from '@/lib/i18n/locales';
import { richText } from '@/lib/text/rich-text/pipeline';
import { Static } from '@/components/ui/Static';
import tables from './RichTextTables.module.css';
import styles from './RichText.module.css';
import media from './RichTextMedia.module.css';
import written from './RichTextStyles.module.css';

/** The parts of a text that have style sheets of their own, which other texts do without. */
const TABLES = /<table/;
const MEDIA = /data-(?:picture|embed)|<(?:video|audio|iframe)/;
const STYLES = /data-style/;

interface RichTextProps {
  /** HTML of the API, untrusted. */
  value: LocalisedText;
  /** Level of the title above the text; its own headings start one below. */
  under?: 1 | 2 | 3;
}

export function RichText({ value, under = 1 }: RichTextProps) {
  const locale = useLocale();
  const { body } = useMessages();
  const html = richText(value.text, { locale, dir: value.dir, under, labels: body });
  const language = value.isFallback && languageAttributes(value.lang);
  return (
    <Static
      as="div"
      className={[
        styles.text,
        TABLES.test(html) && tables.tables,
        MEDIA.test(html) && media.media,
        STYLES.test(html) && written.styles,
      ]
        .filter(Boolean)
        .join(' ')}
      data-rich-text=""
      part={useId()}
      {...language}
      html={html}
    />
  );
}
