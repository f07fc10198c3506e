import { readFileSync } from 'node:fs';
import { FIXED_HEADERS } from '../server/front/security-headers';

const nginx = readFileSync('deploy/nginx.conf', 'utf8');

test('nginx sends the fixed headers with the site’s values, on pages and on its own answers, and never twice', () => {
  for (const [name, value] of Object.entries(FIXED_HEADERS)) {
    const sent = [...nginx.matchAll(new RegExp(`^ *add_header ${name} "?(.*?)"? always;$`, 'gim'))].map(([, text]) => text);
    expect([name, ...sent]).toEqual([name, value, value]);
    expect(nginx).toMatch(new RegExp(`^ *proxy_hide_header ${name};$`, 'im'));
  }
});
