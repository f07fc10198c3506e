import { readFileSync } from 'node:fs';
import { baseHeaders } from '../server/http/security-headers';

const nginx = readFileSync('deploy/nginx.conf', 'utf8');

test('nginx’s own answers carry the headers of every response with the site’s values', () => {
  for (const [name, value] of Object.entries(baseHeaders(false))) {
    const sent = [
      ...nginx.matchAll(new RegExp(`^ *add_header ${name} "?(.*?)"? always;$`, 'gim')),
    ].map(([, text]) => text);
    expect([name, ...sent]).toEqual([name, value]);
  }
});
