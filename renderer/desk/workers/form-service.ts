import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { readName } from '#authoring/text/files/package-path.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { knownOf } from '#authoring/tools/completion/known-of-project.ts';
import { choicesAt, type FormChoice, leastAt, numberChoice } from '#authoring/tools/form/choices.ts';
import type { Form } from '#authoring/tools/form/form.ts';
import { formOf } from '#authoring/tools/form/form-of.ts';
import type { FormSources } from '#authoring/tools/form/form-sources.ts';
import { wordingsFor } from '#authoring/tools/form/wordings.ts';
import { voiceOfProject } from '#authoring/tools/wording/wording-context.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { fitness, sought } from '../sought/match.ts';
import type { Locale } from '../words/locale.ts';
import type { AskedChoices, AskedEntry } from './form-asked.ts';
import { type AskedProject, formatOf } from './language-service.ts';
import { systemsHere } from './systems-here.ts';

/** Null: no schema describes the file. */
export function form(asked: AskedProject, { file, path, entry, locale }: AskedEntry): Form | null {
  const ground = groundOf(asked, file, locale);
  return ground === null ? null : formOf(documentOf(path, entry), path, entry, ground);
}

const MOST = 80;

/** Caches the choices of a place while the user types a filter. */
class LastChoices {
  private last: {
    readonly project: Diagnosis | null;
    readonly key: string;
    readonly found: readonly FormChoice[];
  } | null = null;

  of(project: Diagnosis | null, key: string, find: () => readonly FormChoice[]): readonly FormChoice[] {
    if (this.last?.key !== key || this.last.project !== project) this.last = { project, key, found: find() };
    return this.last.found;
  }
}
const lastChoices = new LastChoices();

export function choices(
  asked: AskedProject,
  { file, path, entry, locale, at, typed }: AskedChoices,
): readonly FormChoice[] {
  const ground = groundOf(asked, file, locale);
  if (ground === null) return [];
  const document = documentOf(path, entry);
  const whole = [...path, ...at];
  const worded =
    asked.project === null || typed.trim() === '' ? [] : wordingsFor(ground, document, whole, typed, asked.project);
  const key = JSON.stringify([file, path, entry, locale, at]);
  const found = lastChoices.of(asked.project, key, () => choicesAt(ground, document, whole));
  return [...worded, ...numberChoice(ground, document, whole, typed), ...fitting(found, typed)]
    .slice(0, MOST)
    .map((choice) => ({ ...choice, path: choice.path.slice(path.length) }));
}

export function least(asked: AskedProject, { file, path, entry, locale, at }: Omit<AskedChoices, 'typed'>): Json {
  const ground = groundOf(asked, file, locale);
  return ground === null ? null : leastAt(ground, documentOf(path, entry), [...path, ...at]);
}

function fitting(found: readonly FormChoice[], typed: string): readonly FormChoice[] {
  if (typed.trim() === '') return found;
  return found
    .flatMap((choice) => {
      const badness = fitness(typed, choice.names.map(sought));
      return badness === null ? [] : [{ choice, badness }];
    })
    .sort((a, b) => a.badness - b.badness)
    .map(({ choice }) => choice);
}

function groundOf({ project, system }: AskedProject, file: string, locale: Locale): FormSources | null {
  const format = formatOf(readName(file).name, system);
  if (format === undefined) return null;
  const isOfGame = format.isOfGame && format.id !== 'playtest';
  return {
    ...{ schema: format.schema, definitions: format.definitions, locale },
    known: knownOf(project, systemsHere(), file),
    language: isOfGame ? (system?.language ?? null) : null,
    voice: project === null ? null : voiceOfProject(project),
    groups: system?.words.groups ?? {},
    fieldNames: system?.words.fields ?? {},
    named: (kinds, id) => namedIn(project, kinds, id, locale),
  };
}

function namedIn(
  project: Diagnosis | null,
  kinds: readonly string[],
  id: string,
  locale: Locale,
): ReturnType<FormSources['named']> {
  const found = project === null ? undefined : indexOf(project).declared(kinds, id);
  const names = found?.names ?? {};
  return { name: names[locale] ?? Object.values(names)[0] ?? '', file: found?.file ?? null };
}

function documentOf(path: JsonPath, entry: Json): Json {
  return path.reduceRight<Json>((inside, step) => {
    if (typeof step === 'string') return { [step]: inside };
    const items: Json[] = [];
    items[step] = inside;
    return items;
  }, entry);
}
