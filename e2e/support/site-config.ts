import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes a file for SITE_CONFIG and gives its path. */
export function siteConfig(details: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'site-config-')), 'site.json');
  writeFileSync(file, JSON.stringify(details));
  return file;
}
