import { useLocale, useTranslations } from 'next-intl';
import { PageTitle } from '@/components/layout/PageTitle';
import { SearchForm } from '@/components/layout/SearchForm';
import { ContentCard } from '@/components/listing/ContentCard';
import { countArguments, formatFileSize } from '@/lib/i18n/format-number';
import { RichText } from '@/components/rich-text/RichText';
import { ContentImage } from '@/components/ui/ContentImage';
import { FormattedDate } from '@/components/ui/FormattedDate';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { CheckList, LocalisedText } from '@/components/ui/LocalisedText';
import type { DetailView, TaxonomyTag } from '@/lib/content-api/entities/publication';
import { routes, type ListRoute } from '@/lib/routes/links';
import type { CardView, CountedTaxonomyView, TaxonomyView } from '@/lib/views/card';
import { LanguageNotice, ShareTools } from './ShareTools';
import styles from './ItemDetail.module.css';
import { Fragment, type ReactNode } from 'react';
import { LANGUAGES } from '@/lib/i18n/languages';
import type { FileView } from '@/lib/views/detail';
import sidebar from './Sidebar.module.css';
import { Static } from '@/components/ui/Static';

interface ItemDetailProps {
  list: ListRoute;
  item: DetailView;
  /** All categories or services, and records related to the item by its first one. */
  taxonomy?: { tag: TaxonomyTag; all: CountedTaxonomyView[]; related: CardView[] } | undefined;
}

/** An article or page. The sidebar follows the text, and stands beside it on wide screens. */
export function ItemDetail({ list, item, taxonomy }: ItemDetailProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { image, body } = item;
  const downloads = item.files.filter(({ href }) => href !== null).length;
  const picture = (
    <ContentImage
      image={image}
      width={960}
      height={540}
      sizes="(width > 1200px) 30rem, (width > 768px) 40vw, calc(100vw - 2rem)"
      isPriority
    />
  );
  return (
    <>
      <article className={image.isPlaceholder ? styles.ornamented : undefined}>
        <PageTitle
          title={item.title}
          current={item.step}
          steps={[{ label: t(`listing.${list}Title`), href: routes[list] }]}
          picture={picture}
        >
          <Static as="div" className={styles.meta} part="meta">
            <FormattedDate value={item.date} />
            {downloads > 0 && (
              <a href={`#${FILES_ID}`} className={styles.toPart}>
                <Icon name="download" size={20} />
                {t('detail.toFiles', countArguments(downloads, locale))}
              </a>
            )}
            {taxonomy && item.tags.length > 0 && (
              <a href={`#${TAGS_ID}`} className={styles.toPart}>
                <Icon name="chevronDown" size={20} />
                {t(`${taxonomy.tag}.tags`)}
              </a>
            )}
          </Static>
          <LanguageNotice text={body} />
          <ShareTools title={item.title} path={item.href} />
        </PageTitle>
        <Static as="div" className={`container section ${styles.layout}`} part="item">
          <div className={styles.content}>
            {item.points.length > 0 && (
              <section className={styles.points}>
                <h2 className={styles.pointsTitle}>{t('detail.points')}</h2>
                <CheckList points={item.points} className={styles.pointsList} />
              </section>
            )}
            <RichText value={body} />
            {taxonomy && item.tags.length > 0 && (
              <ul id={TAGS_ID} aria-label={t(`${taxonomy.tag}.tags`)} className={styles.tags}>
                {item.tags.map((tag) => (
                  <li key={tag.id}>
                    <Link href={tag.href} className={`tag ${styles.tag}`}>
                      <LocalisedText value={tag.name} />
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <p className="screen-only">
              <Link href={item.contactHref} className={styles.toPart}>
                <Icon name="mail" size={20} />
                {t('detail.reportError')}
              </Link>
            </p>
          </div>
          <aside aria-label={t('detail.sidebar')} className={styles.aside}>
            <SearchForm
              id="sidebar-search"
              label={t('detail.searchLabel')}
              submit={t('detail.search')}
              isPanel
            />
            <FileList files={item.files} contact={item.contactHref} />
            {taxonomy && (
              <TaxonomyPanel
                title={t(`${taxonomy.tag}.title`)}
                items={taxonomy.all.map((each) => ({
                  ...each,
                  count:
                    each.items === null
                      ? null
                      : t(`${taxonomy.tag}.count`, countArguments(each.items, locale)),
                }))}
              />
            )}
          </aside>
        </Static>
      </article>
      {taxonomy && taxonomy.related.length > 0 && (
        <Static
          as="section"
          aria-labelledby="related"
          className={`section section-tinted later ${styles.related}`}
          part="related"
        >
          <div className="container">
            <h2 id="related">{t(`${taxonomy.tag}.related`)}</h2>
            <ul className={`card-grid ${styles.cards}`}>
              {taxonomy.related.map((card) => (
                <li key={card.key}>
                  <ContentCard card={card} level={3} shows={{ date: true }} isRow />
                </li>
              ))}
            </ul>
          </div>
        </Static>
      )}
    </>
  );
}

const FILES_ID = 'files';
const TAGS_ID = 'tags';

function FileList({ files, contact }: { files: FileView[]; contact: string }) {
  const t = useTranslations('detail');
  if (files.length === 0) return null;
  return (
    <SidebarPanel id={FILES_ID} title={t('files')}>
      <ul className={sidebar.files}>
        {files.map((file) => (
          <li key={file.key}>
            <FileEntry file={file} />
          </li>
        ))}
      </ul>
      <p className={`screen-only ${sidebar.item}`}>
        <Link href={contact} className={sidebar.link}>
          {t('askFormat')}
        </Link>
      </p>
    </SidebarPanel>
  );
}

function FileEntry({ file: { title, href, name, type, bytes, lang } }: { file: FileView }) {
  const t = useTranslations('detail');
  const locale = useLocale();
  const languages = new Intl.DisplayNames(LANGUAGES[locale].tag, { type: 'language' });
  // The line shows `PDF`, `1,2 Mo` and `français`.
  const details = [
    type,
    bytes !== null && formatFileSize(bytes, locale),
    lang && languages.of(lang),
    href === null && t('fileUnavailable'),
  ];
  const entry = (
    <>
      <Icon name="download" size={20} />
      <span className={sidebar.name}>
        <LocalisedText value={title} />
      </span>
      <span className={sidebar.about}>
        {details
          .flatMap((part) => part || [])
          .map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ' · '}
              <bdi className="unbroken">{part}</bdi>
            </Fragment>
          ))}
      </span>
    </>
  );
  if (href === null) return <span className={sidebar.file}>{entry}</span>;
  return (
    <a href={href} download={name} className={sidebar.file}>
      {entry}
    </a>
  );
}

function SidebarPanel({
  id,
  title,
  children,
}: {
  id?: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section {...(id && { id })} className={sidebar.panel}>
      <h2 className={sidebar.title}>{title}</h2>
      {children}
    </section>
  );
}

function TaxonomyPanel({
  title,
  items,
}: {
  title: string;
  items: (TaxonomyView & { count: string | null })[];
}) {
  if (items.length === 0) return null;
  return (
    <SidebarPanel title={title}>
      <ul className={sidebar.list}>
        {items.map((item) => (
          <li key={item.id} className={sidebar.item}>
            <Link href={item.href} className={sidebar.link}>
              <LocalisedText value={item.name} />
            </Link>
            {item.count !== null && <span className={sidebar.count}>{item.count}</span>}
          </li>
        ))}
      </ul>
    </SidebarPanel>
  );
}
