import type { Playtest } from '#authoring/project/playtests/playtest.ts';
import { matchers } from '#authoring/text/formats/playtest/patterns.ts';
import { untilWords } from '#authoring/text/formats/playtest/until.ts';
import { fill } from '#authoring/text/messages/messages.ts';
import { outlineOf } from '#authoring/text/messages/template.ts';
import { runPlaytest } from '#authoring/tools/playtests/run.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import type { RuleSystem, Text } from '#engine/kernel/contract/system.ts';
import { fieldsOfEvent, ownFieldsOfEdits } from '#engine/kernel/contract/vocabulary.ts';
import { answerWords } from '#engine/kernel/decisions/answer-words.ts';
import { playtestExamples } from '#engine/systems/playtest-examples.ts';
import { readProjectForPlay, sampleProject } from '#host/project/project-for-play.ts';
import type { GeneratedFile } from './generated-file.ts';

const words = {
  title: { ja: 'プレイテスト', en: 'Playtests' },
  intro: {
    ja: [
      'プレイテストは、盤面と、そこでの答えと、その結果を書いた JSON です。プロジェクトの `playtests/` に置きます。`studio check` は知らない言葉（行動、PC、カード、エリア、出来事、ルールの番号など）をその場所で言い、`studio test PATH…` はテストを実行します（0 すべて成功、1 失敗あり、2 読めない）。形は `schemas/*/playtest.schema.json` にあり、エディターの補完と説明も同じものです。',
      '',
      '```json',
      '{ "formatVersion": 1, "tests": [ { "name": "…", "rules": ["…"], "given": { … }, "when": [ … ], "then": { … } } ] }',
      '```',
      '',
      '## given：初めの盤面',
      '',
      '- `table`：`"empty"`（セットアップのPCと盤だけ、カードはどこにもない。行動のフェイズ、2ラウンド目）、`"setup"`（本当のセットアップのあと、最初に引く前）、`{"save": "FILE"}`（テストのファイルから見た、保存したゲーム）。',
      '- `setup`：セットアップの文書。`content`：このテストだけの内容を、パッケージのようにプロジェクトに重ねる。',
      '- `put`：盤面の一部。書いた所は丸ごと置き換わる。カードはどこにあっても動かされ、なければ作られる。どの盤面にもありえないもの（1枚のカードが2か所など）は、テストの失敗になる。',
      '- `put` に `phase` を書くと、そのフェイズがすぐに始まって進む。そこで起きたことは `given` のうちなので、`then.events` には数えない。数えたいときは `when` の最初に `{"cheat": {"put": {"phase": "…"}}}` を書く。',
      '',
      '## when：順に行うこと',
      '',
      '- `{"do": …}`：書いた項目がすべて合う、ただ1つのできる答え。ないとき、2つ以上あるときは失敗し、できた答えの一覧を言う。',
      '- `{"refused": {…}, "rule": "…"}`、`{"offered": {…}}`：できない、できる。',
      '- `{"cheat": {…}}`：ログに残るチート。`{"expect": {…}}`：ここで、`then` と同じように確かめる。',
      '- `{"until": "…", "answer": "decline" | "first"}`：そこまで同じ答えで進める。`"decline"` は断る、自分の番を終える、締める、のうちできるもの、なければ最初の選択肢。`"first"` はいつも最初の選択肢。',
      '',
      'できる答えが1つしかない判断は、ひとりでに答えられます。`when` が終わった所で、行動の途中でも判定します。',
      '',
      '## then：成り立つこと',
      '',
      '`table`（一部だけ比べる）、`seen`（ある人に見える盤面）、`events`（`given` のあと、この順に起きたこと。間にほかのことがあってよい。置き換えられた・打ち消された・防がれた・できなくなったことは、`status` を書いたときだけ合う）、`noEvents`、`offered`、`refused`、`result`、`rank`。一つは書きます。引いてまだ置かれていないカード（pending）と、使われてまだ片付いていないカード（inPlay）は、盤面の文書のどこにもありません。`maxHp` と `abilities` は印刷された（または `put` で決めた）値です。効果で増減したいまの値は、セッションの `figures` が言います。',
    ],
    en: [
      'A playtest is JSON: a table, the answers given there, and the expected results. Playtests are in the folder `playtests/` of a project. `studio check` marks unknown words (answers, PCs, cards, areas, events, rule ids …) at their place; `studio test PATH…` runs the tests (exit code 0: all passed, 1: failures, 2: not readable). Their format is `schemas/*/playtest.schema.json`, from which the editor also takes completion and hover.',
      '',
      '```json',
      '{ "formatVersion": 1, "tests": [ { "name": "…", "rules": ["…"], "given": { … }, "when": [ … ], "then": { … } } ] }',
      '```',
      '',
      '## given: the table at the start',
      '',
      '- `table`: `"empty"` (the PCs of the set-up and the board, no card anywhere, the phase of actions, round 2), `"setup"` (a real set-up, before the first draw), or `{"save": "FILE"}` (a saved game, by its path from the test file).',
      '- `setup`: the set-up document. `content`: entries laid over the project for this test alone, as a package would be.',
      '- `put`: a part of the table document; each named part is replaced completely. A card is moved from where it is, or created. An impossible table (one card in two places) fails the test.',
      '- With `phase`, `put` begins that phase and the game runs on at once. These events are part of `given`, and `then.events` ignores them. To include them, write `{"cheat": {"put": {"phase": "…"}}}` as the first step of `when`.',
      '',
      '## when: what is done, in order',
      '',
      '- `{"do": …}`: the one legal answer with all of these fields. If there is none, or more than one, the test fails and lists the legal answers.',
      '- `{"refused": {…}, "rule": "…"}`, `{"offered": {…}}`: the answer is not legal, or is legal.',
      '- `{"cheat": {…}}`: a cheat, kept in the log. `{"expect": {…}}`: checks at this point, as `then` does at the end.',
      '- `{"until": "…", "answer": "decline" | "first"}`: plays on to that point with the same kind of answer. `"decline"` declines, ends its part or closes, whichever is legal, and otherwise takes the first option; `"first"` always takes the first option.',
      '',
      'A decision with a single legal answer is made automatically. `then` is checked where `when` ends, even in the middle of an action.',
      '',
      '## then: what holds',
      '',
      '`table` (only the parts that are written), `seen` (the table as one player sees it), `events` (what happened after `given`, in this order, with other events between them; what was replaced, cancelled, prevented or no longer possible only where its `status` is written), `noEvents`, `offered`, `refused`, `result`, `rank`; at least one of them. Cards that are drawn and not yet placed (pending), or played and not yet put away (inPlay), are not in the table document. `maxHp` and `abilities` are the printed values (or those set by `put`); `figures` of the session has their values with all effects.',
    ],
  },
  examples: { ja: '例', en: 'Examples' },
  look: {
    ja: [
      '## 見てみる',
      '',
      '```',
      'npx studio test FILE --name NAME --explain damage              なぜそうなったか（通らないテストでも）',
      'npx studio test FILE --name NAME --show table|events|legal     終わり（または失敗した所）の盤面、起きたこと、できる答え',
      'npx studio test FILE --name NAME --show legal --until when/1   途中まで。given なら初めの盤面',
      '```',
      '',
      '失敗は `ファイル:行:桁` で始まります。`--name` はその名前のテスト、なければ名前にそれを含むテストを選びます。`studio session` では `{"call": "lay", "given": {…}}` で初めの盤面を作り、`{"call": "step", "step": {…}}` で一手ずつ進められます（`undo`、`save`、`table`、`explain` も使えます）。',
    ],
    en: [
      '## Looking at a test',
      '',
      '```',
      'npx studio test FILE --name NAME --explain damage              the reasons, even if the test fails',
      'npx studio test FILE --name NAME --show table|events|legal     the table, the events, or what is legal, at its end or failure',
      'npx studio test FILE --name NAME --show legal --until when/1   only up to this step; given: the table at the start',
      '```',
      '',
      'A failure begins with `file:line:column`. `--name` selects the test with that name, or else all tests whose names contain it. In `studio session`, `{"call": "lay", "given": {…}}` sets up the table and `{"call": "step", "step": {…}}` takes a step; `undo`, `save`, `table` and `explain` work there, too.',
    ],
  },
  answers: { ja: '答えの言葉', en: 'Words of answers' },
  answersHead: {
    ja: ['| `do` | 意味 | 項目 |', '|---|---|---|'],
    en: ['| `do` | says | fields |', '|---|---|---|'],
  },
  events: { ja: '出来事', en: 'Events' },
  eventsHead: {
    ja: ['| `kind` | 意味 | 項目 |', '|---|---|---|'],
    en: ['| `kind` | says | fields |', '|---|---|---|'],
  },
  everyEvent: {
    ja: 'どの出来事にも {own} がある。`edits` の中は {edits} と、それをしたものの名前。',
    en: 'Every event has {own}. Inside `edits`: {edits}, and what did it.',
  },
  until: { ja: 'until に書ける言葉：{list}', en: 'Words of until: {list}' },
  matchers: { ja: '値の代わりに書ける語：{list}', en: 'In the place of a value: {list}' },
} as const;

