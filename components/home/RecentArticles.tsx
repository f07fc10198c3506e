import { getTranslations } from 'next-intl/server';
import { ContentCard } from '@/components/listing/ContentCard';
import { routes } from '@/lib/routes';
import type { CardView } from '@/lib/views/card';
import { HomeSection } from './HomeSection';

/** The latest articles. Nothing without articles. */
export async function RecentArticles({ articles }: { articles: CardView[] }) {
  if (articles.length === 0) return null;
  const t = await getTranslations('home');
  return (
    <HomeSection id="recent-articles" title={t('recentArticles')} all={{ href: routes.articles, label: t('seeAllArticles') }} isTinted>
      <div className="card-grid">
        {articles.map((article, place) => (
          <ContentCard key={article.key} card={article} level={3} shows={{ tags: true, date: true }} isRow={place > 0} />
        ))}
      </div>
    </HomeSection>
  );
}
