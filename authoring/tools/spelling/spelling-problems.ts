import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { wordEndingsOf } from '#authoring/project/localization/languages/languages.ts';
import { oldTextsIn } from '#authoring/project/localization/old-texts.ts';
import { translationContexts } from '#authoring/project/localization/translation-context.ts';
import {
  sourceLocaleOf,
  type TranslationFile,
  translationFiles,
} from '#authoring/project/localization/translation-files.ts';
import type { UnitLine } from '#authoring/project/localization/unit-lines.ts';
import { startOfFile } from '#authoring/text/json/positions.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { problemAt } from '#authoring/text/problems/tell.ts';
import { speltWords } from './spelt-words.ts';

/** Words that a dictionary lacks, with its suggestions, likeliest first. */
export type Misspelt = ReadonlyMap<string, readonly string[]>;

/** Whether words are divided by spaces, so that a dictionary can be asked. */
export const isSpelt = (locale: string): boolean => wordEndingsOf(locale) !== null;

export interface SpeltText {
  /** Path of the translations. */
  readonly path: string;
  readonly key: string;
  readonly t: string;
}

/** Each word of the translations once; of one text alone if it is being typed. */
export function wordsToSpell(diagnosis: Diagnosis, locale: string, typed: SpeltText | null = null): readonly string[] {
  if (!isSpelt(locale)) return [];
  const known = knownWords(diagnosis, locale);
  const lines = translationFiles(diagnosis, locale).flatMap((file) => linesOf(file, typed));
  return [...new Set(lines.flatMap((line) => wordsOf(line, known)))];
}

/** L10N053 of each text that has such words; one for each word. */
export function spellingProblems(
  diagnosis: Diagnosis,
  locale: string,
  misspelt: Misspelt,
  typed: SpeltText | null = null,
): readonly Problem[] {
  if (misspelt.size === 0) return [];
  const known = knownWords(diagnosis, locale);
  const readings = new Map(diagnosis.project.readings.map((reading) => [reading.file.path, reading]));
  return translationFiles(diagnosis, locale).flatMap((file) =>
    linesOf(file, typed).flatMap((line) =>
      [...new Set(wordsOf(line, known))].flatMap((said) => {
        const instead = misspelt.get(said);
        if (instead === undefined) return [];
        const range = line.isThere ? readings.get(file.path)?.place(['units', line.key, 't']) : startOfFile;
        const [nearest] = instead;
        const data = { key: line.key, locale, said, meant: instead, ...(nearest === undefined ? {} : { nearest }) };
        return [problemAt('L10N053', file.path, range ?? startOfFile, data)];
      }),
    ),
  );
}

interface SpeltLine extends Pick<UnitLine, 'key' | 'source'> {
  readonly t: string;
  /** In the file; a text that is being typed may not be. */
  readonly isThere: boolean;
}

/** Names are right as they are. */
const isName = (key: string): boolean => /(?:^|\/)(?:name|label|title)$/.test(key);

function linesOf({ path, lines }: TranslationFile, typed: SpeltText | null): readonly SpeltLine[] {
  if (typed !== null && typed.path !== path) return [];
  return lines.flatMap(({ key, source, unit, state, isBelow }): readonly SpeltLine[] => {
    if (isName(key) || (typed !== null && typed.key !== key)) return [];
    const isThere = unit !== null && !isBelow;
    if (typed !== null) return [{ key, source, t: typed.t, isThere }];
    return isThere && state !== 'unused' && unit.same !== true ? [{ key, source, t: unit.t, isThere }] : [];
  });
}

function wordsOf({ source, t }: SpeltLine, known: ReadonlySet<string>): readonly string[] {
  const words = speltWords(t).filter((word) => !known.has(word.toLowerCase()));
  if (words.length === 0) return words;
  const own = new Set(speltWords(source ?? '').map((word) => word.toLowerCase()));
  return words.filter((word) => !own.has(word.toLowerCase()));
}

/** In lower case: words of names, of terms, of the word list, and of the game. */
function knownWords(diagnosis: Diagnosis, locale: string): ReadonlySet<string> {
  const { project, required, system } = diagnosis;
  const from = sourceLocaleOf(diagnosis);
  const readings = [...project.readings, ...required.flatMap((one) => one.readings)];
  const named = translationFiles(diagnosis, locale).flatMap(({ lines }) =>
    lines.flatMap(({ key, unit }) =>
      unit !== null && isName(key)
        ? [unit.t, ...Object.values(unit.forms ?? {}).filter((form) => form !== undefined)]
        : [],
    ),
  );
  const groups =
    system === null
      ? []
      : translationContexts(system.words, readings, from, oldTextsIn(project.readings))(locale).names.groups;
  const texts = [
    ...named,
    ...groups.flatMap(({ names }) => names.flatMap(({ theirs }) => theirs)),
    ...project.terms.filter((term) => term.locale === locale && term.use !== 'forbidden').map(({ target }) => target),
  ];
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []));
}
