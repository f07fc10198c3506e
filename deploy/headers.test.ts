import { readFileSync } from 'node:fs';
import { FIXED_HEADERS } from '../server/http/security-headers';

const nginx = readFileSync('deploy/nginx.conf', 'utf8');

test('nginx’s own answers carry the fixed headers with the site’s values', () => {
  for (const [name, value] of Object.entries(FIXED_HEADERS)) {
    const sent = [...nginx.matchAll(new RegExp(`^ *add_header ${name} "?(.*?)"? always;$`, 'gim'))].map(([, text]) => text);
    expect([name, ...sent]).toEqual([name, value]);
  }
});
