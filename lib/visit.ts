import { AsyncLocalStorage } from 'node:async_hooks';
import { onGlobal } from './global-instance';
import type { ContactOutcome } from './contact/outcome';
import { takePart, type PageParts } from './page-parts';

/** What a page tells the front about the response it is part of. Nothing else crosses between the two. */
export interface Visit {
  /** Status of the response; 200 unless a page says otherwise. */
  status: 200 | 404 | 503;
  /** A call to the API failed with no last good answer: show the page, do not keep it. */
  degraded: boolean;
  /** Answers this page shows that were past their fresh time and are being asked for again. */
  aged: string[];
  /** What the page was made of, by name. */
  sources: Map<string, Source>;
  /** Names of what it was made of, by which changes invalidate it. */
  tags: Set<string>;
  /** Path of the screen as it is written, with its slug and without language; undefined while it is not known, and of screens without one. */
  path: string | undefined;
  /** The outcome of a contact form posted without JavaScript, shown by the contact page that answers the post. */
  contact: ContactOutcome | undefined;
  /** The page is rendered for the light version: no script will run in it, and every byte counts. */
  isLight: boolean;
  /** Where plain HTML waits until the page is made; undefined where it goes out as it comes. */
  parts: PageParts | undefined;
  /** Address of whoever sends a contact message. Empty for pages, which are the same for everybody; never logged. */
  visitor: string;
  /** Of the request it belongs to; stands on each of its log lines. */
  requestId: string;
}

/** Something a page was made of. Tells, when asked, whether it is still the same; asking may read it anew. */
export type Source = () => Promise<boolean>;

const visits = onGlobal('visits', () => new AsyncLocalStorage<Visit>());

interface VisitStart {
  contact?: ContactOutcome | undefined;
  isLight?: boolean;
  parts?: PageParts | undefined;
  visitor?: string;
  requestId?: string;
}

/** A page's visit opened within a request's has its request id. */
export function openVisit({ contact, isLight = false, parts, visitor = '', requestId = currentVisit()?.requestId ?? '' }: VisitStart = {}): Visit {
  return {
    status: 200,
    degraded: false,
    aged: [],
    sources: new Map(),
    tags: new Set(),
    path: undefined,
    contact,
    isLight,
    parts,
    visitor,
    requestId,
  };
}

export function runVisit<T>(visit: Visit, work: () => T): T {
  return visits.run(visit, work);
}

/** The visit this code runs in; undefined when the site runs without its front. */
export function currentVisit(): Visit | undefined {
  return visits.getStore();
}

/** The screen is rendered for the light version. Server components only. */
export function isLightVisit(): boolean {
  return currentVisit()?.isLight ?? false;
}

/** What stands in the page for plain HTML while it is made. Server components only. */
export function heldBack(html: string): string {
  const parts = currentVisit()?.parts;
  return parts ? takePart(parts, html) : html;
}

export function markDegraded(): void {
  const visit = currentVisit();
  if (visit) visit.degraded = true;
}

/** The page shows an answer that is about to be replaced: it is worth rendering again when the new one is there. */
export function noteAged(key: string): void {
  currentVisit()?.aged.push(key);
}

/** The screen is written so: the front renders one page for every slug, and the page alone knows the true one. */
export function notePath(path: string): void {
  const visit = currentVisit();
  if (visit) visit.path = path;
}

/** Changes of what carries these tags make the page stale. */
export function noteTags(tags: string[]): void {
  const visit = currentVisit();
  for (const tag of tags) visit?.tags.add(tag);
}

/** The page was made of this: as long as it and its like stay the same, the page need not be rendered again. */
export function noteSource(name: string, isUnchanged: Source): void {
  currentVisit()?.sources.set(name, isUnchanged);
}