/** `docs/reference/playtests.md` and its Japanese: the format, examples that are run, and every word from the definitions. */
export async function playtestDocs(): Promise<GeneratedFile[]> {
  const project = await readProjectForPlay(sampleProject() ?? '');
  if (!('playable' in project)) throw new Error('the sample project has errors');
  const { playable } = project;
  for (const { test } of playtestExamples) {
    const ran = runPlaytest('docs', test as unknown as Playtest, { playable, readSave: () => null });
    if (!ran.ok) throw new Error(`an example of playtests fails: ${JSON.stringify(ran)}`);
  }
  return (['ja', 'en'] as const).map((locale) => ({
    path: locale === 'ja' ? 'docs/reference/playtests.ja.md' : 'docs/reference/playtests.md',
    text: `${pageOf(playable.system, locale).join('\n')}\n`,
  }));
}

function pageOf(system: RuleSystem, locale: Locale): string[] {
  const examples = playtestExamples.flatMap(({ title, text, test }) => [
    ...['', `### ${title[locale]}`, '', text[locale], '', '```json'],
    ...[written(test), '```'],
  ]);
  return [
    '<!-- Made by `npm run generate`. -->',
    `# ${words.title[locale]}`,
    '',
    ...words.intro[locale],
    ...['', `## ${words.examples[locale]}`, ...examples],
    ...['', ...words.look[locale]],
    ...['', `## ${words.answers[locale]}`, '', ...words.answersHead[locale], ...answersOf(system, locale)],
    ...['', one(words.until, untilWords(system), locale), '', one(words.matchers, matchers, locale)],
    ...['', `## ${words.events[locale]}`, '', ...words.eventsHead[locale], ...eventsOf(system, locale)],
    ...['', everyEvent(locale)],
  ];
}

