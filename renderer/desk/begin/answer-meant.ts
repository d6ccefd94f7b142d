import type { AnswerChoice } from '#engine/kernel/contract/beginning.ts';

/**
 * What is meant by what was typed for an ID that has usual ones: one of these by its ID or its name (`fitting`, the best
 * first), else the ID itself. Two letters, or parts with hyphens, are IDs already: names begin in the same way.
 */
export function answerMeant(typed: string, pattern: string, fitting: readonly AnswerChoice[]): string {
  const given = typed.trim();
  const isId = new RegExp(pattern, 'u').test(given) && (given.length < 3 || given.includes('-'));
  if (isId || fitting.some(({ value }) => value === given)) return given;
  return fitting[0]?.value ?? given;
}
