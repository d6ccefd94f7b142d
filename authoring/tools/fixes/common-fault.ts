import type { Node } from 'jsonc-parser';
import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { Views } from '#authoring/text/schema/views.ts';
import type { Locale, Text } from '#engine/kernel/basics/text.ts';
import type { ContentFault, ContentFix, UnfixableReason } from '#engine/kernel/contract/content-fix.ts';
import type { TextFix } from './broken-text.ts';
import type { LeastContext } from './least-value.ts';

/** A problem of the studio's own codes, with its text. */
export interface ProblemContext extends ContentFault {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly reading: ParsedDocument | undefined;
  readonly root: Node | undefined;
  readonly project: Diagnosis;
  /** Language of notes that the fix writes. */
  readonly locale: Locale;
  readonly least: LeastContext;
  viewsAt(path: ContentFault['path']): Views;
  viewsIn(reading: ParsedDocument, path: ContentFault['path']): Views;
}

export type CommonFix = TextFix | ContentFix;
export type CommonFixer = (fault: ProblemContext) => readonly CommonFix[];
export type CommonFixes<Code extends string> = {
  readonly [C in Code]: CommonFixer | { readonly whyNot: UnfixableReason };
};

export function markedWord({ text, start, end }: ProblemContext): string | null {
  try {
    const value: unknown = JSON.parse(text.slice(start, end));
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** None if the text has changed. */
export function asWord(fault: ProblemContext, word: unknown): readonly TextFix[] {
  const written = markedWord(fault);
  if (typeof word !== 'string' || written === null || written === word) return [];
  const edit = { offset: fault.start, length: fault.end - fault.start, text: JSON.stringify(word) };
  return [{ title: toWord(word), edits: [edit] }];
}
export const toWord = (word: string): Text => ({ ja: `「${word}」に直す`, en: `Change to "${word}"` });

export const nearestWord: CommonFixer = (fault) => asWord(fault, fault.data['nearest']);
