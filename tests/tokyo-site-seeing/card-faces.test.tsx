import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { faceTexts } from '#renderer/tables/library/face-texts.ts';
import { rubyRuns } from '#renderer/tables/library/ruby-runs.ts';
import type { PileCardKind } from '#renderer/tables/tokyo-site-seeing/card-files.ts';
import { AnyFace } from '#renderer/tables/tokyo-site-seeing/face/any-face.tsx';
import { findFaceSubject, textsOnFace } from '#renderer/tables/tokyo-site-seeing/face/face-subject.ts';
import { rulePieces } from '#renderer/tables/tokyo-site-seeing/face/rule-pieces.ts';
import { sceneOf } from '#renderer/tables/tokyo-site-seeing/face/scene.ts';

describe('the reading of a name', () => {
  const over = (name: string, reading: string | null) =>
    rubyRuns(name, reading)
      .map(({ base, reading: above }) => (above === null ? base : `${base}(${above})`))
      .join('|');

  it('is above the parts that are not kana', () => {
    expect(over('折りたたみ短機関銃', 'おりたたみたんきかんじゅう')).toBe('折(お)|りたたみ|短機関銃(たんきかんじゅう)');
    expect(over('元観光ガイドの千早', 'もとかんこうがいどのちはや')).toBe('元観光(もとかんこう)|ガイドの|千早(ちはや)');
    expect(over('調達屋', 'ちょうたつや')).toBe('調達屋(ちょうたつや)');
  });
  it('is above the whole name when its kana do not match', () => {
    expect(over('環の欠片', 'リングピース')).toBe('環の欠片(リングピース)');
  });
  it('is above each Han letter in Zhuyin and Pinyin, whose syllables have spaces between', () => {
    expect(over('彎曲的路牌', 'ㄨㄢ ㄑㄩ ˙ㄉㄜ ㄌㄨˋ ㄆㄞˊ')).toBe('彎(ㄨㄢ)|曲(ㄑㄩ)|的(˙ㄉㄜ)|路(ㄌㄨˋ)|牌(ㄆㄞˊ)');
    expect(over('路牌 B', 'lù pái')).toBe('路(lù)|牌(pái)| B');
    expect(over('路牌', 'lùpái')).toBe('路牌(lùpái)');
  });
  it('is left out when it is missing, and above kana', () => {
    expect(over('防弾ベスト', null)).toBe('防弾ベスト');
    expect(over('エンジニア', 'えんじにあ')).toBe('エンジニア');
  });
});

