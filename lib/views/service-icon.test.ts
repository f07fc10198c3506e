import paths from './generated/service-icons.json' with { type: 'json' };
import { ICON_OF_NAME, serviceIcon } from './feature';

/** Classes as the generations of Font Awesome and Bootstrap Icons write them. */
const COMMON: [written: string, icon: string][] = [
  ['fa-solid fa-building-columns', 'landmark'],
  ['fa fa-university', 'university'],
  ['bi bi-bank2', 'landmark'],
  ['fas fa-landmark', 'landmark'],
  ['bi bi-megaphone-fill', 'megaphone'],
  ['fa-regular fa-handshake', 'handshake'],
  ['fa fa-handshake-o', 'handshake'],
  ['FA-SOLID FA-TRUCK-FAST', 'truck'],
  ['fas fa-shipping-fast', 'truck'],
  ['fas fa-briefcase fa-2x', 'briefcase'],
  ['fa fa-fw fa-book', 'book'],
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
