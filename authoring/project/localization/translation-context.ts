import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { SystemWords } from '#engine/kernel/contract/system.ts';
import { type Languages, noLanguages } from './languages/languages.ts';
import { type NameTranslations, namesSaid } from './name-translations.ts';
import { noneReferred, type ReferenceResolver } from './names-referred.ts';
import { nothingNoted, type OldTexts } from './old-texts.ts';
import { type LocaleTerms, localeTerms } from './terms/locale-terms.ts';
import { noTerms, type Term } from './terms/term.ts';

export interface TranslationContext {
  readonly from: string;
  readonly into: string;
  readonly names: NameTranslations;
  readonly referred: ReferenceResolver;
  /** Former source texts, as far as recorded. */
  readonly old: OldTexts;
  readonly terms: LocaleTerms;
  readonly languages: Languages;
  /** Whether the texts are templates of the game, which have places. */
  readonly ofGame: boolean;
}

export function translationContexts(
  words: SystemWords,
  readings: readonly ParsedDocument[],
  from: string,
  old: OldTexts = nothingNoted,
  referred: ReferenceResolver = noneReferred,
  terms: readonly Term[] = noTerms,
  languages: Languages = noLanguages,
  ofGame = false,
): (locale: string) => TranslationContext {
  const known = new Map<string, TranslationContext>();
  return (into) => {
    const before = known.get(into);
    if (before !== undefined) return before;
    const names = namesSaid(words, readings, from, into);
    const now = { from, into, names, referred, old, terms: localeTerms(terms, from, into), languages, ofGame };
    known.set(into, now);
    return now;
  };
}
