import type { SentenceValues } from '#host/program/fill-sentence.ts';
import { fillSentence } from '#host/program/fill-sentence.ts';
import { anyList, optionValue, resultText } from '../words/cli-text.ts';
import words from '../words/faults.json' with { type: 'json' };
import type { CliText } from './command.ts';

export interface ArgumentFault {
  readonly code: string;
  readonly message: CliText;
  readonly data: { readonly [key: string]: unknown };
}

/** From `faults.json`; values in `spoken` win over `data`. */
export function fault(
  name: keyof typeof words,
  data: ArgumentFault['data'] = {},
  spoken: SentenceValues = {},
): ArgumentFault {
  const { code, ...sentence } = words[name];
  return { code, message: fillSentence(sentence, { ...data, ...spoken }), data };
}

export const withNearest = (given: string, nearest: string | undefined): { readonly [key: string]: string } =>
  nearest === undefined ? { given } : { given, nearest };

export const unknown = (
  what: 'unknownCommand' | 'unknownOption',
  given: string,
  nearest: string | undefined,
): ArgumentFault =>
  fault(what, withNearest(given, nearest), {
    instead: nearest === undefined ? resultText('seeHelp') : resultText('meant', { nearest }),
  });

export const wrongValue = (option: string, given: string, right: CliText, nearest?: string): ArgumentFault =>
  fault(
    'wrongValue',
    { option, ...withNearest(given, nearest) },
    { right, instead: nearest === undefined ? '' : resultText('meant', { nearest }) },
  );

export const missingValue = (option: string, right: CliText): ArgumentFault =>
  fault('missingValue', { option }, { right });

export const oneOf = (words: readonly string[]): CliText => optionValue('oneOf', { all: anyList(words) });
