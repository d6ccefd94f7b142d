import type { Voice } from '#authoring/project/sentences/voice.ts';
import type { Definitions } from '#authoring/text/schema/schema-tools.ts';
import { type Views, viewsInside } from '#authoring/text/schema/views.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import type { Language } from '#engine/kernel/language/compile.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import { meanings } from '../completion/descriptions.ts';
import { aboutOf } from '../completion/drafting.ts';
import type { CompletionProject } from '../completion/known.ts';
import { type FieldLabels, headOf, labelOf } from './field-labels.ts';
import type { NamedId, NamedWord } from './form.ts';

export interface FormSources {
  readonly schema: Schema;
  readonly definitions: Definitions;
  readonly locale: Locale;
  readonly known: CompletionProject;
  readonly language: Language | null;
  readonly voice: Voice | null;
  readonly groups: Voice['groups'];
  readonly fieldNames: FieldLabels;
  /** Empty and null if unknown. */
  named(kinds: readonly string[], id: string): Omit<NamedId, 'id'>;
}

export function namedWords(
  words: readonly Json[],
  key: string,
  schemas: Views,
  ground: Pick<FormSources, 'locale' | 'groups'>,
): readonly NamedWord[] {
  const said = new Map(meanings(schemas, ground.locale));
  const group = groupOf(words, key, ground.groups);
  return words.map((value) => {
    const name = typeof value === 'string' ? group?.[value]?.[ground.locale] : undefined;
    return { value, name: name ?? (said.get(value) || String(value)) };
  });
}

export function wordsIn(views: Views): readonly Json[] | null {
  const [first] = views.flatMap((view) => (Array.isArray(view['enum']) ? [view['enum'] as readonly Json[]] : []));
  return first ?? null;
}

export function optionWords(options: ReadonlyMap<unknown, Schema>, tag: string, locale: Locale): readonly NamedWord[] {
  return [...options].map(([value, option]) => {
    const word = String(value);
    const [own] = viewsInside([option], tag);
    const { label } = labelOf(word, own === undefined ? [] : [own], locale);
    return { value: value as Json, name: label === word ? headOf(aboutOf(option, locale)) || word : label };
  });
}

/** Of several groups the one named like the key. */
function groupOf(words: readonly Json[], key: string, groups: Voice['groups']) {
  const hasAll = (group: Voice['groups'][string] | undefined) =>
    group !== undefined && words.every((word) => typeof word === 'string' && Object.hasOwn(group, word));
  return hasAll(groups[key]) ? groups[key] : Object.values(groups).find(hasAll);
}
