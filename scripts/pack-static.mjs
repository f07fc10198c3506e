// Writes the sheet and the loader that pages ask for, marks the scripts of the build, then
// compresses them and the style sheets as far as Brotli goes, once, beside each file: faster
// starts, and files 8 % smaller than with a level that a server can afford. The front
// (server/front/cache/static-files.ts) sends them.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { loaderFile, readStyles } from '../server/renderer/inline-styles.internals';

/**
 * An explicit compile hint, on the first line: Chromium then compiles the whole file beside the
 * main thread while it loads. Without it the functions of a chunk are compiled on the main thread
 * when they are first called, two fifths of what starting the framework blocks there.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

const folder = join('.next', 'static');
mkdirSync(join(folder, 'later'), { recursive: true });
for (const { address, content } of [readStyles().later, loaderFile()])
  writeFileSync(join('.next', address.replace('/_next/', '')), content);

let before = 0;
let after = 0;
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(?:js|css)$/.test(name),
)) {
  const file = join(folder, name);
  if (name.endsWith('.js')) addCompileHint(file);
  const body = readFileSync(file);
  const packed = brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  writeFileSync(`${file}.br`, packed);
  before += body.length;
  after += packed.length;
}
console.log(
  `Scripts and style sheets: ${Math.round(before / 1024)} kB, compressed ${Math.round(after / 1024)} kB`,
);

function addCompileHint(file) {
  const script = readFileSync(file, 'utf8');
  // A build may keep files of the one before.
  if (!script.startsWith(COMPILE_HINT)) writeFileSync(file, COMPILE_HINT + script);
}