function answersOf(system: RuleSystem, locale: Locale): string[] {
  const order = (field: string): number => system.names.fields.indexOf(field);
  return answerWords(system).map(({ word, fields }) => {
    const sorted = [...fields].sort((a, b) => order(a) - order(b));
    return `| \`${word}\` | ${sentence(system.words.answers[word], locale)} | ${coded(sorted)} |`;
  });
}

function eventsOf(system: RuleSystem, locale: Locale): string[] {
  const own = new Set(fieldsOfEvent([]));
  return [...system.changes]
    .sort((a, b) => (a.kind < b.kind ? -1 : 1))
    .map(({ kind, fields }) => {
      const told = fieldsOfEvent(fields).filter((field) => !own.has(field));
      return `| \`${kind}\` | ${sentence(system.words.events[kind], locale)} | ${coded(told)} |`;
    });
}

/** JSON as a person writes it: what fits stands in one line. */
function written(value: Json, indent = ''): string {
  const isList = Array.isArray(value);
  if (!isList && !isObject(value)) return JSON.stringify(value);
  const parts = isList
    ? value.map((item: Json) => ['', item] as const)
    : Object.entries(value).map(([key, item]) => [`${JSON.stringify(key)}: `, item] as const);
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }'];
  const line = `${open}${parts.map(([key, item]) => `${key}${written(item)}`).join(', ')}${close}`;
  if (parts.length === 0) return isList ? '[]' : '{}';
  if (indent.length + line.length <= 100 && !line.includes('\n')) return line;
  const inner = `${indent}  `;
  const lines = parts.map(([key, item]) => `${inner}${key}${written(item, inner)}`);
  return `${open.trim()}\n${lines.join(',\n')}\n${indent}${close.trim()}`;
}

const everyEvent = (locale: Locale): string =>
  fill(words.everyEvent, { own: coded(fieldsOfEvent([])), edits: coded(ownFieldsOfEdits) })[locale];
const one = (text: Text, list: readonly string[], locale: Locale): string => fill(text, { list: coded(list) })[locale];
const coded = (list: readonly string[]): string => list.map((word) => `\`${word}\``).join(' ');

/** A sentence with its places, of alternatives the first and of numbers the plural, as a cell of a table. */
function sentence(text: Text | undefined, locale: Locale): string {
  return outlineOf(text?.[locale] ?? '', (field) => `{${field}}`).replaceAll('|', '\\|');
}