describe('a text with rules', () => {
  const signs = (text: string, lang: string) =>
    rulePieces(text, lang).flatMap(({ kind, text: piece, sign }) =>
      kind === 'plain' ? [] : [sign === undefined ? piece : `${sign}:${piece}`],
    );

  it('shows the symbols of what it names, and keeps numbers with their units', () => {
    expect(signs('敵1体に物理ダメージ2点。', 'ja')).toEqual(['1体', 'physical:物理ダメージ2点']);
    expect(signs('自分の戦闘＋1。SC00-SPをアキバに置く。', 'ja')).toEqual(['combat:戦闘＋1', 'SC00-SP', 'アキバ']);
    expect(signs('進行トークンが2個以上あるなら', 'ja')).toEqual(['token-progress:進行', 'トークン', '2個以上']);
    expect(signs('2 physical damage to one enemy. Gain 1 AP token.', 'en')).toEqual([
      'physical:2 physical',
      'token-ap:1 AP',
    ]);
    expect(signs('A co-op wins. Your Combat +1.', 'en')).toEqual(['combat:Combat +1']);
  });
  it('is complete when its parts are joined', () => {
    const written = fc.array(
      fc.oneof(
        fc.string(),
        fc.constantFrom('物理ダメージ', '12', '点', 'トークン', 'SC00-01', '【', '】', ' damage', 'physical', '＋'),
      ),
    );
    fc.assert(
      fc.property(written, fc.constantFrom('ja', 'en'), (parts, lang) => {
        const text = parts.join('');
        expect(
          rulePieces(text, lang)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

it('one id has one generated picture, and different ids have different ones', () => {
  expect(sceneOf('W-01')).toEqual(sceneOf('W-01'));
  const pictures = new Set(Array.from({ length: 200 }, (_, i) => JSON.stringify(sceneOf(`W-${i}`))));
  expect(pictures.size).toBe(200);
});

describe('texts in a language', () => {
  const documents: Documents = {
    'studio.json': { sourceLocale: 'ja' },
    'words.json': { words: [{ id: 'gun', label: '銃' }] },
    'l10n/en/cards/weapons.json': {
      units: { 'W-01/name': { t: 'Sign', h: '0000000000', s: 'reviewed' } },
    },
  };
  const texts = faceTexts(documents, 'cards/weapons.json', 'en');

  it('come from the units, and are marked when stale', () => {
    expect(texts.text('W-01/name', '標識')).toEqual({ text: 'Sign', lang: 'en', state: 'stale' });
  });
  it('are the source text, marked as such, when there is no translation', () => {
    expect(texts.text('W-01/flavor', '止まれ')).toEqual({ text: '止まれ', lang: 'ja', state: 'missing' });
    expect(texts.word('gun')).toEqual({ text: '銃', lang: 'ja', state: 'missing' });
  });
});

describe('a face', () => {
  const files: Readonly<Record<PileCardKind, string>> = {
    starter: 'cards/starters.json',
    weapon: 'cards/weapons.json',
    item: 'cards/items.json',
    follower: 'cards/followers.json',
    artifact: 'cards/artifacts.json',
    site: 'cards/site.json',
    trouble: 'cards/troubles.json',
    scenario: 'scenarios/S00/cards.json',
    mod: 'scenario-mods.json',
    bot: 'bots.json',
    pc: 'pcs.json',
  };
  const lists: Readonly<Partial<Record<PileCardKind, string>>> = { pc: 'pcs', bot: 'bots' };
  const draw = (kind: PileCardKind, card: JsonObject, locale: 'ja' | 'en') => {
    const path = files[kind];
    const documents: Documents = { [path]: { [lists[kind] ?? 'cards']: [card] } };
    const subject = findFaceSubject(documents, { path, id: String(card['id']), index: 0 });
    if (subject === null) throw new Error('no face');
    return {
      subject,
      markup: renderToStaticMarkup(<AnyFace subject={subject} documents={documents} locale={locale} />),
    };
  };

  it('shows every text that a translator is asked for', () => {
    const card = { id: 'W-01', name: '名前', flavor: '味', effects: [{ id: 'a', when: 'use', do: [], text: '文' }] };
    const { subject, markup } = draw('weapon', card, 'ja');
    expect([...textsOnFace(subject).keys()]).toEqual(['W-01/name', 'W-01/flavor', 'W-01/effects/a/text']);
    for (const text of textsOnFace(subject).values()) expect(markup).toContain(text);
  });

  it('of a BOT shows its action at the start of the phase, and its skills by name', () => {
    const skills = { support: { name: '口利き', text: '安くする。' }, site: { name: '返品', text: '引き直す。' } };
    const { subject, markup } = draw('bot', { id: 'engineer', name: '代理', start: { text: '外す。' }, skills }, 'ja');
    expect([...textsOnFace(subject).keys()]).toEqual([
      'engineer/name',
      'engineer/start/text',
      'engineer/skills/support/name',
      'engineer/skills/support/text',
      'engineer/skills/site/name',
      'engineer/skills/site/text',
    ]);
    for (const text of textsOnFace(subject).values()) expect(markup).toContain(text);
  });

  it('prints a number of progress tokens by their owner', () => {
    const progress = (of: string) => ({ op: 'progressOn', of: { op: of } });
    const target = { op: 'add', a: { op: 'subtract', a: 13, b: progress('self') }, b: progress('allPcs') };
    const card = { id: 'SC00-01', name: '歌', solve: { by: 'check', ability: 'empathy', target }, effects: [] };
    expect(draw('scenario', card, 'ja').markup).toContain('13−進行＋全員の進行');
    expect(draw('scenario', card, 'en').markup).toContain('13−prog.＋all prog.');
  });

  it('can be drawn for any unfinished entry', () => {
    const fields = [
      'name',
      'reading',
      'copies',
      'rarity',
      'traits',
      'category',
      'ap',
      'cost',
      'equip',
      'range',
      'solve',
      'hp',
    ];
    const more = [
      'reward',
      'counterattack',
      'reduction',
      'effects',
      'flavor',
      'story',
      'abilities',
      'maxHp',
      'start',
      'skills',
    ];
    const complaint = vi.spyOn(console, 'error');
    // A property of every object is not an id.
    draw('weapon', { id: 'W-01', category: 'toString', rarity: 'constructor', range: 'valueOf' }, 'ja');
    const shape = Object.fromEntries(
      [...fields, ...more].map((field) => [field, fc.option(fc.jsonValue({ maxDepth: 3 }), { nil: undefined })]),
    );
    fc.assert(
      fc.property(
        fc.record(shape),
        fc.constantFrom(...(Object.keys(files) as PileCardKind[])),
        fc.constantFrom('ja' as const, 'en' as const),
        (card, kind, locale) => {
          const written = JSON.parse(JSON.stringify({ id: 'W-01', ...card })) as JsonObject & { readonly id: Json };
          expect(draw(kind, written, locale).markup).toContain('<article');
        },
      ),
    );
    expect(complaint.mock.calls).toEqual([]);
    complaint.mockRestore();
  });
});
