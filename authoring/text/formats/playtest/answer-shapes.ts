import { closed, described, safeInteger } from '#engine/kernel/basics/schema-words.ts';
import type { RuleSystem, Text } from '#engine/kernel/contract/system.ts';
import { fieldsOfEvent, type ownFieldsOfEdits } from '#engine/kernel/contract/vocabulary.ts';
import { answerWords } from '#engine/kernel/decisions/answer-words.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { ChangeStatus } from '#engine/kernel/procedures/next.ts';
import { outlineOf } from '../../messages/template.ts';
import { patternOf, type ShareSchema } from './patterns.ts';

export type SpokenSystem = Pick<RuleSystem, 'procedures' | 'changes' | 'vocabulary' | 'words'>;

export function answerShape(system: SpokenSystem, share: ShareSchema): Schema {
  const { answers } = system.vocabulary;
  const words = answerWords(system).map(
    ({ word, fields }): Tagged => [word, system.words.answers[word], shapesOf(fields, answers)],
  );
  return { ...unionOf('do', words, share), ...described('判断への答え', 'The answer to a decision') };
}

/** An answer in which any field may be left out. */
export function questionShape(system: SpokenSystem, answer: Schema): Schema {
  return {
    if: { type: 'object', required: ['do'] },
    then: answer,
    else: { type: 'object', ...closed, minProperties: 1, properties: anyAnswer(system) },
    ...described('問われる答え', 'The answer in question'),
  };
}

export function anyAnswer(system: SpokenSystem): Schema {
  const words = answerWords(system);
  const fields = new Set(words.flatMap((one) => one.fields));
  return {
    do: { type: 'string', enum: words.map(({ word }) => word), ...described('答えの言葉', 'The name of the action') },
    ...shapesOf([...fields], system.vocabulary.answers),
  };
}

/** An event of which any field may be left out. */
export function eventShape(system: SpokenSystem, rule: Schema, share: ShareSchema): Schema {
  const shapes = shapesOfEvents(system, rule);
  const patterns = (fields: readonly string[]): Schema =>
    Object.fromEntries(fields.map((field) => [field, share(patternOf((shapes[field] ?? {}) as Schema, share))]));
  const kinds = system.changes.map(
    ({ kind, fields }): Tagged => [kind, system.words.events[kind], patterns(fieldsOfEvent(fields))],
  );
  const kind = { type: 'string', enum: kinds.map(([name]) => name), ...described('出来事の種類', 'The kind of event') };
  const all = new Set(system.changes.flatMap(({ fields }) => fieldsOfEvent(fields)));
  return {
    if: { type: 'object', required: ['kind'] },
    then: unionOf('kind', kinds, share),
    else: { type: 'object', ...closed, minProperties: 1, properties: { kind, ...patterns([...all]) } },
    ...described('出来事：書いた所だけ比べる', 'An event, with some of its fields'),
  };
}

function shapesOfEvents(
  { vocabulary: { events, edits } }: SpokenSystem,
  rule: Schema,
): { readonly [field: string]: object } {
  const path = { type: 'string', ...described('効果の場所', 'The path of the effect in the content') };
  const kernels: { readonly [F in (typeof ownFieldsOfEdits)[number]]: Schema } = {
    amount: { type: 'integer', ...safeInteger, ...described('いくつ変えたか', 'By how much') },
    rule,
    path,
  };
  const edit = { type: 'object', ...closed, properties: { ...edits, ...kernels } };
  return {
    ...events,
    edits: { type: 'array', items: edit, ...described('数を変えたもの', 'What modified its amount') },
    rule,
    path,
    status: { type: 'string', enum: statuses, ...described('行われたか', 'Whether it was carried out') },
  };
}
const statuses: readonly ChangeStatus[] = ['applied', 'cancelled', 'prevented', 'replaced', 'failed'];

type Tagged = readonly [word: string, sentence: Text | undefined, properties: Schema];

/** A union of objects discriminated by one key. */
function unionOf(tag: string, options: readonly Tagged[], share: ShareSchema): Schema {
  return {
    type: 'object',
    required: [tag],
    discriminator: { propertyName: tag },
    oneOf: options.map(([word, sentence, properties]) =>
      share(
        {
          title: word,
          type: 'object',
          ...closed,
          required: [tag],
          properties: { [tag]: { const: word, ...(sentence && helpOf(sentence)) }, ...properties },
        },
        `${tag}.${word}`,
      ),
    ),
  };
}

/** The sentence of a word as help, with placeholders as `{field}`. */
function helpOf({ ja, en }: Text): ReturnType<typeof described> {
  const plain = (sentence: string) => outlineOf(sentence, (field) => `{${field}}`);
  return described(plain(ja), plain(en));
}

const shapesOf = (fields: readonly string[], shapes: { readonly [field: string]: object }): Schema =>
  Object.fromEntries(fields.map((field) => [field, shapes[field] ?? {}]));
