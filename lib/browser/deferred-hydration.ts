import { startEventReplay, takeEarlyEvents } from './event-replay';
import { closeMenus, updateLanguageLink, submitSearch, reloadWhenLeft } from './navigation';
import {
  documentParsed,
  firstPaint,
  hasCoarsePointer,
  idle,
  mobileDelay,
  nextPaint,
  onHydrated,
  pageLoad,
  prefersReducedData,
} from './scheduling';
import { restorePayload } from './payload.internals';
import { extendVisit } from './visit';

/*
 * The loader, a file of its own: replaces the framework's script tags, whose addresses the page has
 * (server/renderer/page-html.internals). It loads the scripts once the page is painted and loaded
 * and the browser is idle; at once at the first interaction. A phone, whose processor they would
 * block, waits for the first interaction, unless a part of the page acts by itself: then some
 * seconds. With Save-Data every browser waits for the first interaction. The calendar's screen
 * loads them without delay in every case.
 */

/** Events that count as an interaction. */
const INTERACTION_EVENTS = ['keydown', 'input'] as const;
/**
 * Events that count only on a control: elsewhere a touch scrolls, and a pointer crosses the page.
 */
const CONTROL_EVENTS = ['pointerdown', 'touchstart', 'click', 'focusin', 'pointerover'] as const;
/**
 * Links are not controls: the browser follows them, and loading scripts for this page would delay
 * the next one.
 */
const CONTROLS = 'button, summary, input, select, textarea, label, [data-interactive]';

/**
 * Parts that act before any interaction: carousels that play, the announcement, the draft of a
 * message.
 */
const ACTS_BY_ITSELF = '[data-acts-by-itself]';

const sources = document.querySelector<HTMLElement>('script[data-sources]')?.dataset['sources'];
const pendingSources = new Set(sources?.split(' '));

function loadScripts(): void {
  void documentParsed().then(addScripts);
}

let isRestored: boolean | undefined;

function addScripts(): void {
  isRestored ??= restorePayload();
  // The page reads on as without scripts.
  if (!isRestored) return document.documentElement.removeAttribute('data-scripts');
  for (const source of pendingSources) {
    pendingSources.delete(source);
    const script = document.createElement('script');
    script.src = source;
    // As an attribute too: the framework recognises the tag by it and does not add another.
    script.async = true;
    // Loading failed: the next interaction tries again.
    script.addEventListener('error', () => {
      script.remove();
      pendingSources.add(source);
    });
    document.head.append(script);
  }
}

const painted = firstPaint();

/**
 * Earlier events are not interactions: the pointer rests where a control appears, the browser sets
 * the focus.
 */
const loadOncePainted = (): void => void painted.then(loadScripts);

function loadAtControl({ target }: Event): void {
  if (target instanceof Element && target.closest(CONTROLS)) loadOncePainted();
}

/**
 * Without an interaction: on the calendar's screen, which is a control as a whole, without delay;
 * else by device and screen, see above.
 */
function loadByItself(): void {
  void painted.then(documentParsed).then(() => {
    if (document.getElementById('calendar')) loadScripts();
  });
  void Promise.all([painted.then(mobileDelay), pageLoad()])
    .then(idle)
    .then(() => {
      const isWanted = !hasCoarsePointer() || document.querySelector(ACTS_BY_ITSELF) !== null;
      if (isWanted && !prefersReducedData()) loadScripts();
    });
}

/** Lays out what `content-visibility` leaves for later (`.later`, app/base/layout.css). */
function layOut(element: Element = document.documentElement): void {
  element.setAttribute('data-laid-out', '');
}

/** Lays out each section in a task of its own. */
async function layOutBySection(): Promise<void> {
  for (const section of document.querySelectorAll('.later')) {
    layOut(section);
    await nextPaint();
  }
  layOut();
}

/**
 * A page is laid out whole once it is painted, loaded and idle, so that a picture of the whole page
 * and `innerText` have every section. A page shown again is laid out as it is parsed: with assumed
 * heights the browser would restore another place of it. One that is prerendered, once it has
 * loaded: Chromium starts no fonts and lays out no such parts before it is shown, and a click would
 * wait for it (bench `clicks`).
 */
function layOutWhole(): void {
  void Promise.all([painted, pageLoad()]).then(idle).then(layOutBySection);
  const [page] = performance.getEntriesByType('navigation');
  if (page instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(page.type))
    layOut();
  if (!('prerendering' in document && document.prerendering === true)) return;
  void pageLoad().then(() => {
    layOut();
    document.body.getBoundingClientRect();
  });
}

const untilHydrated = new AbortController();
const { signal } = untilHydrated;
const earlyEvents = takeEarlyEvents();
const replayEvents = startEventReplay(signal, earlyEvents);
for (const type of ['pointerdown', 'focusin', 'click', 'auxclick'])
  document.addEventListener(type, updateLanguageLink);
document.addEventListener('submit', submitSearch);
// The page may be kept in the back/forward cache.
addEventListener('pagehide', closeMenus);
addEventListener('popstate', reloadWhenLeft(), { signal });
for (const type of INTERACTION_EVENTS)
  addEventListener(type, loadOncePainted, { capture: true, passive: true, signal });
for (const type of CONTROL_EVENTS)
  addEventListener(type, loadAtControl, { capture: true, passive: true, signal });
for (const event of earlyEvents)
  if (event instanceof KeyboardEvent || event.type === 'input') loadOncePainted();
  else loadAtControl(event);
onHydrated(() => {
  untilHydrated.abort();
  void replayEvents();
});
loadByItself();
layOutWhole();
void painted.then(extendVisit);
