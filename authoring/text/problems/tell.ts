import type { Text } from '#engine/kernel/contract/system.ts';
import { didYouMean, fill, type MessageValues } from '../messages/messages.ts';
import type { ProblemData } from '../words/generated/problem-data.ts';
import words from '../words/problems.json' with { type: 'json' };
import type { Problem, Range, Severity } from './problem.ts';

export type ProblemCode = keyof ProblemData;
/** The data without those fields that `spoken` overrides; fields that the sentence lacks are for programs. */
export type About<Code extends ProblemCode, Said extends MessageValues> = Omit<ProblemData[Code], keyof Said> &
  MessageValues;
export type NoWords = Readonly<Record<never, unknown>>;

/** A problem without place. `spoken` overrides or adds to the data in the sentence only. */
export interface UnplacedProblem {
  readonly code: ProblemCode;
  readonly data: MessageValues;
  readonly spoken?: MessageValues | undefined;
}

/** All codes that are not here are errors and keep a project from being played. */
const milder: { readonly [code: string]: Severity } = {
  ENC002: 'warning',
  FIL005: 'warning',
  FIL011: 'warning',
  FIL012: 'warning',
  FIL013: 'warning',
  PKG014: 'warning',
  PIC001: 'warning',
  PIC002: 'info',
  PIC003: 'warning',
  PIC004: 'warning',
  PIC005: 'warning',
  PIC006: 'warning',
  PIC007: 'warning',
  PIC008: 'warning',
  PIC009: 'warning',
  PIC010: 'warning',
  PIC011: 'warning',
  EFF001: 'warning',
  EFF002: 'warning',
  EFF003: 'warning',
  EFF004: 'warning',
  EFF005: 'warning',
  EFF006: 'warning',
  EFF009: 'warning',
  L10N001: 'warning',
  L10N002: 'warning',
  L10N003: 'info',
  L10N004: 'warning',
  L10N005: 'warning',
  L10N006: 'warning',
  L10N007: 'warning',
  L10N008: 'warning',
  L10N009: 'warning',
  L10N010: 'warning',
  L10N011: 'warning',
  L10N012: 'warning',
  L10N013: 'warning',
  L10N014: 'warning',
  L10N015: 'warning',
  L10N016: 'warning',
  L10N017: 'warning',
  L10N018: 'warning',
  L10N019: 'warning',
  L10N020: 'warning',
  L10N021: 'warning',
  L10N022: 'warning',
  L10N023: 'warning',
  L10N024: 'warning',
  L10N025: 'warning',
  L10N026: 'warning',
  L10N027: 'warning',
  L10N028: 'warning',
  L10N029: 'warning',
  L10N030: 'warning',
  L10N031: 'warning',
  L10N032: 'warning',
  L10N033: 'warning',
  L10N034: 'warning',
  L10N035: 'warning',
  L10N036: 'warning',
  L10N037: 'warning',
  L10N038: 'warning',
  L10N039: 'warning',
  L10N040: 'warning',
  L10N041: 'warning',
  L10N042: 'warning',
  L10N043: 'warning',
  L10N044: 'warning',
  L10N045: 'warning',
  L10N046: 'warning',
  L10N047: 'warning',
  L10N050: 'warning',
  L10N051: 'warning',
  L10N052: 'warning',
  L10N053: 'info',
  L10N054: 'warning',
  L10N055: 'warning',
  TXT001: 'warning',
};

export const severityOf = (code: ProblemCode): Severity => milder[code] ?? 'error';

export const problemWords: { readonly [code: string]: Text } = words;

export function problemDraft<Code extends ProblemCode, Said extends MessageValues = NoWords>(
  code: Code,
  data: About<Code, Said>,
  spoken?: Said,
): UnplacedProblem {
  return { code, data, spoken };
}

export function problemAt<Code extends ProblemCode, Said extends MessageValues = NoWords>(
  code: Code,
  file: string,
  range: Range,
  data: About<Code, Said>,
  spoken?: Said,
): Problem {
  return problemFromDraft({ code, data, spoken }, file, range);
}

export function problemFromDraft({ code, data, spoken }: UnplacedProblem, file: string, range: Range): Problem {
  const message = fill(words[code], { ...data, instead: didYouMean(data['nearest']), ...spoken });
  return { code, severity: severityOf(code), file, range, message, data: { ...data } };
}
