import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Choices, Content, RuleSystem } from '#engine/kernel/contract/system.ts';
import { valueGroups } from '#engine/kernel/contract/value-groups.ts';
import { answerWords } from '#engine/kernel/decisions/answer-words.ts';
import type { Locale } from '../words/locale.ts';

export interface NamedThing {
  readonly id: string;
  readonly name: string;
}

interface ChoosableThing extends NamedThing {
  /** For so many seats; omitted: it does not decide. */
  readonly seats?: SeatRange;
}

export interface SeatRange {
  readonly least: number;
  readonly most: number;
}

export interface GameShape {
  /** With titles in both languages. */
  readonly table: JsonObject;
  readonly cheats: JsonObject | null;
  readonly seats: SeatRange;
  readonly options: readonly {
    readonly id: string;
    readonly name: string;
    readonly several: boolean;
    readonly values: readonly ChoosableThing[];
  }[];
  /** All kinds of answers: the word, and the sorts of things that each of its other fields may name. */
  readonly answers: readonly {
    readonly word: string;
    readonly fields: Readonly<Record<string, readonly string[]>>;
  }[];
  /** By sort: designs, areas, seats. */
  readonly names: Readonly<Record<string, readonly NamedThing[]>>;
  readonly words: Readonly<Record<string, string>>;
}

/** Null: there is no game. */
export function gameShape(
  project: Diagnosis | null,
  locale: Locale,
  nameOf: (name: string) => string,
): GameShape | null {
  const system = project?.system ?? null;
  if (project === null || system === null) return null;
  const { vocabulary, words } = system;
  const content = contentOf(project);
  const { least, most } = system.seating(content);
  const sortsOf = (field: string) => (vocabulary.answers[field] as JsonObject | undefined)?.['x-name-of'];
  const named = new Map<string, Set<string>>(
    Object.entries(vocabulary.names).map(([sort, ids]) => [sort, new Set(ids)]),
  );
  for (const { readings } of [...project.required, project.project])
    for (const { facts } of readings)
      for (const { id, kinds } of facts.ids)
        for (const kind of kinds) named.set(kind, (named.get(kind) ?? new Set()).add(id));
  return {
    table: plain(system.document.schema),
    cheats: system.cheats === undefined ? null : plain(system.cheats),
    seats: { least, most },
    options: system.options.map(({ id, name, several, apart, values }) => ({
      ...{ id, several, name: name[locale] },
      values: values(content).map((value) => {
        const seating = apart && !several ? system.seating(content, { [id]: [value] }) : null;
        return {
          ...{ id: value, name: nameOf(value) },
          ...(seating === null ? {} : { seats: { least: seating.least, most: seating.most } }),
        };
      }),
    })),
    answers: answerWords(system).map(({ word, fields }) => ({
      word,
      fields: Object.fromEntries(fields.map((field) => [field, (sortsOf(field) ?? []) as readonly string[]] as const)),
    })),
    names: Object.fromEntries(
      [...named].map(([sort, ids]) => [sort, [...ids].map((id) => ({ id, name: nameOf(id) }))]),
    ),
    words: Object.fromEntries(
      valueGroups(words).flatMap((group) => Object.entries(group).map(([id, text]) => [id, text[locale]])),
    ),
  };
}

/** Null: there is no game. */
export function setupFor(project: Diagnosis | null, choices: Choices, seats: number): JsonObject | null {
  return project?.system?.setupFor(contentOf(project), choices, seats) ?? null;
}

export function playsTogether(project: Diagnosis): boolean {
  return project.system?.seating(contentOf(project)).together ?? true;
}

const contentOf = memoizeByKey(
  ({ system, documents }: Diagnosis): Content =>
    (system as RuleSystem).compile(documents, (system as RuleSystem).language, null),
);

/** As plain data that can be sent. */
function plain(schema: object): JsonObject {
  return JSON.parse(JSON.stringify(schema)) as JsonObject;
}
