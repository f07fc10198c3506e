import { parseArgs } from 'node:util';
import { OrganisationError, readOrganisation } from '@/lib/organisation/organisation';
import { environment, EnvironmentError, isDemonstration } from '@/lib/platform/env';

/**
 * `npm run config:check [-- file]`, by default that of SITE_CONFIG. Exit code 0: valid; 1: one line
 * on stderr per error.
 */
function check(): string {
  const { positionals } = parseArgs({ allowPositionals: true });
  const file = positionals[0] ?? environment().SITE_CONFIG;
  if (file === undefined)
    throw new OrganisationError(
      'SITE_CONFIG is not set. Name a file: npm run config:check -- site.json',
    );
  readOrganisation(file, isDemonstration());
  return `SITE_CONFIG ${file}: no fault\n`;
}

try {
  process.stdout.write(check());
} catch (error) {
  if (!(error instanceof OrganisationError || error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
