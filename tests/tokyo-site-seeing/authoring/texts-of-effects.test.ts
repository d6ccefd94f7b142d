import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import { noLanguages } from '#authoring/project/localization/languages/languages.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { smallProject } from '#engine/systems/tokyo-site-seeing/examples/small-project.ts';

const blow = { op: 'damage', to: { op: 'target' }, amount: 2, type: 'physical' };
const drawn = { op: 'draw', who: { op: 'self' }, amount: 1 };
const healed = { op: 'heal', to: { op: 'self' }, amount: 1 };
const crowded = { op: 'atLeast', value: { op: 'troublesHere' }, than: 2 };

interface Told {
  readonly said: Json;
  readonly meant: Json;
}

/** What is said of the text of an entry with these effects, in a project whose source is in that language. */
function contradictionOf(locale: 'ja' | 'en', text: string, entry: object, languages = allLanguages): Told | null {
  const files = Object.entries(smallProject).map(([path, file]) => {
    if (path === 'studio.json')
      return { path, text: file.replace('"locales": ["ja"]', `"locales": ["${locale}"], "sourceLocale": "${locale}"`) };
    if (path !== 'cards/weapons.json') return { path, text: file };
    const document = JSON.parse(file);
    document.cards[0].effects = [{ id: 'attack', when: 'use', after: 'exhaust', text, ...entry }];
    return { path, text: JSON.stringify(document) };
  });
  const { problems } = diagnose(files, hostedSystems, null, languages);
  const [found] = problems.filter(({ code }) => code === 'EFF009');
  return found === undefined ? null : { said: word(found.data['said']), meant: word(found.data['meant']) };
}
const word = (said: unknown): Json => (said as { readonly en?: string }).en ?? (said as Json);

it.each([
  ['ja', 'PC1人に物理ダメージ2点。', { attack: true, do: [blow] }, { said: 'player', meant: 'enemy' }],
  ['ja', 'カードを1枚捨てる。', { do: [drawn] }, { said: 'discard', meant: 'draw' }],
  [
    ...['ja', 'このエリアのトラブルカードが2枚以下なら、カードを1枚引く。'],
    ...[
      { if: crowded, do: [drawn] },
      { said: 'at most', meant: 'at least' },
    ],
  ],
  ['en', '2 physical damage to a PC.', { attack: true, do: [blow] }, { said: 'player', meant: 'enemy' }],
  ['en', 'Discard 1 card.', { do: [drawn] }, { said: 'discard', meant: 'draw' }],
  [
    ...['en', 'With 2 or fewer trouble cards here, draw 1 card.'],
    ...[
      { if: crowded, do: [drawn] },
      { said: 'at most', meant: 'at least' },
    ],
  ],
] as [locale: 'ja' | 'en', text: string, entry: object, told: Told][])(
  'a text in %s that contradicts its effects is reported: %s',
  (locale, text, entry, told) => {
    expect(contradictionOf(locale, text, entry)).toEqual(told);
  },
);

it.each([
  ['ja', '敵に物理ダメージ2点を負わせる。', { attack: true, do: [blow] }],
  ['ja', '山札からカードを1枚、手札に加える。', { do: [drawn] }],
  ['ja', '傷を1つ癒す。', { do: [healed] }],
  ['ja', 'トラブルカードがここに2枚以上あれば、1枚引く。', { if: crowded, do: [drawn] }],
  ['en', 'Hurt an enemy for 2 physical damage.', { attack: true, do: [blow] }],
  ['en', 'Take the top card of your deck into your hand.', { do: [drawn] }],
  ['en', 'Recover 1 HP.', { do: [healed] }],
  ['en', 'If no fewer than 2 troubles are here, draw a card.', { if: crowded, do: [drawn] }],
] as [locale: 'ja' | 'en', text: string, entry: object][])(
  'a text in %s that says its effects in other words is not: %s',
  (locale, text, entry) => {
    expect(contradictionOf(locale, text, entry)).toBeNull();
  },
);

it('a language that is not loaded is not read', () => {
  expect(contradictionOf('ja', 'カードを1枚捨てる。', { do: [drawn] }, noLanguages)).toBeNull();
});

it('a text with another problem has that one only', () => {
  expect(contradictionOf('ja', 'カードを3枚捨てる。', { do: [drawn] })).toBeNull();
});
