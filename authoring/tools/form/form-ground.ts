import type { Voice } from '#authoring/project/sentences/speak.ts';
import type { Definitions } from '#authoring/text/schema/schema-tools.ts';
import { type Views, viewsInside } from '#authoring/text/schema/views.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import type { Language } from '#engine/kernel/language/compile.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import { aboutOf } from '../completion/drafting.ts';
import type { Known } from '../completion/known.ts';
import { meanings } from '../completion/said-of-place.ts';
import { headOf, labelOf, type Names } from './field-labels.ts';
import type { NamedId, NamedWord } from './form.ts';

/** What forms of one document are made from. */
export interface FormGround {
  readonly schema: Schema;
  readonly definitions: Definitions;
  readonly locale: Locale;
  readonly known: Known;
  /** The effect language and who speaks it, where effects of the game may stand in the document. */
  readonly language: Language | null;
  readonly voice: Voice | null;
  /** The words of the game, by their groups. */
  readonly groups: Voice['groups'];
  /** What it calls fields of its documents. */
  readonly fieldNames: Names;
  /** What the thing with an id of one of these kinds is called, empty: nothing known; and where it is declared. */
  named(kinds: readonly string[], id: string): Omit<NamedId, 'id'>;
}

/** The words of a closed list under a key, each as people call it. */
export function namedWords(
  words: readonly Json[],
  key: string,
  schemas: Views,
  ground: Pick<FormGround, 'locale' | 'groups'>,
): readonly NamedWord[] {
  const said = new Map(meanings(schemas, ground.locale));
  const group = groupOf(words, key, ground.groups);
  return words.map((value) => {
    const name = typeof value === 'string' ? group?.[value]?.[ground.locale] : undefined;
    return { value, name: name ?? (said.get(value) || String(value)) };
  });
}

/** The words of the closed list that a value is one of; null: it is of none. */
export function wordsIn(views: Views): readonly Json[] | null {
  const [first] = views.flatMap((view) => (Array.isArray(view['enum']) ? [view['enum'] as readonly Json[]] : []));
  return first ?? null;
}

/** The discriminating values of a union, with the names that people see. */
export function optionWords(options: ReadonlyMap<unknown, Schema>, tag: string, locale: Locale): readonly NamedWord[] {
  return [...options].map(([value, option]) => {
    const word = String(value);
    const [own] = viewsInside([option], tag);
    const { label } = labelOf(word, own === undefined ? [] : [own], locale);
    return { value: value as Json, name: label === word ? headOf(aboutOf(option, locale)) || word : label };
  });
}

/** The group that has all these words; of several the one that is called like the key. */
function groupOf(words: readonly Json[], key: string, groups: Voice['groups']) {
  const hasAll = (group: Voice['groups'][string] | undefined) =>
    group !== undefined && words.every((word) => typeof word === 'string' && Object.hasOwn(group, word));
  return hasAll(groups[key]) ? groups[key] : Object.values(groups).find(hasAll);
}
