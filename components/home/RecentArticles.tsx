import { useTranslations } from 'next-intl';
import { ContentCard } from '@/components/listing/ContentCard';
import { routes } from '@/lib/routes/links';
import type { CardView } from '@/lib/views/card';
import { HomeSection } from './HomeSection';

export function RecentArticles({ articles }: { articles: readonly CardView[] }) {
  const t = useTranslations('home');
  if (articles.length === 0) return null;
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
