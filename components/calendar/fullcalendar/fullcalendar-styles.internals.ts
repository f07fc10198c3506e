/*
 * FullCalendar inserts its styles while its modules are evaluated. Two of its rules concern the
 * whole document: a face of icons, for which every text would be laid out anew, and variables of
 * the root, for which the styles of every element would be computed again.
 *
 * Relies on: the element `style[data-fullcalendar]`, which the library takes where it is there;
 * this module is imported before those of the library. Seen in: 6.1.21. Otherwise: the library
 * inserts an element of its own, and its rules apply as they are.
 */

const element = document.createElement('style');
element.dataset['fullcalendar'] = '';
// Rules of a sheet that does not apply change nothing in the document.
element.media = 'not all';
document.head.prepend(element);

/** Lets the styles inserted so far apply, those of the whole document to the calendar alone. */
export function applyLibraryStyles(): void {
  const { sheet } = element;
  for (const rule of sheet ? [...sheet.cssRules] : []) {
    if (rule instanceof CSSFontFaceRule) sheet?.deleteRule([...sheet.cssRules].indexOf(rule));
    else if (rule instanceof CSSStyleRule && rule.selectorText === ':root')
      rule.selectorText = '.calendar-views';
  }
  element.media = '';
}
