import { type Chunks, concatChunks, mapChunks } from '#engine/kernel/basics/chunks.ts';
import { textHash } from '#engine/kernel/basics/hash.ts';
import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { keyedBy, mapChunksWith } from '#engine/kernel/basics/keyed-chunks.ts';
import type { Member } from '#engine/kernel/basics/long-maps.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import type { CardText } from './card-texts.ts';
import type { PrintedNames } from './parse-card-text.ts';
import type { Located, Mismatch, Translation } from './placed.ts';
import { asProblem, type TextMismatches, textMismatches } from './text-mismatches.ts';
import type { TextTables } from './text-tables.ts';
import { translatedNames } from './translated-names.ts';

export interface PrintedTexts {
  readonly texts: Chunks<Located<CardText>>;
  readonly translations: readonly Translation[];
  /** What texts can name, and the documents whose translations rename it. */
  readonly names: PrintedNames;
  readonly namesIn: readonly string[];
  readonly traits: ReadonlyMap<string, string>;
}

export interface TextChecks extends TextMismatches {
  check(project: PrintedTexts): ContentProblem[];
}

interface Known {
  readonly names: PrintedNames;
  readonly traits: PrintedTexts['traits'] | null;
  readonly about: CardText;
  readonly found: readonly Mismatch[];
}

export function textChecks(tables: TextTables): TextChecks {
  const checks = textMismatches(tables);
  const sources = new WeakMap<object, Known>();
  const translated = new WeakMap<object, Known>();

  function mistranslated(
    about: CardText,
    unit: JsonObject,
    names: PrintedNames,
    theirs: PrintedNames,
  ): readonly Mismatch[] {
    const { t, h } = unit;
    // A stale unit is a problem of its own
    if (typeof t !== 'string' || h !== textHash(about.text, 10)) return [];
    return checks.saidOtherwise(about, t, names, theirs);
  }

  function check({ texts, translations, names, namesIn, traits }: PrintedTexts): ContentProblem[] {
    const byFile = inFiles(texts);
    const named = new Map<string, PrintedNames>();
    return [
      ...wrongTexts(texts, names, traits).flat(),
      ...translations.flatMap(({ file, locale, source, units }) => {
        if (!isKnown(locale)) return [];
        const theirs = named.get(locale) ?? translatedNames(translations, namesIn, locale, names);
        named.set(locale, theirs);
        return wrongTranslationsIn(file)(byKey(byFile.get(source) ?? noRuns), [units], file, names, theirs).flat();
      }),
    ];
  }

  const wrongTexts = mapChunks(
    (run: readonly Located<CardText>[], names: PrintedNames, traits: PrintedTexts['traits']) =>
      run.flatMap(({ value, file, path }) => {
        const found = remembered(sources, value, value, names, traits, () => [
          ...checks.mismatches(value, value.text, names),
          ...checks.otherTraits(value, value.text, traits).map((one) => asProblem({ said: one })),
        ]);
        if (found.length === 0) return none;
        return found.map((one) => warned(one, file, [...path, 'text']));
      }),
  );

  const byKey = keyedBy<Located<CardText>>(({ value }) => value.key);
  /** One per file: a text has several translations. */
  const wrongTranslations = () =>
    mapChunksWith<Located<CardText>, Member, readonly [string, PrintedNames, PrintedNames], Found, Found>({
      each:
        (file, names, theirs) =>
        ({ value }, [units]) => {
          const unit = units?.get(value.key)?.value;
          if (!isObject(unit)) return none;
          const found = remembered(translated, unit, value, theirs, null, () =>
            mistranslated(value, unit, names, theirs),
          );
          return found.length === 0 ? none : found.map((one) => warned(one, file, ['units', value.key, 't']));
        },
      together: concatChunks,
    });
  const lookers = new Map<string, ReturnType<typeof wrongTranslations>>();
  const wrongTranslationsIn = (file: string) => {
    const looker = lookers.get(file) ?? wrongTranslations();
    lookers.set(file, looker);
    return looker;
  };

  return { ...checks, check };
}

type Found = readonly ContentProblem[];
const none: Found = [];
const noRuns: Chunks<Located<CardText>> = [];

const inFiles = memoizeByKey((texts: Chunks<Located<CardText>>): ReadonlyMap<string, Chunks<Located<CardText>>> => {
  const byFile = new Map<string, (readonly Located<CardText>[])[]>();
  for (const run of texts) {
    const file = run[0]?.file ?? '';
    const before = byFile.get(file);
    if (before === undefined) byFile.set(file, [run]);
    else before.push(run);
  }
  return byFile;
});
const noMismatch: readonly Mismatch[] = [];

const isKnown = (locale: string): boolean => /^(?:ja|en)\b/i.test(locale);
const warned = (one: Mismatch, file: string, path: ContentProblem['path']): ContentProblem => ({
  ...{ ...one, severity: 'warning' },
  file,
  path,
});

function remembered(
  known: WeakMap<object, Known>,
  by: object,
  about: CardText,
  names: PrintedNames,
  traits: Known['traits'],
  find: () => readonly Mismatch[],
): readonly Mismatch[] {
  const before = known.get(by);
  if (before?.names === names && before.traits === traits && before.about === about) return before.found;
  const all = find();
  const found = all.length === 0 ? noMismatch : all;
  known.set(by, { names, traits, about, found });
  return found;
}
