import type { ArticleSeed } from '../types';
import { agrifoodArticles } from './agrifood';
import { electionsArticles } from './elections';
import { exportArticles } from './export';
import { fairsArticles } from './fairs';
import { innovationArticles } from './innovation';
import { investmentArticles } from './investment';
import { networkLifeArticles } from './network-life';
import { partnershipArticles } from './partnership';
import { regulationArticles } from './regulation';
import { trainingArticles } from './training';

/** Articles without a date come last. */
function age(article: ArticleSeed): number {
  if (article.startsAt === null) return Number.POSITIVE_INFINITY;
  const [hours = 0, minutes = 0] = article.startsAt.time.split(':').map(Number);
  return article.startsAt.daysAgo - (hours * 60 + minutes) / 1440;
}

/** Every article, newest first. */
export const articles: ArticleSeed[] = [
  ...exportArticles,
  ...trainingArticles,
  ...regulationArticles,
  ...partnershipArticles,
  ...networkLifeArticles,
  ...fairsArticles,
  ...innovationArticles,
  ...electionsArticles,
  ...investmentArticles,
  ...agrifoodArticles,
].sort((first, second) => {
  const [a, b] = [age(first), age(second)];
  return a === b ? 0 : a - b;
});
