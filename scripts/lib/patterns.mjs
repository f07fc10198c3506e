import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** Patterns of a source file; `source` is null for one put together at run time. */
export function patternsOf(file) {
  const options = { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' };
  return [...patternsIn(parseSync(readFileSync(file, 'utf8'), options).body)];
}

/** Literals, and calls of `RegExp`, in a part of a syntax tree. */
function* patternsIn(node) {
  if (Array.isArray(node)) for (const member of node) yield* patternsIn(member);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  if (node.type === 'RegExpLiteral') yield { source: node.pattern, flags: node.flags };
  if (/^(?:New|Call)Expression$/.test(node.type) && node.callee.value === 'RegExp') {
    const [pattern, flags] = (node.arguments ?? []).map(({ expression }) => expression);
    if (pattern?.type !== 'RegExpLiteral')
      yield { source: constantText(pattern), flags: constantText(flags) ?? '' };
  }
  for (const value of Object.values(node)) if (typeof value === 'object') yield* patternsIn(value);
}

/** The text of an expression that is constant at run time; null for any other. */
function constantText(expression) {
  if (!expression) return '';
  if (expression.type === 'StringLiteral') return expression.value;
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0)
    return expression.quasis[0].cooked;
  return null;
}
