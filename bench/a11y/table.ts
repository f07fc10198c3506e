import type { EngineName, Finding } from './findings';

/** What an engine has done: documents or states judged, and places left to a person. */
export interface Line {
  engine: EngineName;
  title: string;
  checks: number;
  questions: number | null;
}

const SHOWN_PLACES = 3;

/** Findings of one rule and message together, with where they were found first. */
export function listOf(findings: Finding[]): string {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const title = `${finding.engine} ${finding.rule}: ${finding.what}`;
    groups.set(title, [...(groups.get(title) ?? []), finding]);
  }
  const blocks = [...groups].map(([title, group]) => {
    const elements = [...new Set(group.map(({ where }) => where))].slice(0, SHOWN_PLACES);
    const views = [...new Set(group.map(({ view, language, at }) => `${view} ${language} ${at}`))];
    const more = views.length > SHOWN_PLACES ? ` and ${views.length - SHOWN_PLACES} more` : '';
    return [
      `${group.length} × ${title}`,
      ...elements.map((element) => `      ${element}`),
      `      on ${views.slice(0, SHOWN_PLACES).join('; ')}${more}`,
    ].join('\n');
  });
  return blocks.join('\n');
}

export function tableOf(
  lines: Line[],
  violations: Finding[],
  advice: Finding[],
  excepted: Finding[],
): string {
  const row = (cells: string[]): string =>
    cells.map((cell, place) => (place === 0 ? cell.padEnd(44) : cell.padStart(12))).join(' ');
  const count = (list: Finding[], engine: EngineName): string =>
    String(list.filter((one) => one.engine === engine).length);
  return [
    row(['engine', 'checks', 'violations', 'advice', 'exceptions', 'to look at']),
    ...lines.map(({ engine, title, checks, questions }) =>
      row([
        title,
        String(checks),
        count(violations, engine),
        count(advice, engine),
        count(excepted, engine),
        questions === null ? '–' : String(questions),
      ]),
    ),
  ].join('\n');
}
