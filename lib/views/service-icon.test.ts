import paths from './generated/service-icons.json' with { type: 'json' };
import { ICON_OF_NAME, serviceIcon } from './feature';

/** Classes that editors choose for what chambers of commerce do, and what each is drawn as. */
const COMMON: [written: string, icon: string][] = [
  ['fa-solid fa-building-columns', 'landmark'],
  ['fa fa-university', 'university'],
  ['fa fa-bank', 'landmark'],
  ['bi bi-bank', 'landmark'],
  ['bi bi-bank2', 'landmark'],
  ['fas fa-landmark', 'landmark'],
  ['fa-solid fa-rocket', 'rocket'],
  ['bi bi-rocket-takeoff', 'rocket'],
  ['fas fa-bullhorn', 'megaphone'],
  ['bi bi-megaphone-fill', 'megaphone'],
  ['fa-solid fa-leaf', 'leaf'],
  ['fa fa-graduation-cap', 'graduation-cap'],
  ['bi bi-mortarboard', 'graduation-cap'],
  ['fa-regular fa-handshake', 'handshake'],
  ['fa fa-handshake-o', 'handshake'],
  ['fa-solid fa-file', 'file-text'],
  ['fas fa-file-lines', 'file-text'],
  ['fa fa-file-text-o', 'file-text'],
  ['bi bi-file-earmark-text', 'file-text'],
  ['fas fa-file-invoice-dollar', 'receipt-text'],
  ['fas fa-file-contract', 'file-pen'],
  ['FA-SOLID FA-TRUCK-FAST', 'truck'],
  ['bi bi-truck', 'truck'],
  ['fas fa-shipping-fast', 'truck'],
  ['fa-solid fa-ship', 'ship'],
  ['fa fa-anchor', 'anchor'],
  ['fa-solid fa-plane', 'plane'],
  ['bi bi-airplane', 'plane'],
  ['fa-solid fa-scale-balanced', 'scale'],
  ['fas fa-balance-scale', 'scale'],
  ['fa fa-gavel', 'gavel'],
  ['fa-solid fa-passport', 'book-user'],
  ['fa fa-users', 'users'],
  ['bi bi-people-fill', 'users'],
  ['fas fa-user-tie', 'user'],
  ['bi bi-globe2', 'globe'],
  ['fas fa-globe-africa', 'globe'],
  ['fa-regular fa-calendar-days', 'calendar-days'],
  ['fa fa-calendar-check-o', 'calendar-check'],
  ['bi bi-calendar-event', 'calendar'],
  ['fas fa-chart-line', 'chart-line'],
  ['fa fa-bar-chart', 'chart-column'],
  ['bi bi-graph-up-arrow', 'trending-up'],
  ['fas fa-industry', 'factory'],
  ['fa-solid fa-warehouse', 'warehouse'],
  ['fas fa-store', 'store'],
  ['bi bi-shop', 'store'],
  ['fas fa-shopping-cart', 'shopping-cart'],
  ['fas fa-coins', 'coins'],
  ['bi bi-cash-coin', 'coins'],
  ['fa-solid fa-money-bill-wave', 'banknote'],
  ['fa fa-lightbulb-o', 'lightbulb'],
  ['fas fa-cogs', 'cog'],
  ['bi bi-gear-wide-connected', 'cog'],
  ['fa fa-envelope-o', 'mail'],
  ['fa-solid fa-phone-volume', 'phone'],
  ['bi bi-telephone', 'phone'],
  ['fas fa-map-marker-alt', 'map-pin'],
  ['bi bi-geo-alt-fill', 'map-pin'],
  ['fas fa-shield-alt', 'shield'],
  ['fas fa-certificate', 'certificate'],
  ['bi bi-award', 'award'],
  ['fa-solid fa-stamp', 'stamp'],
  ['fas fa-briefcase fa-2x', 'briefcase'],
  ['fa fa-fw fa-book', 'book'],
  ['fas fa-wheat-awn', 'wheat'],
  ['fas fa-tractor', 'tractor'],
  ['fa-solid fa-magnifying-glass', 'search'],
  ['fas fa-question-circle', 'circle-question-mark'],
  ['fas fa-info-circle', 'info'],
];

test.each(COMMON)('the class "%s" is drawn as %s', (written, icon) => {
  expect(serviceIcon(written)).toBe(icon);
});

test.each(['fa-solid fa-dragon', 'fa-2x', 'fas', 'constructor', ''])(
  'the unknown class "%s" is a star',
  (written) => {
    expect(serviceIcon(written)).toBe('star');
  },
);

test('every icon that a class can mean is drawn, by an absolute path of its own', () => {
  const drawn: Record<string, string> = paths;
  for (const icon of new Set(ICON_OF_NAME.values()))
    expect(`${icon} ${drawn[icon] ?? ''}`).toMatch(/^\S+ M[\d. MmLlHhVvAaCcSsQqTtZz,-]+$/);
  expect(new Set(Object.values(drawn)).size).toBe(Object.keys(drawn).length);
});
