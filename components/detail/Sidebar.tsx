import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { LANGUAGES } from '@/lib/i18n/languages';
import { sizeText } from '@/lib/text/file-size';
import type { TaxonomyView } from '@/lib/views/card';
import type { FileView } from '@/lib/views/detail';
import styles from './Sidebar.module.css';

/** Of the list of files: where a link of a small screen leads. */
export const FILES_ID = 'files';

/** Files to download. A missing one is named without a link. */
export function FileList({ files }: { files: FileView[] }) {
  const t = useTranslations('detail');
  if (files.length === 0) return null;
  return (
    <SidebarPanel id={FILES_ID} title={t('files')}>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.key}>
            <FileEntry file={file} />
          </li>
        ))}
      </ul>
    </SidebarPanel>
  );
}

function FileEntry({ file: { title, href, name, type, bytes, lang } }: { file: FileView }) {
  const t = useTranslations('detail');
  const locale = useLocale();
  const languages = new Intl.DisplayNames(LANGUAGES[locale].tag, { type: 'language' });
  // `PDF`, `1,2 Mo`, `français`.
  const about = [type, bytes !== null && sizeText(bytes, locale), lang && languages.of(lang), href === null && t('fileUnavailable')];
  const entry = (
    <>
      <Icon name="download" size={20} />
      <span className={styles.name}>
        <LocalisedText value={title} />
      </span>
      <span className={styles.about}>
        {about
          .flatMap((part) => part || [])
          .map((part, place) => (
            <Fragment key={part}>
              {place > 0 && ' · '}
              <bdi className="unbroken">{part}</bdi>
            </Fragment>
          ))}
      </span>
    </>
  );
  if (href === null) return <span className={styles.file}>{entry}</span>;
  return (
    <a href={href} download={name} className={styles.file}>
      {entry}
    </a>
  );
}

function SidebarPanel({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section {...(id && { id })} className={styles.panel}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

export function TaxonomyPanel({ title, items }: { title: string; items: (TaxonomyView & { count: string })[] }) {
  if (items.length === 0) return null;
  return (
    <SidebarPanel title={title}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <Link href={item.href} className={styles.link}>
              <LocalisedText value={item.name} />
            </Link>
            <span className={styles.count}>{item.count}</span>
          </li>
        ))}
      </ul>
    </SidebarPanel>
  );
}
