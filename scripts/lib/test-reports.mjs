import { existsSync, readFileSync } from 'node:fs';

/**
 * Failed unit tests of jest's JSON report: the file and its titles. A run that left no report is
 * one failure.
 */
export function failedUnitTests(report, folder) {
  if (!existsSync(report)) return ['the tests did not run'];
  const failed = (each) => each.status === 'failed';
  const files = JSON.parse(readFileSync(report, 'utf8')).testResults.filter(failed);
  return files.map(({ name, assertionResults }) =>
    [
      name.replace(`${folder}/`, ''),
      ...assertionResults.filter(failed).map(({ fullName }) => fullName),
    ].join(': '),
  );
}

/**
 * Failed and not reached tests of Playwright's JSON report. A run without a passed test is a
 * failure of its own.
 */
export function failedEndToEndTests(report) {
  if (!existsSync(report)) return ['the tests did not run'];
  const { stats, suites, errors } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = [...suites.flatMap(titles), ...errors.map(({ message }) => message)];
  return stats.expected > 0 || failed.length > 0 ? failed : ['no test passed'];
}

function titles({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok, tests }) => !ok || tests.every(({ results }) => results.length === 0))
    .map(({ file, title }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(titles)];
}
