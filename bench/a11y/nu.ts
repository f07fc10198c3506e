import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Fault, Finding } from './findings';
import { toolFolder } from './tools';

/** A document to be checked, and where it came from. */
export interface Source {
  view: string;
  language: string;
  at: string;
  html: string;
}

interface NuMessage {
  type: string;
  subType?: string;
  url?: string;
  message: string;
  extract?: string;
}

const MOST_OUTPUT = 512 * 1024 * 1024;

/**
 * The Nu HTML checker on all documents at once, each text once: starting Java takes longer than
 * checking a page.
 */
export function checkByNu(sources: Source[]): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'a11y-sources-'));
  const byFile = new Map<string, Source>();
  for (const source of sources) {
    const name = `${createHash('sha256').update(source.html).digest('hex').slice(0, 24)}.html`;
    if (byFile.has(name)) continue;
    byFile.set(name, source);
    writeFileSync(join(folder, name), source.html);
  }
  const jar = join(toolFolder('vnu-jar'), 'build', 'dist', 'vnu.jar');
  const { stderr, error } = spawnSync(
    'java',
    ['-Xss2m', '-jar', jar, '--format', 'json', '--exit-zero-always', folder],
    {
      encoding: 'utf8',
      maxBuffer: MOST_OUTPUT,
    },
  );
  rmSync(folder, { recursive: true, force: true });
  if (error) throw new Error('The Nu HTML checker needs Java', { cause: error });
  const { messages } = JSON.parse(stderr.slice(stderr.indexOf('{'))) as { messages: NuMessage[] };
  // Mere information: React closes void elements with a slash.
  const judged = messages.filter(({ type, subType }) => type !== 'info' || subType !== undefined);
  return judged.map((message) => {
    const source = byFile.get(basename(message.url ?? ''));
    if (!source) throw new Error(`The Nu HTML checker: ${message.message}`);
    const { html: _, ...place } = source;
    return { ...place, ...faultOf(message) };
  });
}

function faultOf({ type, subType, message, extract }: NuMessage): Fault {
  return {
    engine: 'nu',
    rule: subType ?? type,
    where: (extract ?? '').replaceAll(/\s+/g, ' ').slice(-160),
    what: message,
  };
}
