// Run after changing dependencies where the registry is a mirror without other platforms' packages:
// their optional entries are then missing from package-lock.json and `npm ci` refuses it. Adds them
// by name and exact version; npm skips them by platform.
import { readFileSync, writeFileSync } from 'node:fs';

const PLATFORMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
];

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const isThere = [`${path}/node_modules/${name}`, `node_modules/${name}`].some(
      (place) => lock.packages[place],
    );
    if (isThere || !/^\d/.test(version)) continue;
    const words = name.replace(/musleabihf|gnueabihf|msvc|eabi/g, '').split(/[/-]/);
    const os = PLATFORMS.filter(
      (platform) =>
        words.includes(platform) || (platform === 'linux' && words.includes('linuxmusl')),
    );
    const cpu = PROCESSORS.filter((processor) =>
      words.some(
        (word) => word === processor || (processor === 'ppc64' && word.startsWith('ppc64')),
      ),
    );
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(cpu.length > 0 && { cpu }),
      ...((entry.dev ?? path === '') && path !== '' && { dev: true }),
      optional: true,
      ...(os.length > 0 && { os }),
    };
    added += 1;
  }
}
const [root, ...rest] = Object.keys(lock.packages).toSorted((a, b) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries([root, ...rest].map((path) => [path, lock.packages[path]]));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional packages added`);
