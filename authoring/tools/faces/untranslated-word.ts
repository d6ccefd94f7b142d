import type { WithRequired } from '#authoring/project/diagnostics/checked-package.ts';
import { systemReading } from '#authoring/project/localization/system-texts.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import { unitOf } from '#engine/kernel/documents/entry-named.ts';
import { systemDocument } from '#engine/kernel/documents/printed-words.ts';
import { isNameKey } from '#engine/kernel/documents/referred-names.ts';

export interface UntranslatedWord {
  readonly source: string;
  readonly key: string;
  readonly text: string;
}

/** A word of the game, or a name that other texts mention, which has one of the letters and no translation. */
export function untranslatedWordWith(
  letters: readonly string[],
  { system, project, required }: WithRequired,
  sourceLocale: string,
  locale: string,
): UntranslatedWord | null {
  const documents = [project, ...required].map((one) => one.documents);
  const isTranslated = (source: string, key: string): boolean =>
    documents.some((its) => unitOf(its, locale, source, key) !== undefined);
  const named: readonly ParsedDocument[] = [project, ...required].flatMap(({ readings }) => readings);
  for (const reading of [...(system === null ? [] : [systemReading(system, sourceLocale)]), ...named]) {
    const source = reading.file.path;
    for (const { key, text } of reading.facts.units) {
      const isWord = source === systemDocument || isNameKey(key);
      if (isWord && letters.some((letter) => text.includes(letter)) && !isTranslated(source, key))
        return { source, key, text };
    }
  }
  return null;
}
