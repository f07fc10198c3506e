// Fetches the public collections of attacks that e2e/security/hostile-content.spec.ts runs beside
// its own (see e2e/support/hostile/LICENCES.md):
//   node scripts/xss-corpora.mjs                    from their repositories
//   node scripts/xss-corpora.mjs --mirror FOLDER    from FOLDER/<owner>+<name>/repo
// Only the attacks are kept, as lists of texts. The folder is not part of the repository.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';

const FOLDER = fileURLToPath(new URL('../e2e/support/hostile/corpora/', import.meta.url));
const LONGEST = 20_000;

const CORPORA = [
  {
    name: 'dompurify',
    repository: 'cure53/DOMPurify',
    commit: '1fa97e8f0b671ded461adfe6af255f2aab4202d0',
    files: ['test/fixtures/expect.mjs'],
    read: ([fixtures]) =>
      evaluate(fixtures.replace(/^export default/m, 'result =')).map(({ payload }) => payload),
  },
  {
    name: 'html5sec',
    repository: 'cure53/H5SC',
    commit: '1a91bbc085426579ebcdefb1bc5450760db3dad5',
    files: ['items.js', 'payloads.js'],
    read: ([items, payloads]) => {
      const parts = evaluate(
        `var module = { exports: {} }, exports = module.exports; ${payloads}; result = module.exports;`,
      );
      const filled = (text) => text.replace(/%(\w+)%/g, (whole, name) => parts[name] ?? whole);
      return evaluate(
        `var module = { exports: {} }, exports = module.exports; ${items}; result = module.exports;`,
      ).map(({ data }) => filled(data));
    },
  },
  {
    name: 'owasp',
    repository: 'OWASP/CheatSheetSeries',
    commit: '6b8819da79e0537d072e04296ffa3adfc94ba881',
    files: ['cheatsheets/XSS_Filter_Evasion_Cheat_Sheet.md'],
    read: ([sheet]) =>
      [...sheet.matchAll(/^```(?:html|js|xml|css)?\n([\s\S]*?)^```/gm)].flatMap(([, block]) => [
        block,
        ...block.split('\n'),
      ]),
  },
];

/** Runs a file of literals apart from everything else, and gives what it leaves in `result`. */
function evaluate(source) {
  const world = { result: undefined };
  runInNewContext(source, world, { timeout: 5000 });
  return JSON.parse(JSON.stringify(world.result));
}

function git(folder, ...args) {
  return execFileSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    maxBuffer: 64e6,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function fetchFiles({ repository, commit, files }, mirror) {
  if (mirror)
    return files.map((file) =>
      git(join(mirror, repository.replace('/', '+'), 'repo'), 'show', `${commit}:${file}`),
    );
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  try {
    git(folder, 'init', '--quiet', '--bare');
    git(folder, 'fetch', '--quiet', '--depth', '1', `https://github.com/${repository}`, commit);
    return files.map((file) => git(folder, 'show', `FETCH_HEAD:${file}`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const mirror = process.argv[2] === '--mirror' ? process.argv[3] : undefined;
mkdirSync(FOLDER, { recursive: true });
for (const corpus of CORPORA) {
  const read = corpus.read(fetchFiles(corpus, mirror));
  const attacks = [
    ...new Set(read.filter((text) => typeof text === 'string').map((text) => text.trim())),
  ].filter((text) => text !== '' && text.length <= LONGEST);
  writeFileSync(join(FOLDER, `${corpus.name}.json`), JSON.stringify(attacks));
  process.stdout.write(`${corpus.name}: ${attacks.length} attacks\n`);
}
