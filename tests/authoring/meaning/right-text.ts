import { type SourceId, sources } from './right-texts/sources.ts';

/** A translation that a careful reviewer accepts, however freely it is worded. */
export type RightText = { readonly id: SourceId; readonly source: string; readonly t: string };

/** The translations of one locale, in the order of the sources. */
export function rightTexts(translations: Readonly<Record<SourceId, string>>): readonly RightText[] {
  return sources.map(({ id, text }) => ({ id, source: text, t: translations[id] }));
}
