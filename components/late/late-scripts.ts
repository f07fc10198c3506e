import { rememberChosenLanguage } from '@/components/layout/remember-language';
import { searchNatively } from '@/components/layout/search-form';
import { holdEvents } from './held-events';
import { fetchAhead, fetchData } from './hydration-data';
import { firstPaint, idleMoment, pageLoad, peace } from './moments';
import { onTakeOver } from './taken-over';

/*
 * Stands in the page in place of the framework's script tags (server/rendering/late-scripts puts it there, with their addresses). It loads them once
 * the page is painted, has arrived and the browser is idle, on a telephone some seconds later; or at once when the visitor is about to do
 * something.
 */

/** What only somebody does who wants something of the page. */
const ACTS = ['keydown', 'input'] as const;
/** The same, when it meets a control: elsewhere a finger scrolls. */
const TOUCHES = ['pointerdown', 'touchstart', 'click'] as const;
/** What may also happen before anything is seen: the pointer lies where a control appears, the browser sets the focus. */
const SIGNS = ['focusin', 'pointerover'] as const;
const CONTROLS = 'a, button, summary, input, select, textarea, label';

const told = document.currentScript?.dataset;
const missing = new Set(told?.['sources']?.split(' '));
/** Empty when the page holds its data itself. */
const dataAddress = told?.['hydration'] ?? '';
let isAhead = false;

function load(): void {
  if (dataAddress === '') return addScripts();
  // Both on their way at once; but the framework wants the data as soon as it runs.
  if (!isAhead) fetchAhead(missing);
  isAhead = true;
  void fetchData(dataAddress).then((isHere) => isHere && addScripts());
}

function addScripts(): void {
  for (const source of missing) {
    missing.delete(source);
    const script = document.createElement('script');
    script.src = source;
    // As an attribute too: by it the framework knows the tag for its own and does not add another.
    script.async = true;
    // The line broke: the visitor's next move asks again.
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
  // A pointer that crosses the page wants nothing yet.
  if (event.type === 'pointerover' && !isAtControl(event)) return;
  void painted.then(load);
}

const repeatHeld = holdEvents();
document.addEventListener('click', rememberChosenLanguage, true);
document.addEventListener('submit', searchNatively, true);
for (const type of ACTS) addEventListener(type, load, { capture: true, passive: true });
for (const type of TOUCHES) addEventListener(type, loadOnTouch, { capture: true, passive: true });
for (const type of SIGNS) addEventListener(type, loadOnSign, true);
onTakeOver(() => {
  for (const type of ACTS) removeEventListener(type, load, true);
  for (const type of TOUCHES) removeEventListener(type, loadOnTouch, true);
  for (const type of SIGNS) removeEventListener(type, loadOnSign, true);
  document.removeEventListener('click', rememberChosenLanguage, true);
  document.removeEventListener('submit', searchNatively, true);
  void repeatHeld();
});
void Promise.all([painted, pageLoad()]).then(peace).then(idleMoment).then(load);
