import { startEventReplay } from './event-replay';
import { documentEnd, firstPaint, idle, mobileDelay, onHydrated, pageLoad } from './scheduling';
import { prefersReducedData } from './media-preferences';
import { restorePayload } from './payload.internals';
import { followSameScreen } from './same-screen-links';
import { extendVisit } from './visit';
import { followSearch } from './search-form';

/*
 * Stands in a page in place of the framework's script tags, with their addresses (server/renderer/page-html.internals). It loads them once the
 * page is painted, has loaded and the browser is idle, on a telephone some seconds later; or at once when the visitor is about to do something.
 * Where data is to be saved, only then; but the calendar comes by itself on its screen, and without delay.
 */

/** Events that mean that the visitor uses the page. */
const INTERACTION_EVENTS = ['keydown', 'input'] as const;
/** The same on a control: elsewhere a finger scrolls and a pointer only crosses the page. */
const USES_OF_CONTROLS = ['pointerdown', 'touchstart', 'click', 'focusin', 'pointerover'] as const;
/** Links are none: the browser follows them, and what is loaded for this page takes the line from the next one. */
const CONTROLS = 'button, summary, input, select, textarea, label, [data-interactive]';

const missing = new Set(document.currentScript?.dataset['sources']?.split(' '));

function load(): void {
  void documentEnd().then(addScripts);
}

let isRestored: boolean | undefined;

function addScripts(): void {
  isRestored ??= restorePayload();
  if (!isRestored) return;
  for (const source of missing) {
    missing.delete(source);
    const script = document.createElement('script');
    script.src = source;
    // As an attribute too: by it the framework knows the tag as its own and does not add another.
    script.async = true;
    // The connection broke: the visitor's next event tries again.
    script.addEventListener('error', () => {
      script.remove();
      missing.add(source);
    });
    document.head.append(script);
  }
}

const painted = firstPaint();

/** Some events come before: the pointer lies where a control appears, the browser sets the focus. */
const loadOncePainted = (): void => void painted.then(load);

function loadAtControl({ target }: Event): void {
  if (target instanceof Element && target.closest(CONTROLS)) loadOncePainted();
}

const untilHydrated = new AbortController();
const { signal } = untilHydrated;
const replayEvents = startEventReplay(signal);
document.addEventListener('click', followSameScreen);
document.addEventListener('submit', followSearch);
for (const type of INTERACTION_EVENTS) addEventListener(type, loadOncePainted, { capture: true, passive: true, signal });
for (const type of USES_OF_CONTROLS) addEventListener(type, loadAtControl, { capture: true, passive: true, signal });
onHydrated(() => {
  untilHydrated.abort();
  void replayEvents();
});
// The calendar's screen is that of a control: it waits neither for a telephone nor where data is saved.
void painted.then(documentEnd).then(() => {
  if (document.getElementById('calendar')) load();
});
void Promise.all([painted.then(mobileDelay), pageLoad()])
  .then(idle)
  .then(() => {
    if (!prefersReducedData()) load();
  });
extendVisit();
