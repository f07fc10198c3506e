import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { languageName } from '@/lib/i18n/language-name';
import type { Locale } from '@/lib/i18n/locales';
import { sizeText } from '@/lib/text/file-size';
import type { TaxonomyView } from '@/lib/views/card';
import type { FileView } from '@/lib/views/detail';
import styles from './Sidebar.module.css';

/**
 * Files to download, each with its type, its size and the language it is written in, as far as they are known. One that cannot be had says so in place of
 * a link. Nothing when there are none.
 */
export function FileList({ files }: { files: FileView[] }) {
  const t = useTranslations('article');
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <SidebarPanel title={t('files')}>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.key}>
            {file.href === null ? (
              <span className={styles.file}>
                <FileEntry file={file} about={[...about(file, locale), t('fileUnavailable')]} />
              </span>
            ) : (
              <a href={file.href} download={file.name} className={styles.file}>
                <FileEntry file={file} about={about(file, locale)} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </SidebarPanel>
  );
}

function FileEntry({ file, about: parts }: { file: FileView; about: string[] }) {
  return (
    <>
      <Icon name="download" size={20} />
      <span className={styles.name}>
        <LocalisedText value={file.title} />
      </span>
      <span className={styles.about}>
        {parts.map((part, place) => (
          <Fragment key={part}>
            {place > 0 && ' · '}
            <bdi className="unbroken">{part}</bdi>
          </Fragment>
        ))}
      </span>
    </>
  );
}

/** What is known of a file before it is opened: `PDF`, `1,2 Mo`, `français`. */
function about({ type, bytes, lang }: FileView, locale: Locale): string[] {
  return [type, bytes === null ? '' : sizeText(bytes, locale), lang ? languageName(lang, locale) : ''].filter((part) => part !== '');
}

function SidebarPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

/** Categories or services, each with how many items it holds, in words. Nothing when there are none. */
export function TaxonomyList({ title, items }: { title: string; items: (TaxonomyView & { count: string })[] }) {
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
