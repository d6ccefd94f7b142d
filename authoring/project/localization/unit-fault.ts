import type { ProblemCode } from '#authoring/text/problems/tell.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { LanguageTable } from './languages/language-table.ts';
import type { NamesSaid } from './names-said.ts';
import type { TermsBeside } from './terms/terms-beside.ts';

export type UnitCode = Extract<
  ProblemCode,
  | 'L10N006'
  | 'L10N007'
  | 'L10N008'
  | 'L10N009'
  | 'L10N010'
  | 'L10N011'
  | 'L10N012'
  | 'L10N013'
  | 'L10N014'
  | 'L10N015'
  | 'L10N016'
  | 'L10N017'
  | 'L10N018'
  | 'L10N022'
  | 'L10N023'
  | 'L10N031'
>;
/** What a sentence says in the place of a datum. */
export type SaidPart = string | number | Text | readonly (string | number | Text)[];

/** What is wrong with a translation, without its key and its locale. */
export interface UnitFault {
  readonly code: UnitCode;
  readonly data: { readonly [name: string]: SaidPart };
}

/** A translation beside its text, and what is known of both languages. */
export interface Beside {
  readonly key: string;
  readonly source: string;
  readonly t: string;
  /** Equal to its source on purpose. */
  readonly same: boolean;
  readonly from: LanguageTable | null;
  readonly into: LanguageTable | null;
  readonly names: NamesSaid;
  readonly terms: TermsBeside;
  /** Both are sentences with places. */
  readonly hasPlaces: boolean;
}

/** Whether a text says what happens by a rule; others are names and stories. */
export const isRule = (key: string): boolean => key.endsWith('/text');

/** Ids of cards in a text, for a pattern: their digits count nothing, and they stand in a translation as they are. */
export const ID_PATTERN = '\\b[A-Z]{1,3}\\d{0,2}-[0-9A-Z]{2,4}\\b';

/** An empty list is told, too. */
export const listed = (all: readonly (string | number)[]): SaidPart => (all.length === 0 ? '—' : [...all]);
