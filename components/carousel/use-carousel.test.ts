import { arrowStep, ringStep } from './use-carousel';

test.each([
  { key: 'ArrowRight', direction: 'ltr', step: 1 },
  { key: 'ArrowLeft', direction: 'ltr', step: -1 },
  { key: 'ArrowRight', direction: 'rtl', step: -1 },
  { key: 'ArrowLeft', direction: 'rtl', step: 1 },
  { key: 'Enter', direction: 'ltr', step: 0 },
  { key: 'ArrowDown', direction: 'rtl', step: 0 },
  { key: 'ArrowLeft', altKey: true, direction: 'ltr', step: 0 },
  { key: 'ArrowLeft', metaKey: true, direction: 'ltr', step: 0 },
  { key: 'ArrowRight', ctrlKey: true, direction: 'rtl', step: 0 },
])('$key goes $step in $direction text', ({ direction, step, ...pressed }) => {
  expect(arrowStep({ altKey: false, ctrlKey: false, metaKey: false, ...pressed }, direction)).toBe(
    step,
  );
});

test.each([
  { index: 0, step: 1, total: 4, next: 1 },
  { index: 3, step: 1, total: 4, next: 0 },
  { index: 0, step: -1, total: 4, next: 3 },
])('from item $index of $total a step of $step leads to $next', ({ index, step, total, next }) => {
  expect(ringStep(index, step, total)).toBe(next);
});
