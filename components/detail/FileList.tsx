import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/Icon';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { directionOf, LANGUAGE_NAMES } from '@/lib/i18n/locales';
import type { FileView } from '@/lib/views/file';
import styles from './FileList.module.css';
import { SidebarPanel } from './SidebarPanel';

/** Files to download, each with its type and the language it is written in. Nothing when there are none. */
export async function FileList({ files }: { files: FileView[] }) {
  if (files.length === 0) return null;
  const t = await getTranslations('article');
  return (
    <SidebarPanel title={t('files')}>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.key}>
            <a href={file.href} download={file.name} className={styles.file}>
              <Icon name="download" size={20} />
              <span className={styles.name}>
                <LocalisedText value={file.title} />
              </span>
              <span className={styles.about}>
                {file.type && (
                  <bdi dir="ltr" className="unbroken">
                    {file.type}
                  </bdi>
                )}
                {file.type && file.lang && ' · '}
                {file.lang && (
                  <span lang={file.lang} dir={directionOf(file.lang)}>
                    {LANGUAGE_NAMES[file.lang]}
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </SidebarPanel>
  );
}
