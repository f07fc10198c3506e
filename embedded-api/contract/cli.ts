import { parseArgs } from 'node:util';
import { runContract } from './check';
import { writeRecording } from './record';

const usage = `Usage: npm run contract -- --api http://127.0.0.1:4100 [--record recordings] [--write]
  --record  keeps one response of each call, without e-mail addresses and telephone numbers
  --write   also sends a contact message, which is never recorded`;

const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    record: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
if (!values.api || !/^https?:\/\/./.test(values.api) || (values.record && values.write)) {
  console.error(usage);
  process.exit(2);
}

/** A field usually differs in every record, so at most 10 lines per call are shown. */
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
    : `\n${different} of ${results.length} calls have forms that are not read (CONTRIBUTING.md).`,
);
if (values.record)
  console.log(`${await writeRecording(values.record, results)} recorded in ${values.record}`);
process.exitCode = different === 0 ? 0 : 1;
