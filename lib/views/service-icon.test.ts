import { serviceIcon } from './service-icon';

test.each([
  { written: 'fa-solid fa-passport', icon: 'passport' },
  { written: 'fa-solid fa-graduation-cap', icon: 'training' },
  { written: 'fas fa-file-lines', icon: 'document' },
  { written: 'fa-regular fa-calendar-days', icon: 'calendar' },
  { written: 'fa-solid fa-scale-balanced', icon: 'scales' },
  { written: 'fa fa-users', icon: 'people' },
  { written: 'bi bi-globe2', icon: 'star' },
  { written: 'FA-SOLID FA-TRUCK-FAST', icon: 'truck' },
  { written: 'fa-solid fa-dragon', icon: 'star' },
  { written: 'constructor', icon: 'star' },
  { written: '', icon: 'star' },
] as const)('the class "$written" is drawn as $icon', ({ written, icon }) => {
  expect(serviceIcon(written)).toBe(icon);
});
