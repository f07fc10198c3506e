import { createLimit } from '@/lib/runtime/limit';
import { findingOf, type Finding } from './finding';
import type { Reference } from './references';

const AT_ONCE = 6;

/** Tells what is wrong with an address in a few words; null when nothing is. */
export type Probe = (address: string) => Promise<string | null>;

export interface Probes {
  image: Probe;
  file: Probe;
  /** A path of the site, without language. */
  screen: Probe;
  /** Undefined: other sites are not asked. */
  elsewhere: Probe | undefined;
}

const DEFECT_OF = { image: 'failing-image', file: 'failing-file', screen: 'dead-link', elsewhere: 'dead-link' } as const;

/** Whatever records point to and is not there. Each address is asked for once, however many records name it. */
export async function failingReferences(references: Reference[], probes: Probes): Promise<Finding[]> {
  const limit = createLimit(AT_ONCE);
  const asked = new Map<string, Promise<string | null>>();
  const faultOf = ({ target }: Reference): Promise<string | null> => {
    if (target.kind === 'none') return Promise.resolve('no address');
    const probe = probes[target.kind];
    if (!probe || /^(?:mailto|tel):/i.test(target.address)) return Promise.resolve(null);
    const key = `${target.kind} ${target.address}`;
    const answer = asked.get(key) ?? limit(() => probe(target.address));
    asked.set(key, answer);
    return answer;
  };
  const findings = await Promise.all(
    references.map(async (reference): Promise<Finding[]> => {
      const fault = await faultOf(reference);
      if (fault === null) return [];
      const { record, field, language, written, target } = reference;
      const defect = target.kind === 'none' ? 'dead-link' : DEFECT_OF[target.kind];
      return [findingOf(record, { defect, field, detail: `${written}: ${fault}`, ...(language && { language }) })];
    }),
  );
  return findings.flat();
}
