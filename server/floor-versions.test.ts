import { readFileSync } from 'node:fs';
import { isOlder } from '../scripts/lib/upgrade-steps.mjs';

/** The oldest version without a known vulnerability of each package that parses untrusted input. */
const FLOORS: Record<string, string> = {
  next: '16.4.5',
  react: '19.3.1',
  'react-dom': '19.3.1',
  sharp: '0.35.5',
  undici: '7.30.2',
  parse5: '8.1.1',
  'rehype-sanitize': '6.0.0',
  'hast-util-sanitize': '5.0.2',
  'next-intl': '4.14.8',
};

interface Lock {
  packages: Record<string, { version?: string; dev?: boolean }>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = read('package-lock.json') as Lock;

test.each(Object.entries(FLOORS))(
  '%s is at least %s, locked and installed, in every copy that runs',
  (name, floor) => {
    const copies = Object.entries(packages).filter(
      ([path, { dev }]) => path.endsWith(`node_modules/${name}`) && !dev,
    );
    expect(copies.length).toBeGreaterThan(0);
    expect(copies.filter(([, { version = '0.0.0' }]) => isOlder(version, floor))).toEqual([]);
    const { version } = read(`node_modules/${name}/package.json`) as { version: string };
    expect(isOlder(version, floor)).toBe(false);
  },
);
