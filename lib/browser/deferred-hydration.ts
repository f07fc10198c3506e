import { startEventReplay } from './event-replay';
import { documentEnd, firstPaint, idle, mobileDelay, onHydrated, pageLoad } from './scheduling';
import { hasCoarsePointer, prefersReducedData } from './media-preferences';
import { restorePayload } from './payload.internals';
import { rememberChosenLanguage } from './remember-language';
import { searchNatively } from './search-form';

/*
 * Stands in a page in place of the framework's script tags, with their addresses (server/renderer/deferred-scripts.internals). It loads them once the
 * page is painted, has loaded and the browser is idle, on a telephone some seconds later; or at once when the visitor is about to do something.
 * Where data is to be saved, only then.
 */

/** Events that mean that the visitor uses the page. */
const USES = ['keydown', 'input'] as const;
/** The same on a control: elsewhere a finger scrolls. */
const TOUCHES = ['pointerdown', 'touchstart', 'click'] as const;
/** These may also happen before anything is painted: the pointer lies where a control appears, the browser sets the focus. */
const SIGNS = ['focusin', 'pointerover'] as const;
/** With a finger, links are none: the browser follows them, and what is loaded for this page takes the line from the next one. */
const CONTROLS = `${hasCoarsePointer() ? '' : 'a, '}button, summary, input, select, textarea, label, [data-interactive]`;

const missing = new Set(document.currentScript?.dataset['sources']?.split(' '));
let isLoading = false;

function load(): void {
  if (!isLoading) preload();
  isLoading = true;
  void documentEnd().then(addScripts);
}

/** Lets the browser fetch the scripts before they may run. */
function preload(): void {
  for (const source of missing) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = source;
    document.head.append(link);
  }
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

const isAtControl = ({ target }: Event): boolean => target instanceof Element && target.closest(CONTROLS) !== null;

function loadOnTouch(event: Event): void {
  if (isAtControl(event)) load();
}

function loadOnSign(event: Event): void {
  // A pointer that crosses the page means nothing.
  if (isAtControl(event)) void painted.then(load);
}

const untilHydrated = new AbortController();
const { signal } = untilHydrated;
const replayEvents = startEventReplay(signal);
document.addEventListener('click', rememberChosenLanguage, { capture: true, signal });
document.addEventListener('submit', searchNatively, { capture: true, signal });
for (const type of USES) addEventListener(type, load, { capture: true, passive: true, signal });
for (const type of TOUCHES) addEventListener(type, loadOnTouch, { capture: true, passive: true, signal });
for (const type of SIGNS) addEventListener(type, loadOnSign, { capture: true, signal });
onHydrated(() => {
  untilHydrated.abort();
  void replayEvents();
});
if (!prefersReducedData()) void Promise.all([painted, pageLoad()]).then(mobileDelay).then(idle).then(load);
