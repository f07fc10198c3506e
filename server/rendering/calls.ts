import type { ContactOutcome } from '@/lib/contact/outcome';
import type { ContactSender } from '@/lib/contact/submit';
import type { ContentReport } from '@/lib/content-report/report';
import type { Locale } from '@/lib/i18n/locales';
import type { Answer, Question } from '@/lib/workers';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { FinishedPage } from '../finished-page';
import type { ApiStatus } from '../status';
import type { Rendered } from './render';

/** A screen to be rendered. */
export interface ScreenRequest {
  /** Canonical address. */
  url: string;
  locale: Locale;
  contact?: ContactOutcome;
  /** The light version of it. */
  isLight?: boolean;
}

/** A freshly rendered page, whether it may be kept, the answers in it that were about to be replaced, and names of what it was made of. */
export interface Made {
  page: FinishedPage;
  keep: boolean;
  aged: string[];
  tags: string[];
}

/** A request to one of the app's route handlers, with nothing of the visitor's but what a handler may know. */
export interface HandlerRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Uint8Array | undefined;
  /** Address the request comes from. */
  visitor: string;
}

/**
 * What the front asks of the room where the framework lives (decision 26): everything that renders, and everything that reads the content API. All of it
 * may cross to another thread, so it is plain data. `id` is the id of the request it is done for; it stands in the log. A call rejects when the work
 * failed, or when the room was closed over it.
 */
export interface Rendering {
  /** `key` is the page's in the page cache: by it the page is looked at again later. */
  screen: (key: string, request: ScreenRequest, id: string) => Promise<Made>;
  /** A document read by machines, under its path. */
  document: (key: string, path: string, id: string) => Promise<Made>;
  /** The payload of a navigation inside the site. It is nobody's to keep. */
  navigation: (url: string, locale: Locale, headers: Record<string, string>, id: string) => Promise<FinishedPage>;
  /** Looks at what a page was made of: if all of it is as it was, the answers that were about to be replaced; null when it is to be rendered again. */
  lookAgain: (key: string) => Promise<string[] | null>;
  handle: (request: HandlerRequest, id: string) => Promise<Rendered>;
  /** A message of the contact form that works without scripts. */
  submitContact: (input: Record<string, string>, sender: ContactSender, id: string) => Promise<ContactOutcome>;
  /** An editor changed what carries these tags: resolves when this site's other workers and instances have been told. */
  announceChange: (tags: string[], id: string) => Promise<void>;
  /** Another worker announced such a change. */
  takeChange: (tags: string[], at: number) => Promise<void>;
  /** What editors can put right; null while it is being found out. */
  contentReport: (id: string) => Promise<ContentReport | null>;
  apiStatus: () => Promise<ApiStatus>;
  /** Its figures as Prometheus text, and the same for the library that adds up those of several workers. */
  figures: () => Promise<string>;
  figuresAsJson: () => Promise<MetricObjectWithValues<MetricValue<string>>[]>;
}

/** What the room of the framework tells the front without being asked. */
export interface RenderingNews {
  /** From now on it answers. */
  started: () => void;
  /** A call of the content API failed now. */
  apiFailed: () => void;
  /** An answer of the content API has come anew. */
  refreshed: (answer: string) => void;
  /** Pages made of what carries one of these tags may show something else from now on. */
  changed: (tags: string[]) => void;
  /** A question for the process that started the workers. Undefined where there is none, or no answer. */
  askPrimary: (question: Question) => Promise<Answer | undefined>;
}
