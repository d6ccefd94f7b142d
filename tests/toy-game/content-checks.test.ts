import { expect, it } from 'vitest';
import { chunksOf } from '#engine/kernel/basics/chunks.ts';
import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Language } from '#engine/kernel/language/compile.ts';
import type { OpFacts } from '#engine/kernel/language/facts.ts';
import { amount } from '#engine/kernel/language/field.ts';
import { opBuilder } from '#engine/kernel/language/op.ts';
import { cardTextsIn } from '#engine/library/content-checks/card-texts.ts';
import { designsAlike } from '#engine/library/content-checks/duplicate-designs.ts';
import { afterTheEnd, timesThatNeverCome } from '#engine/library/content-checks/never-done.ts';
import { listed, translationsIn } from '#engine/library/content-checks/placed.ts';
import { textChecks } from '#engine/library/content-checks/printed-text.ts';

// Ribbons of the lantern market, as if they had texts: a second game gets the checks of the library from these tables.

const op = opBuilder<Erased, OpFacts<'coins', 'ends'>>();
const language: Language = {
  layers: [],
  ops: [
    op('earn', {
      sort: 'effect',
      fields: { amount: amount() },
      about: { ja: '銭を得る', en: 'Earns coins' },
      text: { ja: '銭を{amount}枚得る', en: 'earn {amount*coin|coins}' },
      facts: { unit: 'coins', printed: [{ ja: /得る/, en: /\bearn/i }] },
      example: { op: 'earn', amount: 1 },
      run: () => undefined,
    }),
    op('close', {
      sort: 'effect',
      fields: {},
      about: { ja: '市を閉じる', en: 'Closes the market' },
      text: { ja: '市を閉じる', en: 'close the market' },
      facts: { tags: ['ends'] },
      example: { op: 'close' },
      run: () => undefined,
    }),
  ],
};
const none = { ids: [], fields: [], words: {} };
const { check } = textChecks({
  language,
  units: { coins: { ja: '枚', one: 'coin', many: 'coins' } },
  alsoCounted: {},
  inEnglish: [[/^ coins?\b/, 'coins']],
  ...{ alwaysSaid: ['coins'], saidAsAdded: ['coins'], oneFewer: {} },
  cardId: /\b[LR]-\d\d\b/g,
  ...{ kinds: none, attributes: none },
  timings: { tied: { ja: '結んだとき', en: 'When tied' } },
  headers: [{ mark: 'interrupt', header: /割り込み/, word: { ja: '割り込み', en: 'Interrupt' } }],
  traitMark: /《([^《》]*)》/g,
  ...{ besides: new Map(), claims: [], dues: [] },
});
const alike = designsAlike({ entries: 'effects', unread: ['id', 'name', 'text', 'colour'] })();

const ribbon = (id: string, text: string, does: readonly JsonObject[], when = 'tied') => ({
  ...{ id, name: id },
  effects: [{ id: 'one', when, text, do: does }],
});
const market = (...ribbons: readonly Json[]) => ({ 'market.json': { formatVersion: 1, ribbons } });
const ribbonsOf = (documents: { readonly [file: string]: Json }) =>
  listed<{ id: string; effects: { id: string; when: string; do: Json }[] }>(documents, /^market\.json$/, 'ribbons');
const entriesOf = (documents: { readonly [file: string]: Json }) =>
  listed<JsonObject>(documents, /^market\.json$/, 'ribbons').flatMap(({ value, file, path }) =>
    (value['effects'] as readonly JsonObject[]).map((one, i) => ({ value: one, file, path: [...path, 'effects', i] })),
  );
const told = (documents: { readonly [file: string]: Json }) =>
  check({
    texts: cardTextsIn(documents, chunksOf(entriesOf(documents))),
    translations: translationsIn(documents),
    ...{ names: new Map(), namesIn: [], traits: new Map() },
  }).map(({ code, path }) => `${code} ${path.join('/')}`);

it('a text is compared with its effects: number, time, and phrases without an effect', () => {
  const earns = { op: 'earn', amount: 2 };
  expect(told(market(ribbon('R-01', '【結んだとき】銭を2枚得る。', [earns])))).toEqual([]);
  expect(told(market(ribbon('R-01', '銭を3枚得る。', [earns])))).toEqual(['EFT007 ribbons/0/effects/0/text']);
  expect(told(market(ribbon('R-01', '【結んだとき】銭を2枚得る。', [earns], 'sold')))).toEqual([
    'EFT009 ribbons/0/effects/0/text',
  ]);
  expect(told(market(ribbon('R-01', '銭を得る。', [{ op: 'close' }])))).toEqual(['EFT013 ribbons/0/effects/0/text']);
});

it('two designs that differ only in numbers are reported', () => {
  const ribbons = [2, 3].map((coins) => ribbon(`R-0${coins}`, '', [{ op: 'earn', amount: coins }]));
  expect(alike(chunksOf(ribbonsOf(market(...ribbons)))).map(({ code, data }) => [code, data])).toEqual([
    ['EFT006', { id: 'R-03', other: 'R-02' }],
  ]);
});

it('a time that never comes, and content after the end of the game, are reported', () => {
  const [placed] = ribbonsOf(market(ribbon('R-01', '', [{ op: 'close' }, { op: 'earn', amount: 1 }], 'dawn')));
  if (placed === undefined) throw new Error('no ribbon');
  expect(timesThatNeverCome(placed, new Set(['tied'])).map(({ code }) => code)).toEqual(['CRD031']);
  expect(afterTheEnd(language, placed).map(({ code, path }) => [code, path.join('/')])).toEqual([
    ['EFT005', 'ribbons/0/effects/0/do/1/op'],
  ]);
});
