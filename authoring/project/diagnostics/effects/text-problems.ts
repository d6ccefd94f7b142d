import { contradicted } from '#authoring/project/localization/facts/compare-facts.ts';
import { readFacts } from '#authoring/project/localization/facts/read-facts.ts';
import { wordOf } from '#authoring/project/localization/facts-faults.ts';
import type { LanguageTable } from '#authoring/project/localization/languages/language-table.ts';
import { textFromEffect } from '#authoring/project/sentences/effect-text.ts';
import { voiceOf } from '#authoring/project/sentences/speak.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { problemDraft, problemFromDraft, type UnplacedProblem } from '#authoring/text/problems/tell.ts';
import { type ParsedDocument, partsOf } from '#authoring/text/reading/reading.ts';
import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';

export interface SourceLanguage {
  readonly locale: string;
  /** Null: the language is not read. */
  readonly table: LanguageTable | null;
}

/** EFF009: texts that contradict their effects, by the facts that translations are held to as well. */
export function textProblems(
  readings: readonly ParsedDocument[],
  system: RuleSystem,
  { locale, table }: SourceLanguage,
): readonly Problem[] {
  if (table === null) return [];
  const problemsIn = contradictionsIn(system)(table)(locale);
  return readings.flatMap(problemsIn);
}

interface Contradiction {
  /** Of its part. */
  readonly at: number;
  readonly path: readonly (string | number)[];
  readonly told: UnplacedProblem;
}
type ProblemsIn = (reading: ParsedDocument) => readonly Problem[];
const none: readonly Contradiction[] = [];
const noProblems: readonly Problem[] = [];

/** Files, chunks of their parts and parts that did not change keep their identity, and with it what was found. */
const contradictionsIn = memoizeByKey((system: RuleSystem) =>
  memoizeByKey((table: LanguageTable) => {
    const byLocale = new Map<string, ProblemsIn>();
    return (locale: string): ProblemsIn => {
      const known = byLocale.get(locale) ?? problemsBy(system, table, locale);
      byLocale.set(locale, known);
      return known;
    };
  }),
);

function problemsBy(system: RuleSystem, table: LanguageTable, locale: string): ProblemsIn {
  // Names are not compared, and a change of one must not change what is known
  const voice = voiceOf(system, (_, id) => id);
  const inPart = memoizeByKey((part: object): readonly Omit<Contradiction, 'at'>[] => {
    const found = printedIn(part).flatMap(({ path, entry, text }) => {
      const fault = contradicted(readFacts(textFromEffect(entry, locale, voice), table), readFacts(text, table));
      if (fault === null) return [];
      return [{ path, told: problemDraft('EFF009', { said: wordOf(fault.said), meant: wordOf(fault.meant) }) }];
    });
    return found.length === 0 ? none : found;
  });
  const inParts = memoizeByKey((parts: readonly unknown[]): readonly Contradiction[] => {
    const found = parts.flatMap((part, at) =>
      typeof part === 'object' && part !== null ? inPart(part).map((fault) => ({ ...fault, at })) : [],
    );
    return found.length === 0 ? none : found;
  });
  return memoizeByKey((reading: ParsedDocument): readonly Problem[] => {
    if (!reading.sound || reading.format.house || reading.format.id === 'playtest') return noProblems;
    const found = partsOf(reading).flatMap(({ values, pathOf }) =>
      inParts(values).map(({ at, path, told }) =>
        problemFromDraft(told, reading.file.path, reading.place([...pathOf(at), ...path])),
      ),
    );
    return found.length === 0 ? noProblems : found;
  });
}

interface Printed {
  /** Of the text. */
  readonly path: readonly (string | number)[];
  readonly entry: JsonObject;
  readonly text: string;
}

/** Entries of effects with the text that they print. */
function printedIn(part: unknown, path: readonly (string | number)[] = []): readonly Printed[] {
  if (Array.isArray(part)) return part.flatMap((one, at) => printedIn(one, [...path, at]));
  if (!isObject(part)) return [];
  const { text, do: done, op } = part;
  if (Array.isArray(done) && op === undefined)
    return typeof text === 'string' ? [{ path: [...path, 'text'], entry: part, text }] : [];
  return Object.entries(part).flatMap(([key, one]) => printedIn(one, [...path, key]));
}
