import type { ProblemCode } from '#authoring/text/problems/tell.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { LanguageTable } from './languages/language-table.ts';
import type { NameTranslations } from './name-translations.ts';
import type { LocaleTerms } from './terms/locale-terms.ts';

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
  | 'L10N032'
  | 'L10N033'
  | 'L10N034'
  | 'L10N035'
  | 'L10N036'
  | 'L10N037'
  | 'L10N038'
  | 'L10N039'
  | 'L10N040'
  | 'L10N041'
  | 'L10N042'
  | 'L10N043'
  | 'L10N044'
  | 'L10N045'
  | 'L10N046'
  | 'L10N047'
  | 'L10N050'
  | 'L10N051'
  | 'L10N052'
>;
export type SaidPart = string | number | Text | readonly (string | number | Text)[];

/** Without key and locale. */
export interface UnitFault {
  readonly code: UnitCode;
  readonly data: { readonly [name: string]: SaidPart };
}

export interface UnitCheck {
  readonly key: string;
  readonly source: string;
  readonly t: string;
  /** Marked as intentionally equal to the source. */
  readonly same: boolean;
  readonly from: LanguageTable | null;
  readonly into: LanguageTable | null;
  readonly names: NameTranslations;
  readonly terms: LocaleTerms;
  /** Both are templates. */
  readonly hasPlaces: boolean;
  /** References to names that the source has neither as references nor written out. */
  readonly orphans?: readonly string[];
  /** Forms of a plural that the language does not have. */
  readonly strangeForms?: readonly string[];
}

/** Rule text, as opposed to names and stories. */
export const isRule = (key: string): boolean => key.endsWith('/text');

/** Card ids, as a pattern: their digits do not count, and they are kept verbatim. */
export const ID_PATTERN = '\\b[A-Z]{1,3}\\d{0,2}-[0-9A-Z]{2,4}\\b';

/** `—` for an empty list. */
export const listed = (all: readonly (string | number)[]): SaidPart => (all.length === 0 ? '—' : [...all]);
