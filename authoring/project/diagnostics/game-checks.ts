import { nameIn } from '#authoring/text/files/package-path.ts';
import { unitsPath } from '#authoring/text/files/translation-path.ts';
import { startOfFile } from '#authoring/text/json/positions.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { memberOf } from '#engine/kernel/basics/long-maps.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { memoizeRecent } from '#engine/kernel/basics/memoize-recent.ts';
import type { Locale, Text } from '#engine/kernel/basics/text.ts';
import type { ContentProblem, Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import { sourceLocaleIn } from '#engine/kernel/documents/referred-names.ts';
import { isWaived } from '../localization/unit-problems.ts';
import type { Joined } from '../packages/join.ts';
import { entrySentence } from '../sentences/entry-sentence.ts';
import { asPrinted } from '../sentences/speak.ts';
import { wholeVoice } from '../sentences/whole-voice.ts';
import type { CheckedPackage } from './checked-package.ts';
import { sentenceOf } from './sentence-of.ts';

/**
 * Problems that only the rules of the game can find, of the last layer. `printed`: documents with resolved references.
 */
export function gameProblems(
  system: RuleSystem,
  projects: readonly CheckedPackage[],
  joined: Joined,
  unsound: readonly string[],
  printed: Documents,
): Problem[] {
  const readings = projects.map((project) => byPath(project.readings));
  const last = projects.length - 1;
  const known = new Set(projects.slice(0, last).flatMap(({ id, problems }) => problems.map((one) => keyOf(id, one))));
  return foundBy(system)(printed, unsound).flatMap((one) => {
    if (isLookedAt(one, joined.documents)) return [];
    const { code, severity, file, path, data } = one;
    const told = sentenceOf(system, printed, one, saidEffects(system, printed, data));
    const more = unspoken(system, printed, data);
    const message = { ja: `${told.ja}${more.ja}`, en: `${told.en}${more.en}` };
    const origin = joined.originOf(file, path);
    const range = readings[origin.layer]?.get(file)?.place(origin.path, 'value') ?? startOfFile;
    const problem: Problem = { code, severity, file, range, message, data: { ...data } };
    if (origin.layer === last) return [problem];
    const { id } = projects[origin.layer] as CheckedPackage;
    return known.has(keyOf(id, problem)) ? [] : [{ ...problem, file: nameIn(id, file) }];
  });
}

function saidEffects(system: RuleSystem, documents: Documents, data: JsonObject): { readonly [name: string]: Text } {
  const { missing } = data;
  if (!Array.isArray(missing)) return {};
  const said = (locale: Locale, between: string): string => {
    const voice = asPrinted(wholeVoice(system, documents, locale));
    return missing.map((effect) => entrySentence({ do: [effect] }, locale, voice).replace(/[。.]$/, '')).join(between);
  };
  return { missing: { ja: said('ja', '」「'), en: said('en', '", "') } };
}

function unspoken(system: RuleSystem, documents: Documents, { missing }: JsonObject): Text {
  const locale = sourceLocaleIn(documents);
  const voice = wholeVoice(system, documents, locale);
  if (Array.isArray(missing)) entrySentence({ do: missing }, locale, asPrinted(voice));
  if (!Array.isArray(missing) || voice.isWhole()) return { ja: '', en: '' };
  return {
    ja: `スタジオは「${locale}」の文を作れません。その言語で書いてください。`,
    en: ` The studio cannot write this in "${locale}": express it in that language.`,
  };
}

function isLookedAt({ code, file, path }: ContentProblem, documents: Documents): boolean {
  const [key, name] = path;
  if (!unitsPath.test(file)) return false;
  const unit = memberOf(documents[file], String(key), String(name));
  return isObject(unit) && isWaived(unit, code);
}

const foundBy = memoizeByKey((system: RuleSystem) =>
  memoizeRecent((documents: Documents, unsound: readonly string[]) => system.check(documents, unsound)),
);

const paths = new WeakMap<readonly ParsedDocument[], ReadonlyMap<string, ParsedDocument>>();

function byPath(readings: readonly ParsedDocument[]): ReadonlyMap<string, ParsedDocument> {
  const known = paths.get(readings) ?? new Map(readings.map((reading) => [reading.file.path, reading]));
  paths.set(readings, known);
  return known;
}

function keyOf(project: string, { code, file, range: { start } }: Problem): string {
  return `${project} ${code} ${file} ${start.line}:${start.character}`;
}
