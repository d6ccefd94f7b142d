import { Type } from 'typebox';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { partOf } from '#engine/kernel/basics/schema-parts.ts';
import { closed, closedObject, described } from '#engine/kernel/basics/schema-words.ts';
import type { DocumentFormat, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import { answerShape, anyAnswer, eventShape, questionShape, type SpokenSystem } from './answer-shapes.ts';
import { cheatShape } from './cheat-shape.ts';
import { patternOf, type ShareSchema } from './patterns.ts';
import { untilWords } from './until.ts';

export type PlaytestSystem = SpokenSystem & Pick<RuleSystem, 'document' | 'cheats'>;

const keys = (
  properties: { readonly [key: string]: Schema },
  required: readonly string[],
  words: object = {},
): Schema => ({
  type: 'object',
  ...closed,
  properties,
  required,
  ...words,
});

/** The format of playtests for the vocabulary of one game. */
export const playtestFormat = memoizeByKey((system: PlaytestSystem): DocumentFormat => {
  const definitions: { [name: string]: Schema } = {};
  const known = new Map<string, string>();
  const share: ShareSchema = (schema, name) => {
    if (typeof schema['$ref'] === 'string') return schema;
    const text = JSON.stringify(schema);
    const definition = known.get(text) ?? `playtest.${name ?? `part${known.size + 1}`}`;
    known.set(text, definition);
    definitions[definition] = schema;
    return { $ref: `#/definitions/${definition}` };
  };
  const shapes = shapesOf(system, share);
  return {
    id: 'playtest',
    path: /^playtests\/.+\.json$/,
    where: 'playtests/first.json',
    required: false,
    apart: true,
    definitions,
    schema: {
      title: 'Playtests',
      'x-title-ja': 'プレイテスト',
      ...keys(
        {
          $schema: {
            type: 'string',
            ...described('この形式の説明（エディター用）', 'Where editors find the schema of this format'),
          },
          formatVersion: { const: 1, ...described('この形式の版。今は1', 'Version of this format, now 1') },
          tests: {
            type: 'array',
            minItems: 1,
            items: testOf(system, shapes, share),
            ...described('テスト', 'The tests'),
          },
        },
        ['formatVersion', 'tests'],
      ),
    },
  };
});

interface Shapes {
  readonly rule: Schema;
  readonly put: Schema;
  readonly answer: Schema;
  readonly question: Schema;
  readonly then: Schema;
}

function shapesOf(system: PlaytestSystem, share: ShareSchema): Shapes {
  const ids = Object.entries(system.words.rules);
  const rule = share(
    {
      type: 'string',
      enum: [...ids.map(([id]) => id), 'KERNEL'],
      enumDescriptions: [...ids.map(([, { en }]) => en), 'No rule of the book: the choice of a text, or a window'],
      'x-enum-descriptions-ja': [
        ...ids.map(([, { ja }]) => ja),
        'ルールブックのルールではない：カードの文の選択や割り込み',
      ],
      ...described('ルール', 'A rule'),
    },
    'rule',
  );
  const answer = share(answerShape(system, share), 'answer');
  const question = share(questionShape(system, answer), 'question');
  const parts = { rule, answer, question };
  const put = share(partOf(system.document.schema), 'put');
  return { ...parts, put, then: share(expectations(system, parts, share), 'then') };
}

function testOf(system: PlaytestSystem, shapes: Shapes, share: ShareSchema): Schema {
  const { vocabulary } = system;
  return keys(
    {
      name: {
        type: 'string',
        minLength: 1,
        ...described('何が成り立つか、一文で', 'The rule that the test states, in one sentence'),
      },
      rules: {
        type: 'array',
        uniqueItems: true,
        items: shapes.rule,
        ...described('確かめるルールの番号', 'The rules that it tests'),
      },
      given: keys(
        {
          table: {
            if: { type: 'object' },
            then: { ...closedObject({ save: Type.String(described('保存したゲーム', 'A saved game')) }) },
            else: { type: 'string', enum: ['empty', 'setup'] },
            ...described(
              '何もない盤面か、セットアップした盤面か、保存したゲームか',
              'An empty table, a table after set-up, or a saved game',
            ),
          },
          setup: { ...vocabulary.setup, ...described('セットアップ', 'The set-up') },
          content: {
            type: 'object',
            ...closed,
            properties: vocabulary.overlay,
            ...described(
              'このテストだけの内容：プロジェクトの上に重ねる',
              'Content for this test, added to the project',
            ),
          },
          put: {
            ...shapes.put,
            ...described(
              '盤面に置くもの：ここに書いたものは丸ごと置き換わる',
              'What is placed on the table: each part that it names is replaced as a whole',
            ),
          },
          forced: {
            type: 'boolean',
            ...described(
              'チートで盤面を変えたゲームから作った：ルールどおりには来ていない',
              'Made from a game in which the table was changed against the rules',
            ),
          },
        },
        ['table'],
        described('はじめの盤面', 'The table at the start'),
      ),
      when: {
        type: 'array',
        items: stepOf(system, shapes, share),
        ...described('順に行うこと', 'The steps, in order'),
      },
      then: { ...shapes.then, ...described('最後に成り立つこと', 'What must hold at the end') },
    },
    ['name', 'given', 'when', 'then'],
  );
}

function expectations(
  system: PlaytestSystem,
  { rule, question }: Pick<Shapes, 'rule' | 'question'>,
  share: ShareSchema,
): Schema {
  const { results, rank, player } = system.vocabulary;
  const table = share(patternOf(system.document.schema, share), 'table');
  const event = share(eventShape(system, rule, share), 'event');
  const events = (ja: string, en: string): Schema => ({
    type: 'array',
    minItems: 1,
    items: event,
    ...described(ja, en),
  });
  const questions = (ja: string, en: string): Schema => ({
    if: { type: 'array' },
    then: { type: 'array', minItems: 1, items: question },
    else: question,
    ...described(ja, en),
  });
  const orNull = (schema: object): Schema => ({ if: { type: 'null' }, then: {}, else: schema });
  return {
    ...keys(
      {
        table: { ...table, ...described('盤面：書いた所だけ比べる', 'Parts of the table') },
        seen: keys(
          {
            by: { ...player },
            table: { ...table, ...described('見える盤面', 'The table as a player sees it') },
          },
          ['by', 'table'],
          described('その人に見える盤面：伏せたカードは ?', 'What a player may see: a face-down card is ?'),
        ),
        events: events('この順に起きたこと', 'What happened, in this order'),
        noEvents: events('起きなかったこと', 'What did not happen'),
        offered: questions('できる答え', 'Answers that are legal'),
        refused: questions('できない答え', 'Answers that are not legal'),
        result: {
          enum: [...results, null],
          ...described('結果。続いていれば null', 'The result; null while the game continues'),
        },
        rank: { ...orNull(rank), ...described('ランク', 'The rank') },
      },
      [],
    ),
    minProperties: 1,
  };
}

function stepOf(system: PlaytestSystem, { rule, answer, question, then }: Shapes, share: ShareSchema): Schema {
  const steps: { readonly [word: string]: Schema } = {
    refused: keys(
      { refused: question, rule: { ...rule, ...described('そう決めているルール', 'The rule that forbids it') } },
      ['refused'],
      described('できない', 'This is not legal'),
    ),
    offered: keys({ offered: question }, ['offered'], described('できる', 'This is legal')),
    cheat: keys({ cheat: cheatShape(system.cheats, share) }, ['cheat'], described('ズル', 'A cheat, as in the log')),
    expect: keys({ expect: then }, ['expect'], described('ここで成り立つこと', 'What must hold here')),
    until: keys(
      {
        until: { type: 'string', enum: untilWords(system), ...described('どこまで進めるか', 'How far to continue') },
        answer: {
          type: 'string',
          enum: ['decline', 'first'],
          ...described(
            'どう答えて進めるか：decline 断る（なければ自分の番を終える）、first いつも最初の答え',
            'How to continue: decline, or end the turn where nothing can be declined; first, always the first answer',
          ),
        },
      },
      ['until', 'answer'],
      described('そこまで、同じ答えで進める', 'Continues that far with the same answer'),
    ),
    do: answer,
  };
  const help = Object.fromEntries(
    Object.entries(steps).map(([word, { description, 'x-description-ja': ja }]) => [
      word,
      { description, 'x-description-ja': ja },
    ]),
  );
  const nothing = keys({ ...help, ...(anyAnswer(system) as { readonly [key: string]: Schema }) }, ['do']);
  return Object.entries(steps).reduceRight<Schema>(
    (rest, [word, schema]) => ({ if: { type: 'object', required: [word] }, then: schema, else: rest }),
    nothing,
  );
}
