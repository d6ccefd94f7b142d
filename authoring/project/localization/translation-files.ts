import type { Studio } from '#authoring/text/formats/studio.ts';
import type { TranslationUnit } from '#authoring/text/formats/units.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { SourceUnit } from '#authoring/text/schema/facts.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { spokenByItself, systemDocument } from '#engine/kernel/documents/printed-words.ts';
import type { CheckedPackage } from '../diagnostics/checked-package.ts';
import type { Diagnosis } from '../diagnostics/diagnose.ts';
import { type Questions, questionsIn } from './questions.ts';
import { systemReading } from './system-texts.ts';
import { type UnitLine, unitLines } from './unit-lines.ts';

export interface TranslationFile {
  readonly locale: string;
  /** Path of the texts, and of their translations. */
  readonly source: string;
  readonly path: string;
  /** Null: no file yet. */
  readonly text: string | null;
  /** False: the file cannot be read and must not be written. */
  readonly legible: boolean;
  readonly lines: readonly UnitLine[];
  readonly questions: Questions;
}

export function targetLocales({ project }: Diagnosis): readonly string[] {
  const studio = studioOf(project);
  return (studio.locales ?? []).filter((locale) => locale !== studio.sourceLocale);
}

export const sourceLocaleOf = ({ project }: Diagnosis): string => studioOf(project).sourceLocale ?? 'ja';

export const localesIn = (one: CheckedPackage): readonly string[] => studioOf(one).locales ?? [];

function studioOf({ documents }: CheckedPackage): Partial<Studio> {
  const studio = documents['studio.json'];
  return isObject(studio) ? (studio as Partial<Studio>) : {};
}

const noQuestions: Questions = {};

/** All documents with texts, those of requirements included; translations without document come last. */
export function translationFiles(diagnosis: Diagnosis, locale: string): readonly TranslationFile[] {
  const texts = new Map(textsByPath(diagnosis));
  // No translation needed for the game's own languages
  if (spokenByItself(locale) !== null) texts.delete(systemDocument);
  const own = new Map(diagnosis.project.readings.map((reading) => [reading.file.path, reading]));
  const prefix = `l10n/${locale}/`;
  const orphans = [...own.keys()].filter((path) => path.startsWith(prefix) && !texts.has(path.slice(prefix.length)));
  const below = diagnosis.required.flatMap(({ readings }) => readings);
  return [...texts.keys(), ...orphans.map((path) => path.slice(prefix.length)).sort()].map((source) => {
    const path = `${prefix}${source}`;
    const reading = own.get(path);
    const required = below.filter(({ file }) => file.path === path).map(unitsIn);
    return {
      locale,
      source,
      path,
      text: reading?.file.text ?? null,
      legible: reading?.legible ?? true,
      lines: unitLines(texts.get(source) ?? [], reading === undefined ? {} : unitsIn(reading), required),
      questions: reading === undefined ? noQuestions : questionsIn(reading.value),
    };
  });
}

/** All texts to translate, by document, with the words of the game, without those of overridden entries. */
export function textsByPath(diagnosis: Diagnosis): ReadonlyMap<string, readonly SourceUnit[]> {
  const { project, required, replaced, system } = diagnosis;
  const found = new Map<string, Map<string, SourceUnit>>();
  const add = (path: string, units: readonly SourceUnit[]): void => {
    if (units.length === 0) return;
    const its = found.get(path) ?? new Map<string, SourceUnit>();
    for (const unit of units) if (!its.has(unit.key)) its.set(unit.key, unit);
    found.set(path, its);
  };
  for (const { file, facts } of project.readings) add(file.path, facts.units);
  if (system !== null) add(systemDocument, systemReading(system, sourceLocaleOf(diagnosis)).facts.units);
  for (const { id, readings } of [...required].reverse()) {
    const gone = new Set(replaced.filter(({ of }) => of === id).map((one) => one.id));
    for (const reading of readings) {
      if (reading.format.house || reading.format.id === 'playtest') continue;
      add(
        reading.file.path,
        reading.facts.units.filter((unit) => !isOf(reading, unit, gone)),
      );
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, units]) => [path, [...units.values()]]));
}

function isOf({ facts }: ParsedDocument, { path }: SourceUnit, ids: ReadonlySet<string>): boolean {
  if (ids.size === 0) return false;
  return facts.ids.some((one) => ids.has(one.id) && one.path.slice(0, -1).every((step, i) => path[i] === step));
}

function unitsIn({ value }: ParsedDocument): { readonly [key: string]: Partial<TranslationUnit> } {
  const units = isObject(value) ? value['units'] : undefined;
  if (!isObject(units)) return {};
  return Object.fromEntries(Object.entries(units).map(([key, unit]) => [key, isObject(unit) ? unit : {}]));
}
