import { parseArgs } from 'node:util';
import { runContract } from './check';

const usage =
  'Usage: npm run contract -- --api http://127.0.0.1:4100 [--write]   (--write also sends a contact message)';

const { values } = parseArgs({
  options: { api: { type: 'string' }, write: { type: 'boolean', default: false } },
});
if (!values.api || !/^https?:\/\/./.test(values.api)) {
  console.error(usage);
  process.exit(2);
}

/** Lines shown per call: the same field usually differs in every record. */
const mostLines = 10;

const results = await runContract(values.api, { write: values.write });
let different = 0;
for (const { call, skipped, deviations } of results) {
  if (deviations.length === 0) {
    console.log(`OK    ${call}${skipped ? `   (${skipped})` : ''}`);
    continue;
  }
  different += 1;
  console.log(`DIFF  ${call}`);
  for (const { path, expected, got } of deviations.slice(0, mostLines)) {
    console.log(`        ${path || '(body)'}: expected ${expected}, got ${got}`);
  }
  if (deviations.length > mostLines)
    console.log(`        … and ${deviations.length - mostLines} more`);
}
console.log(
  different === 0
    ? `\nAll ${results.length} calls keep the contract.`
    : `\n${different} of ${results.length} calls differ.`,
);
process.exitCode = different === 0 ? 0 : 1;
