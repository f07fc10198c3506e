// Collects what `npm start` needs, and nothing else, into a folder (default: dist/production):
//   node scripts/production-tree.mjs [folder]
// Files of packages are found by following every import from the bundles, with the tracer that the
// framework's own build uses.
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import nft from 'next/dist/compiled/@vercel/nft/index.js';

const root = process.cwd();
const target = resolve(process.argv[2] ?? join('dist', 'production'));
/** Parts of the build that only the build itself reads. */
const LEFT_OUT =
  /^\.next\/(?:cache|types|diagnostics|dev|trace|trace-build|turbopack)(?:\/|$)|\.nft\.json$|\.map$/;
/** Loaded by names computed at run time, which the tracer does not find. */
const NATIVE = ['@libsql', '@img'];

if (!existsSync('.next/BUILD_ID') || !existsSync('dist/start.mjs')) {
  console.error('There is no build yet: npm run build');
  process.exit(1);
}
if (existsSync(target) && !existsSync(join(target, 'dist', 'start.mjs'))) {
  console.error(`${target} is there already and holds something else`);
  process.exit(1);
}
rmSync(target, { recursive: true, force: true });

/** The C library that this machine does not use. */
const foreign = process.report.getReport().header.glibcVersionRuntime ? 'musl' : 'gnu';

const found = [
  ...ofBuild(),
  ...under('public'),
  ...under('embedded-api/content'),
  ...under('embedded-api/files'),
  ...(await traced()),
  ...native(),
  ...ofConfiguration(),
];
const files = new Set(
  found.filter(
    (file) =>
      !NATIVE.some(
        (scope) =>
          file.startsWith(`node_modules/${scope}/`) && file.split('/')[2].includes(foreign),
      ),
  ),
);
for (const file of files) copy(file);
writeFileSync(join(target, 'package.json'), `${JSON.stringify(runtimePackage(), null, 2)}\n`);

const bytes = [...files].reduce((sum, file) => sum + lstatSync(file).size, 0);
console.log(
  `${files.size} files, ${(bytes / 1024 / 1024).toFixed(0)} MB in ${relative(root, target) || '.'}`,
);

/** The bundles of the front and what the framework built. */
function ofBuild() {
  const bundles = readdirSync('dist').filter((name) => /\.m?js$/.test(name));
  return [
    ...bundles.map((name) => join('dist', name)),
    ...under('.next').filter((file) => !LEFT_OUT.test(file)),
  ];
}

/** Every file that the front, the embedded API or a screen may load. */
async function traced() {
  const entries = readdirSync('dist').filter((name) => name.endsWith('.mjs'));
  const { fileList } = await nft.nodeFileTrace(
    entries.map((name) => join('dist', name)),
    { base: root },
  );
  // The framework has traced its own server and each screen while it built them.
  const traces = under('.next').filter(
    (file) => file.endsWith('.nft.json') && !file.startsWith('.next/cache'),
  );
  const ofScreens = traces.flatMap((trace) =>
    JSON.parse(readFileSync(trace, 'utf8')).files.map((file) =>
      relative(root, resolve(dirname(trace), file)),
    ),
  );
  return [...fileList, ...ofScreens].filter(
    (file) => file.startsWith('node_modules/') && existsSync(file) && !file.endsWith('.map'),
  );
}

/** Files with which the framework reads its configuration. */
function ofConfiguration() {
  const compiled = 'node_modules/next/dist/compiled';
  return [
    'next.config.mjs',
    `${compiled}/@babel/runtime/package.json`,
    ...under(`${compiled}/webpack`),
  ];
}

/** The libraries in machine code. */
function native() {
  return NATIVE.flatMap((scope) =>
    readdirSync(join('node_modules', scope)).map((name) => join('node_modules', scope, name)),
  )
    .flatMap(under)
    .filter((file) => !/\/include\/|\.md$/.test(file));
}

/**
 * A link stays a link: Node's own recursive reading goes through links to folders from version 22
 * on.
 */
function under(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? under(path) : [path];
  });
}

function copy(file) {
  const to = join(target, file);
  mkdirSync(dirname(to), { recursive: true });
  if (lstatSync(file).isSymbolicLink()) symlinkSync(readlinkSync(file), to);
  else if (statSync(file).isFile()) cpSync(file, to);
}

/** As it is, without what only development needs. */
function runtimePackage() {
  const {
    name,
    version,
    private: isPrivate,
    license,
    type,
    engines,
    scripts,
    dependencies,
  } = JSON.parse(readFileSync('package.json', 'utf8'));
  return {
    name,
    version,
    private: isPrivate,
    license,
    type,
    engines,
    scripts: { start: scripts.start, 'config:check': scripts['config:check'] },
    dependencies,
  };
}
