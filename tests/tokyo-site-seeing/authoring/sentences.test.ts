import { describe, expect, it } from 'vitest';
import { entrySentence } from '#authoring/project/sentences/entry-sentence.ts';
import { sentenceOf, voiceOf } from '#authoring/project/sentences/speak.ts';
import { renderTemplate } from '#authoring/text/messages/filled.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';

describe('a sentence with placeholders', () => {
  const words: { readonly [field: string]: string } = { all: 'all birds', this: 'this bird', n: '2', none: '' };
  const say = (text: string, amount: number | string = 2) =>
    renderTemplate(text, {
      say: (field) => (field === 'n' ? String(amount) : (words[field] ?? '')),
      any: (field) => (field === 'all' ? 'a bird' : (words[field] ?? '')),
      counter: (field) => (field === 'all' ? 'わ' : undefined),
      isSet: (field) => field === 'this',
      isSeveral: (field) => (field === 'n' ? amount !== 1 : field === 'all'),
      number: () => (typeof amount === 'number' ? amount : undefined),
      between: ', ',
    });

  it.each([
    ['{this} {this|sings|sing}', 'this bird sings'],
    ['{all} {all|sings|sing}{all|| each}', 'all birds sing each'],
    ['when {all:any} sings', 'when a bird sings'],
    ['when {this:any} sings', 'when this bird sings'],
    ['choose {all:one}', 'choose a bird'],
    ['choose {this:one}', 'choose one of this bird'],
    ['sing[ to {none}]', 'sing'],
    ['sing to [{none}|everybody]', 'sing to everybody'],
    ['sing to [{none}|[{all}|nobody]]', 'sing to all birds'],
    ['1{all#つ}、1{this#つ}', '1わ、1つ'],
    ['{this?loudly }sing{none? softly}', 'loudly sing'],
    ['[The End]', '[The End]'],
  ])('%s', (text, said) => expect(say(text)).toBe(said));

  it.each([
    [1, 'give 1 seed to all birds'],
    [2, 'give 2 seeds to all birds'],
    [0, 'give 0 seeds to all birds'],
    ['few', 'give few seeds to all birds'],
    ['the number of birds', 'give X seeds to all birds, where X is the number of birds'],
  ])('counts %s', (amount, said) => expect(say('give {n*seed|seeds} to {all}', amount)).toBe(said));
});

const voice = voiceOf(system, (_, id) => id);
const allPcs = { op: 'allPcs' };
const self = { op: 'self' };
const thisCard = { op: 'thisCard' };
const one = { op: 'named', name: 'friend' };

describe('an effect in English', () => {
  it.each([
    [{ op: 'gainAp', to: self, amount: 1 }, 'This PC gains 1 AP token.'],
    [{ op: 'gainAp', to: allPcs, amount: 2 }, 'All PCs gain 2 AP tokens each.'],
    [{ op: 'draw', who: { op: 'otherPcsHere' }, amount: 1 }, 'All other PCs in this area draw 1 card each.'],
    [
      { op: 'placeProgress', on: thisCard, amount: { op: 'pcCount' } },
      'Place X progress tokens on this card, where X is the number of PCs.',
    ],
    [
      { op: 'damage', to: allPcs, amount: { op: 'pcCount' }, type: 'physical' },
      'Deal X physical damage to all PCs, where X is the number of PCs.',
    ],
    [
      { op: 'choose', what: { op: 'one', of: allPcs }, as: 'friend', do: [{ op: 'loseAp', to: one, amount: 1 }] },
      'A PC loses 1 AP token.',
    ],
    [
      { op: 'if', if: { op: 'isDown', pc: allPcs }, then: [{ op: 'loseGame' }, { op: 'discardScenario' }] },
      'If all PCs are downed, the game is lost; discard this card.',
    ],
    [{ op: 'revealScenario' }, 'Reveal the next scenario card.'],
    [{ op: 'placeScenario', card: 'SC00-02' }, 'Place SC00-02 in this area.'],
    [{ op: 'clearScenario' }, '[Scenario Clear].'],
  ])('%j', (node, said) => expect(sentenceOf([node], 'en', voice)).toBe(said));

  it('a trigger on any PC is about one PC', () => {
    const entry = { id: 'e', when: { op: 'onDown', who: allPcs }, do: [{ op: 'gainAp', to: self, amount: 1 }] };
    expect(entrySentence(entry, 'en', voice)).toBe('When a PC goes Down: This PC gains 1 AP token.');
    expect(entrySentence(entry, 'ja', voice)).toBe('PCがダウンしたとき、自分はAPトークンを1個得る。');
  });
});

