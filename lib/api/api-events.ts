import { onGlobal } from '@/lib/runtime/global-instance';

/** What the holder of pages made of the API's answers listens to. */
export interface ApiEvents {
  /** A call of the content API has just failed. */
  failed: () => void;
  /** The answer under this key has been replaced by a new one. */
  refreshed: (key: string) => void;
}

export const apiEvents = onGlobal('api-events', (): ApiEvents => ({ failed: () => undefined, refreshed: () => undefined }));
