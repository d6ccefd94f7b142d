import type { AnswerChoice } from '#engine/kernel/contract/template.ts';

/** Resolves input to the best of the `fitting` choices, except two letters or hyphenated text, which are ids. */
export function answerMeant(typed: string, pattern: string, fitting: readonly AnswerChoice[]): string {
  const given = typed.trim();
  const isId = new RegExp(pattern, 'u').test(given) && (given.length < 3 || given.includes('-'));
  if (isId || fitting.some(({ value }) => value === given)) return given;
  return fitting[0]?.value ?? given;
}
