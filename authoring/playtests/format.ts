import { Type } from 'typebox';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { DocumentFormat, RuleSystem } from '#engine/kernel/system.ts';
import { closed, said } from '../formats/said.ts';

/** The part of a system that says which fields an answer has. */
export type Answering = Pick<RuleSystem, 'names'>;

const object = (ja: string, en: string): Schema => ({ type: 'object', ...said(ja, en) });
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

/** The format of playtests in the words of one game. */
export function playtestFormat({ names }: Answering): DocumentFormat {
  const value = { type: ['string', 'integer', 'array'], items: { type: 'string' } };
  const fields = Object.fromEntries(names.fields.map((field) => [field, value]));
  const word = { type: 'string', minLength: 1, ...said('答えの言葉', 'The word of the answer') };
  const answer = keys({ do: word, ...fields }, ['do'], said('判断への答え', 'The answer to a decision'));
  const question = keys({ do: word, ...fields }, [], said('問われる答え', 'An answer that is asked about'));
  const then = expectations(question);
  const step = stepOf(answer, question, then);
  return {
    id: 'playtest',
    path: /^playtests\/.+\.json$/,
    where: 'playtests/first.json',
    required: false,
    schema: {
      title: 'Playtests',
      'x-title-ja': 'プレイテスト',
      ...keys(
        {
          $schema: { type: 'string', ...said('この形式の説明（エディター用）', 'Where editors find this format') },
          formatVersion: { const: 1, ...said('この形式の版。今は1', 'Version of this format, now 1') },
          tests: { type: 'array', minItems: 1, items: testOf(step, then), ...said('テスト', 'The tests') },
        },
        ['formatVersion', 'tests'],
      ),
    },
  };
}

function testOf(step: Schema, then: Schema): Schema {
  return keys(
    {
      name: { type: 'string', minLength: 1, ...said('何が成り立つか、一文で', 'What holds, in one sentence') },
      rules: {
        type: 'array',
        uniqueItems: true,
        items: { type: 'string' },
        ...said('確かめるルールの番号', 'The rules it is about'),
      },
      given: keys(
        {
          table: {
            if: { type: 'object' },
            then: { ...Type.Object({ save: Type.String(said('保存したゲーム', 'A saved game')) }, closed) },
            else: { type: 'string', enum: ['empty', 'setup'] },
            ...said(
              '何もない卓か、セットアップした卓か、保存したゲームか',
              'An empty table, a set-up one, or a saved game',
            ),
          },
          setup: object('セットアップ', 'The set-up'),
          content: object(
            'このテストだけの内容：プロジェクトの上に重ねる',
            'Content for this test, laid over the project',
          ),
          put: object(
            '卓に置くもの：ここに書いたものは丸ごと置き換わる',
            'What is put on the table: what it names is replaced whole',
          ),
        },
        ['table'],
        said('はじめの卓', 'The table at the start'),
      ),
      when: { type: 'array', items: step, ...said('順に行うこと', 'What is done, in order') },
      then: { ...then, ...said('最後に成り立つこと', 'What holds at the end') },
    },
    ['name', 'given', 'when', 'then'],
  );
}

function expectations(question: Schema): Schema {
  const events = (ja: string, en: string): Schema => ({
    type: 'array',
    minItems: 1,
    items: { type: 'object', minProperties: 1 },
    ...said(ja, en),
  });
  const questions = (ja: string, en: string): Schema => ({
    if: { type: 'array' },
    then: { type: 'array', minItems: 1, items: question },
    else: question,
    ...said(ja, en),
  });
  return {
    ...keys(
      {
        table: { type: 'object', minProperties: 1, ...said('卓：書いた所だけ比べる', 'The table, in part') },
        seen: keys(
          {
            by: { type: 'string', ...said('見る人：その人が受け持つ名前', 'Who looks: a name that somebody plays') },
            table: { type: 'object', minProperties: 1, ...said('見える卓', 'The table as it is seen') },
          },
          ['by', 'table'],
          said(
            'その人に見える卓：伏せたカードは ?',
            'What somebody who plays may see: a card that lies face down is ?',
          ),
        ),
        events: events('この順に起きたこと', 'What happened, in this order'),
        noEvents: events('起きなかったこと', 'What did not happen'),
        offered: questions('できる答え', 'Answers that are legal'),
        refused: questions('できない答え', 'Answers that are not legal'),
        result: { type: ['string', 'null'], ...said('結果。続いていれば null', 'The result; null while it goes on') },
        rank: { type: ['string', 'null'], ...said('ランク', 'The rank') },
      },
      [],
    ),
    minProperties: 1,
  };
}

/** A step is told apart by its first word. */
function stepOf(answer: Schema, question: Schema, then: Schema): Schema {
  const rule = { type: 'string', ...said('そう決めているルール', 'The rule that says so') };
  const steps: readonly (readonly [string, Schema])[] = [
    ['refused', keys({ refused: question, rule }, ['refused'], said('できない', 'This is not legal'))],
    ['offered', keys({ offered: question }, ['offered'], said('できる', 'This is legal'))],
    ['cheat', keys({ cheat: object('ズル', 'A cheat, as in the log') }, ['cheat'])],
    ['expect', keys({ expect: then }, ['expect'], said('ここで成り立つこと', 'What holds here'))],
    [
      'until',
      keys(
        {
          until: { type: 'string', pattern: '^(round|result|phase:[A-Za-z]+)$', examples: ['phase:end'] },
          answer: { type: 'string', enum: ['decline', 'first'] },
        },
        ['until', 'answer'],
        said('そこまで、同じ答えで進める', 'Goes on that far with the same answer'),
      ),
    ],
  ];
  return steps.reduceRight<Schema>(
    (rest, [word, schema]) => ({ if: { type: 'object', required: [word] }, then: schema, else: rest }),
    answer,
  );
}
