import { onGlobal } from '@/lib/global-instance';

/** Whoever keeps pages made of the API's answers listens here. */
export interface ApiNews {
  /** A call of the content API has just failed. */
  failed: () => void;
  /** The answer kept under this key has come anew. */
  refreshed: (key: string) => void;
}

export const apiNews = onGlobal('api-news', (): ApiNews => ({ failed: () => undefined, refreshed: () => undefined }));
