import { rmSync } from 'node:fs';

/** The failures of a step: at least one if it ended with an error code or by a signal. */
export function faultsOf(code, faults) {
  return code !== 0 && faults.length === 0
    ? [`it did not run to its end (code ${code ?? 'none'})`]
    : faults;
}

/** Whether a version comes before another one; a prerelease comes before its release. */
export function isOlder(version, other) {
  const [[numbers, word], [otherNumbers, otherWord]] = [version, other].map(parts);
  const place = numbers.findIndex((number, index) => number !== otherNumbers[index]);
  if (place >= 0) return numbers[place] < otherNumbers[place];
  if (word === otherWord || word === undefined) return false;
  return otherWord === undefined || word.localeCompare(otherWord, 'en', { numeric: true }) < 0;
}

function parts(version) {
  const [numbers, ...word] = version.split('+')[0].split('-');
  return [numbers.split('.').map(Number), word.length > 0 ? word.join('-') : undefined];
}

/** Removes a folder when the process ends. What was just killed may have been writing to it. */
export function removeOnEnd(folder) {
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
}