it('no sentence of an op omits a field: different texts have different sentences', () => {
  const fieldOf = /\{(\w+)/g;
  const leftOut = system.language.ops.flatMap(({ id, fields, text, any = text }) =>
    [text, any].flatMap(({ ja, en }) =>
      [ja, en].flatMap((sentence) => {
        const named = [...sentence.matchAll(fieldOf)].map(([, field]) => field);
        return Object.keys(fields).flatMap((field) => (named.includes(field) ? [] : [`${id}.${field}: ${sentence}`]));
      }),
    ),
  );
  expect(leftOut).toEqual([]);
});

it('a choice is counted with the right Japanese counter', () => {
  const told = (what: JsonObject) =>
    sentenceOf([{ op: 'choose', what, as: 'x', do: [{ op: 'clearScenario' }] }], 'ja', voice).split('を選び')[0];
  const where = { op: 'where', of: { op: 'pcsHere' }, as: 'y', if: { op: 'isDown', pc: { op: 'named', name: 'y' } } };
  expect(told({ op: 'one', of: allPcs })).toBe('PC全員から1人');
  expect(told({ op: 'one', of: where })).toBe('ダウンしているこのエリアのPC全員から1人');
  expect(told({ op: 'upTo', of: { op: 'hand', of: self }, amount: 2 })).toBe('自分の手札から2枚まで');
  expect(told({ op: 'upTo', of: { op: 'hand', of: self } })).toBe('自分の手札から好きな数');
  expect(told({ op: 'one', of: { op: 'exhausted', of: self } })).toBe('自分の消耗したものから1つ');
});

it('an attack names its targets when they are more than one enemy in this area', () => {
  const attack = { id: 'e', when: 'use', attack: true, do: [{ op: 'joinAttack' }] };
  const told = (more: JsonObject) => [
    entrySentence({ ...attack, ...more }, 'ja', voice),
    entrySentence({ ...attack, ...more }, 'en', voice),
  ];
  expect(told({ targets: 'all' })).toEqual([
    '【使用】敵すべてを対象とする。攻撃アクション1つで連携する。',
    '[Use] Targets every enemy. Join with one attack.',
  ]);
  expect(told({ targets: 2, reach: 1 })).toEqual([
    '【使用】敵2体までを対象とする。隣接するエリアの敵も対象にできる。攻撃アクション1つで連携する。',
    '[Use] Targets up to 2 enemies. Enemies in adjacent areas may be targets, too. Join with one attack.',
  ]);
  expect(told({ targets: 1 })).toEqual(told({}));
});

it('every sentence of the sample uses the right singular and plural', async () => {
  const project = await readProjectForPlay('sample-content/tokyo-site-seeing');
  if (!('playable' in project)) throw new Error('the sample has errors');
  const said = entriesIn(Object.values(project.playable.documents)).map((entry) => entrySentence(entry, 'en', voice));
  expect(said.length).toBeGreaterThan(200);
  const counted = '(?:AP |progress |exhaust |SITE )?(?:token|card|area|PC)';
  const wrong = new RegExp(
    [
      `\\b1 ${counted}s\\b`,
      `(?<!\\b1) ?\\b(?:0|[2-9]|\\d\\d+) ${counted}\\b`,
      '(?<!of )\\ball (?:other )?\\w+s (?:in this area )?(?:is|has|gains|loses|draws|takes|buys|goes|makes|enters|leaves)\\b',
      ...['\\{', '\\}', '\\|', ' [.,:;]', '\\ba [aeiou]', '…'],
    ].join('|'),
  );
  expect(said.filter((sentence) => wrong.test(sentence))).toEqual([]);
});

function entriesIn(value: Json): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap((part: Json) => entriesIn(part));
  if (!isObject(value)) return [];
  if (value['when'] !== undefined && Array.isArray(value['do'])) return [value];
  return Object.values(value).flatMap((part) => entriesIn(part));
}
