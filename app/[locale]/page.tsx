import { getTranslations } from 'next-intl/server';
import { getRecentArticles } from '@/lib/api/endpoints/home';
import { orEmpty } from '@/lib/api/result';

export default async function HomeScreen() {
  const t = await getTranslations('home');
  const articles = orEmpty(await getRecentArticles());
  return (
    <main>
      <h1>{t('title')}</h1>
      {articles.map((a) => (
        <p key={a.id}>{a.name.fr}</p>
      ))}
    </main>
  );
}
