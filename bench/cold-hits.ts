import { get } from '@/testing/http';
import { LaravelApi } from '@/testing/laravel/laravel-api';
import { startSite } from '@/testing/site';
import { numberOf, report } from './lib/figures';

const PAGES = ['/', '/en/toutacticle', '/ar/article/41', '/partenaire', '/search?keyword=export'];

/** Many visitors at once on an uncached page: one call of the API per key. */
export async function coldHits(args: string[]): Promise<boolean> {
  const visitors = numberOf(args, 'visitors', 200);
  const api = await new LaravelApi().start();
  const site = await startSite({ API_BASE_URL: api.url, CONTENT_FRESH_SECONDS: '600' });
  const figures = [];
  for (const path of PAGES) {
    api.calls.length = 0;
    const answers = await Promise.all(Array.from({ length: visitors }, () => get(site.url, path)));
    const keys = api.calls.map(
      (call) =>
        `${call.method} ${call.path}?${call.query.toString()} ${call.headers['accept-language'] ?? ''}`,
    );
    const good = answers.filter(({ status }) => status === 200).length;
    figures.push(
      { name: `${path}: answers 200`, value: good, bound: `${visitors}`, ok: good === visitors },
      {
        name: `${path}: calls of the API`,
        value: keys.length,
        bound: `${new Set(keys).size}, one per key`,
        ok: keys.length === new Set(keys).size,
      },
    );
  }
  await site.stop();
  await api.stop();
  return report(figures);
}
