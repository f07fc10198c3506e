/*
 * Preloaded into every process of a site under test: its wall clock and its monotonic one are ahead
 * by what `Clock` wrote to a file.
 */
import { readFileSync } from 'node:fs';

const file = process.env['TEST_CLOCK'] ?? '';
const [monotonic, wall] = [performance.now.bind(performance), Date.now];
let milliseconds = 0;
let readAt = -Infinity;

function ahead() {
  if (monotonic() - readAt > 10) {
    readAt = monotonic();
    milliseconds = Number(readFileSync(file, 'utf8'));
  }
  return milliseconds;
}

performance.now = () => monotonic() + ahead();
Date.now = () => wall() + ahead();
