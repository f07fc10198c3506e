import { parseArgs } from 'node:util';
import { OrganisationError, readOrganisation } from '@/lib/organisation/organisation';
import { readCommuneFile } from '@/lib/platform/commune-file';
import { environment, EnvironmentError, isDemonstration } from '@/lib/platform/env';
import { readRedirects } from '@/lib/routes/redirects';

/**
 * `npm run config:check [-- file]` checks the file (by default SITE_CONFIG), REDIRECTS_FILE and
 * COMMUNES_FILE. It exits with 0 if they are valid; otherwise it exits with 1 and writes one line
 * per error to stderr.
 */
function check(): string {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { SITE_CONFIG, REDIRECTS_FILE, COMMUNES_FILE } = environment();
  const file = positionals[0] ?? SITE_CONFIG;
  if (file === undefined && REDIRECTS_FILE === undefined && COMMUNES_FILE === undefined)
    throw new OrganisationError(
      'SITE_CONFIG is not set. Name a file: npm run config:check -- site.json',
    );
  if (file !== undefined) readOrganisation(file, isDemonstration());
  readRedirects(REDIRECTS_FILE);
  readCommuneFile(COMMUNES_FILE);
  return Object.entries({ SITE_CONFIG: file, REDIRECTS_FILE, COMMUNES_FILE })
    .flatMap(([name, path]) => (path === undefined ? [] : [`${name} ${path}: no fault\n`]))
    .join('');
}

try {
  process.stdout.write(check());
} catch (error) {
  if (!(error instanceof OrganisationError || error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
