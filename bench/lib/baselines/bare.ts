import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WholeAnswer } from '../whole-answer';
import { startBaseline, type Baseline } from './server';

/** A bare `node:http` server with the bytes and headers of one of our answers in its memory. */
export async function startBare(
  folder: string,
  port: number,
  { status, headers, body }: WholeAnswer,
): Promise<Baseline> {
  const file = join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify({ status, headers, body: body.toString('base64') }));
  return startBaseline(`http://127.0.0.1:${port}/`, process.execPath, [
    'bench/lib/baselines/bare-server.mjs',
    String(port),
    file,
  ]);
}
