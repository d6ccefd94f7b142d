import type { Text } from '#engine/kernel/system.ts';
import { fill, instead, type Spoken } from '../messages.ts';
import type { Problem, Range, Severity } from '../problem.ts';
import words from '../words/problems.json' with { type: 'json' };

export type ProblemCode = keyof typeof words;

/** Problems that do not keep a project from being played; all others are errors. */
const milder: { readonly [code: string]: Severity } = {
  ENC002: 'warning',
  FIL005: 'warning',
  EFF001: 'warning',
  EFF002: 'warning',
  EFF003: 'warning',
  EFF004: 'warning',
  EFF005: 'warning',
  EFF006: 'warning',
  L10N001: 'warning',
  L10N002: 'warning',
  L10N003: 'info',
  L10N004: 'warning',
  L10N005: 'warning',
  L10N006: 'warning',
  TXT001: 'warning',
};

/** The sentence of every code of the house. */
export const problemWords: { readonly [code: string]: Text } = words;

/** A problem of the house's own codes. `spoken` is what the sentence says in the place of a datum. */
export function tell(code: string, file: string, range: Range, data: Spoken = {}, spoken: Spoken = {}): Problem {
  const sentence = problemWords[code];
  if (sentence === undefined) throw new Error(`no sentence for ${code}`);
  const message = fill(sentence, { ...data, instead: instead(data['nearest']), ...spoken });
  return { code, severity: milder[code] ?? 'error', file, range, message, data: { ...data } };
}
