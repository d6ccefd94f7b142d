import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { systemReading } from '#authoring/project/localization/system-texts.ts';
import { localesIn, translationFiles } from '#authoring/project/localization/translation-files.ts';
import { spokenByItself, systemDocument } from '#engine/kernel/documents/printed-words.ts';

/** Translations into another language, shown while translating: by the path of their texts, then by key. */
export interface AlsoShown {
  readonly locale: string;
  readonly texts: { readonly [path: string]: { readonly [key: string]: string } };
}

/** All of the project and of those that it requires. */
export const localesShown = ({ project, required }: Diagnosis): readonly string[] => [
  ...new Set([project, ...required].flatMap(localesIn)),
];

export function alsoShown(diagnosis: Diagnosis, locale: string): AlsoShown {
  const texts = translationFiles(diagnosis, locale).map(
    ({ source, lines }): readonly [string, AlsoShown['texts'][string]] => [
      source,
      Object.fromEntries(
        lines.flatMap(({ key, source: text, unit }) => (text === null || unit === null ? [] : [[key, unit.t]])),
      ),
    ],
  );
  const { system } = diagnosis;
  const words =
    system === null || spokenByItself(locale) === null
      ? []
      : systemReading(system, locale).facts.units.map(({ key, text }) => [key, text] as const);
  return {
    locale,
    texts: {
      ...Object.fromEntries(texts),
      ...(words.length === 0 ? {} : { [systemDocument]: Object.fromEntries(words) }),
    },
  };
}
