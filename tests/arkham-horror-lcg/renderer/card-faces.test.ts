import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { cardWords } from '#renderer/tables/arkham-horror-lcg/card-words.ts';
import { cardPieces } from '#renderer/tables/arkham-horror-lcg/face-pieces.ts';
import {
  findFaceSubject,
  numberInDeck,
  sidesOf,
  textsOfSide,
  textsOnFace,
} from '#renderer/tables/arkham-horror-lcg/face-subject.ts';
import { faces, tableFaces } from '#renderer/tables/arkham-horror-lcg/faces.tsx';
import { faceTexts } from '#renderer/tables/library/face-texts.ts';

const path = 'scenarios/S1/cards.json';
const location = { id: 'L1', name: '埠頭', type: 'location', shroud: 2, connections: ['L2'] };
const act = {
  ...{ id: 'C1', name: '聞き込み', type: 'act', text: '手がかりを集める。' },
  sides: { a: { clues: 2 }, b: { name: '足もとの水', text: '鐘が鳴る。' } },
};
const enemy = { id: 'E1', name: '潮犬', type: 'enemy', copies: 3 };
const documents: Documents = {
  'studio.json': { sourceLocale: 'ja', locales: ['ja', 'en'] },
  [path]: { cards: [location, act, enemy] },
  'scenarios/S1/scenario.json': { acts: ['C0', 'C1'], agendas: [] },
  'cards/all.json': { cards: [{ id: 'G1', name: '拳銃', type: 'asset' }] },
  'investigators.json': { investigators: [{ id: 'I1', name: '澪' }] },
  [`l10n/en/${path}`]: { units: { 'C1/sides/b/name': { t: 'Water Below' }, 'C1/name': { t: 'Ask Around' } } },
};
const subjectOf = (id: string, file = path) => {
  const subject = findFaceSubject(documents, { path: file, id, index: null });
  if (subject === null) throw new Error(id);
  return subject;
};
const pileOf = (id: string, file = path) => tableFaces.inBox(documents, { path: file, id, index: null }, 'ja');

describe('the sides of a card', () => {
  it('AH-LO-01 a location without written sides has an unrevealed one with its name and connections', () => {
    expect(sidesOf(location)).toEqual([
      {
        side: 'a',
        card: { id: 'L1', type: 'location', name: '埠頭', reading: undefined, connections: ['L2'] },
        own: null,
        isUnrevealed: true,
      },
      { side: 'b', card: location, own: null, isUnrevealed: false },
    ]);
  });

  it('have the texts of the whole card, or their own, each with its translation', () => {
    const texts = faceTexts(documents, path, 'en');
    const names = sidesOf(act).map((side) => {
      const said = textsOfSide(texts, side);
      return [said.text('C1/name', side.card['name'])?.text, said.text('C1/text', side.card['text'])?.text];
    });
    expect(names).toEqual([
      ['Ask Around', '手がかりを集める。'],
      ['Water Below', '鐘が鳴る。'],
    ]);
  });

  it('are both listed for translators', () => {
    expect([...textsOnFace(subjectOf('C1'))]).toEqual([
      ['C1/name', '聞き込み'],
      ['C1/text', '手がかりを集める。'],
      ['C1/sides/b/name', '足もとの水'],
      ['C1/sides/b/text', '鐘が鳴る。'],
    ]);
  });

  it('of an act have its place in the deck of the scenario', () => {
    expect([numberInDeck(documents, subjectOf('C1')), numberInDeck(documents, subjectOf('E1'))]).toEqual([2, null]);
  });

  it('remain drawable while a card is being written', () => {
    const odd: readonly JsonObject[] = [{ id: 'X' }, { id: 'X', sides: 3 }, { id: 'X', type: 7, sides: { b: null } }];
    expect(odd.map((card) => sidesOf(card).length)).toEqual([1, 1, 2]);
    expect(faces.subjectOf({ [path]: { cards: 'none' as Json } }, { path, id: 'X', index: null })).toBeNull();
  });
});

describe('the box', () => {
  it('has common backs for player and encounter cards; the second side of a card is its own back', () => {
    expect([pileOf('G1', 'cards/all.json'), pileOf('E1'), pileOf('C1'), pileOf('I1', 'investigators.json')]).toEqual([
      { copies: 1, pile: 'player', name: '拳銃' },
      { copies: 3, pile: 'encounter', name: '潮犬' },
      { copies: 1, pile: 'C1', name: '聞き込み' },
      { copies: 1, pile: 'investigator', name: '澪' },
    ]);
  });

  it('has a back for each language where there is text on it', () => {
    const keys = ['C1', 'encounter'].flatMap((pile) =>
      ['ja', 'en'].map((locale) => tableFaces.backKey(documents, { pile, path, locale })),
    );
    expect(keys).toEqual(['ja', 'en', '', '']);
  });
});

describe('signs in the text of a card', () => {
  const signsIn = (text: string, lang: string, designator = '') =>
    cardPieces(text, lang, cardWords(documents, lang), designator).flatMap(({ kind, text: said, sign }) =>
      kind === 'plain' || kind === 'together' ? [] : [`${sign ?? kind}: ${said}`],
    );

  it('stand with their number, and the bold action is bold, in Japanese', () => {
    expect(signsIn('弾1を使う：戦闘。この攻撃の間、戦闘力+1。恐怖1か直接ダメージ2。', 'ja', 'fight')).toEqual([
      'keyword: 戦闘',
      'combat: 戦闘力+1',
      'horror: 恐怖1',
      'damage: ダメージ2',
    ]);
  });

  it('stand with their number, and the bold action is bold, in English', () => {
    expect(signsIn('Fight with +1 combat. Willpower (2) test: take 2 damage. Fighting on.', 'en', 'fight')).toEqual([
      'keyword: Fight',
      'combat: +1 combat',
      'willpower: Willpower (2)',
      'damage: 2 damage',
    ]);
  });

  it('are not drawn for a trait of the same name', () => {
    expect(signsIn('《狂信者》の敵。狂信者なら1。', 'ja')).toEqual(['cultist: 狂信者']);
  });
});
