import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/Icon';
import { Link, PrintedAddress } from '@/components/ui/Link';
import { countArguments, formatNumber } from '@/lib/i18n/format-number';
import type { ListRoute } from '@/lib/routes/links';
import { pagerWindow } from '@/lib/routes/parameters';
import type { ListingView } from '@/lib/views/card';
import styles from './ListResults.module.css';
import { Static } from '@/components/ui/Static';
import { EmptyState } from './EmptyState';

interface ListResultsProps<Card extends { key: string }> {
  listing: ListingView<Card>;
  /**
   * What the list counts: what a search found, in it or in the whole site (articles and pages), or
   * all articles or pages.
   */
  counts: 'results' | 'found' | `${ListRoute}Count`;
  /** Address of one page of the list, without language. */
  addressOf: (page: number) => string;
  children: (card: Card) => ReactNode;
}

export function ListResults<Card extends { key: string }>({
  listing,
  counts,
  addressOf,
  children,
}: ListResultsProps<Card>) {
  const t = useTranslations();
  const locale = useLocale();
  const { cards, page, lastPage, total } = listing;
  const status =
    cards.length === 0 ? (
      <EmptyState nothing="noResults" hint={t('common.tryOtherTerms')} />
    ) : (
      total !== null && t(`listing.${counts}`, countArguments(total, locale))
    );
  return (
    <ListParts status={status}>
      {cards.length > 0 && (
        <ul className={`card-grid ${styles.grid}`}>
          {cards.map((card) => (
            <li key={card.key}>{children(card)}</li>
          ))}
        </ul>
      )}
      <Pager page={page} lastPage={lastPage} addressOf={addressOf} />
      <PrintedAddress path={addressOf(page)} />
    </ListParts>
  );
}

/**
 * The parts of a list that its form changes. The status is a part of its own: a text is announced
 * only if the element with the role was there before.
 */
export function ListParts({ status, children }: { status: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.results}>
      <Static as="div" role="status" className={styles.found} part="status">
        {status}
      </Static>
      <Static as="div" className={styles.shown} part="list">
        {children}
      </Static>
    </div>
  );
}

function Pager({
  page,
  lastPage,
  addressOf,
}: {
  page: number;
  lastPage: number;
  addressOf: (page: number) => string;
}) {
  const t = useTranslations('listing');
  const locale = useLocale();
  const formatPage = (number: number): string => formatNumber(number, locale);
  const shown = pagerWindow(page, lastPage);
  if (!shown) return null;
  const ellipsis = (
    <li aria-hidden="true" className={styles.ellipsis}>
      …
    </li>
  );
  return (
    <nav aria-label={t('pager')} className={styles.pager}>
      <span className={styles.before}>
        {shown.ellipsisBefore && <Step href={addressOf(1)} icon="firstPage" label={t('first')} />}
        {page > 1 && <Step href={addressOf(page - 1)} icon="chevronStart" label={t('previous')} />}
      </span>
      <ol className={styles.pages}>
        {shown.ellipsisBefore && ellipsis}
        {shown.pages.map((number) => (
          <li key={number}>
            <Link
              href={addressOf(number)}
              className={styles.page}
              aria-label={t('page', { page: formatPage(number) })}
              {...(number === page && { 'aria-current': 'page' })}
            >
              {formatPage(number)}
            </Link>
          </li>
        ))}
        {shown.ellipsisAfter && ellipsis}
      </ol>
      <span className={styles.after}>
        {page < lastPage && <Step href={addressOf(page + 1)} icon="chevronEnd" label={t('next')} />}
        {shown.ellipsisAfter && (
          <Step href={addressOf(lastPage)} icon="lastPage" label={t('last')} />
        )}
      </span>
      <p className={styles.position}>
        {t('pageOf', { page: formatPage(page), last: formatPage(lastPage) })}
      </p>
    </nav>
  );
}

function Step({ href, icon, label }: { href: string; icon: IconName; label: string }) {
  return (
    <Link href={href} className={styles.page}>
      <Icon name={icon} size={20} />
      <span className="visually-hidden">{label}</span>
    </Link>
  );
}

export function ListSection({ children }: { children: ReactNode }) {
  return <div className={`container section ${styles.list}`}>{children}</div>;
}
