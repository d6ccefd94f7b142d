import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { textHash } from '#engine/kernel/basics/hash.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { smallProject } from '#engine/systems/scythe/examples/small-project.ts';

interface Printed {
  readonly ja: string;
  readonly en: string;
  readonly has: JsonObject;
}
const self = { op: 'self' };

/** English names of all that a text can name: `food` is called Food. */
const named = Object.fromEntries(
  Object.entries({ 'words.json': ['resources', 'terrains'], 'mats.json': ['tops'] }).map(([file, lists]) => {
    const written = JSON.parse(smallProject[file] as string) as Record<string, readonly { id: string; name: string }[]>;
    const units = lists
      .flatMap((list) => written[list] ?? [])
      .map(({ id, name }) => {
        const t = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
        return [`${id}/name`, { t, h: textHash(name, 10), s: 'reviewed' }] as const;
      });
    return [`l10n/en/${file}`, JSON.stringify({ formatVersion: 1, units: Object.fromEntries(units) })];
  }),
);

/** The problems of a text: of an objective if it has a condition, of an ability if it has a time, else of an option. */
function told({ ja, en, has }: Printed): readonly string[] {
  const kind = 'if' in has && !('when' in has) ? 'objectives' : 'when' in has ? 'abilities' : 'encounters';
  const file = kind === 'abilities' ? 'factions.json' : `cards/${kind}.json`;
  const before = JSON.parse(smallProject[file] as string) as { readonly [kind: string]: readonly object[] };
  const entry = {
    objectives: { id: 'O9', name: '札', text: ja, ...has },
    abilities: { id: 'trick', name: '札', effects: [{ id: 'one', text: ja, ...has }] },
    encounters: { id: 'N9', name: '札', options: [{ id: 'one', text: ja, ...has }] },
  }[kind];
  const key = { objectives: 'O9/text', abilities: 'trick/effects/one/text', encounters: 'N9/options/one/text' }[kind];
  const files = {
    ...smallProject,
    'studio.json': (smallProject['studio.json'] as string).replace('"locales": ["ja"]', '"locales": ["ja", "en"]'),
    [file]: JSON.stringify({ ...before, [kind]: [...(before[kind] ?? []), entry] }),
    ...named,
    [`l10n/en/${file}`]: JSON.stringify({
      formatVersion: 1,
      units: { [key]: { t: en, h: textHash(ja, 10), s: 'reviewed' } },
    }),
  };
  const { problems } = diagnose(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    hostedSystems,
  );
  return problems.filter(({ code }) => code.startsWith('EFT')).map(({ code, file: at }) => `${code} ${at}`);
}

const atLeast = (value: JsonObject | number, than: JsonObject | number) => ({ op: 'atLeast', value, than });
const sound: readonly Printed[] = [
  {
    ja: '渡し守の話を聞く。民心1と3コインを得る。',
    en: 'Listen to the ferryman. Gain 1 popularity and 3 coins.',
    has: {
      do: [
        { op: 'gainPopularity', amount: 1 },
        { op: 'gainCoins', amount: 3 },
      ],
    },
  },
  {
    ja: '2コインを払う。ワーカー1体と食料2つを得る。',
    en: 'Pay 2 coins. Gain 1 worker and 2 food.',
    has: {
      cost: { coins: 2 },
      do: [
        { op: 'gainWorkers', amount: 1 },
        { op: 'gainResources', amount: 2, resource: 'food' },
      ],
    },
  },
  {
    ja: '戦闘カードを2枚引き、戦力1を得る。',
    en: 'Draw 2 combat cards and gain 1 power.',
    has: {
      do: [
        { op: 'drawCards', amount: 2 },
        { op: 'gainPower', amount: 1 },
      ],
    },
  },
  { ja: '改善を1回行う。', en: 'Do 1 upgrade.', has: { do: [{ op: 'upgrade' }] } },
  { ja: 'ここにメック1機を配備する。', en: 'Deploy 1 mech here.', has: { do: [{ op: 'deploy' }] } },
  {
    ja: '戦力が8以上で、民心が3以下である。',
    en: 'You have 8 or more power and 3 or less popularity.',
    has: {
      if: {
        op: 'all',
        of: [atLeast({ op: 'powerOf', of: self }, 8), atLeast(3, { op: 'popularityOf', of: self })],
      },
    },
  },
  {
    ja: '同じ地形の領地を3つ支配している。',
    en: 'You control 3 territories of one terrain.',
    has: { if: atLeast({ op: 'mostOfOneTerrain', of: { op: 'controlled', of: self } }, 3) },
  },
  {
    ja: '攻撃側なら、戦闘の初めに、相手は戦力2を失う。',
    en: 'If you attack, your opponent loses 2 power at the start of the combat.',
    has: {
      when: { op: 'onCombat' },
      if: { op: 'attacks' },
      do: [{ op: 'losePower', who: { op: 'opponent' }, amount: 2 }],
    },
  },
  {
    ja: '勝った戦闘の後に、3コインを得る。',
    en: 'After each combat you win, gain 3 coins.',
    has: { when: { op: 'afterCombat', result: 'won' }, do: [{ op: 'gainCoins', amount: 3 }] },
  },
  {
    ja: 'キャラクターとメックは、川を越えて進める。',
    en: 'Your character and mechs may step over rivers.',
    has: {
      when: 'constant',
      do: [{ op: 'allow', what: 'crossRivers', of: { op: 'units', of: self, role: 'fighter' } }],
    },
  },
];
const slips: readonly (readonly [from: RegExp, to: string])[] = [
  [/[23](?=コイン)/, '5'],
  [/コインを/, '民心を'],
  [/民心1/, '戦力1'],
  [/戦力/, '民心'],
  [/ワーカー1体/, 'ワーカー4体'],
  [/食料/, '木材'],
  [/2枚/, '3枚'],
  [/改善を1回行う/, 'メック1機を配備する'],
  [/配備/, '建設'],
  [/8以上/, '9以上'],
  [/地形の/, '名前の'],
  [/を3つ支配/, 'を4つ支配'],
  [/攻撃側/, '防御側'],
  [/戦闘の初めに/, '戦闘の後に'],
  [/勝った戦闘の後に/, '負けた戦闘の後に'],
  [/川を越え/, '湖に入っ'],
  [/\b[238] (?=coins|power|food|combat)/, '7 '],
  [/coins/, 'power'],
  [/\bpower\b/, 'coins'],
  [/popularity/, 'coins'],
  [/1 worker/, '4 workers'],
  [/upgrade/, 'structure'],
  [/Deploy/, 'Build'],
  [/3 territories/, '4 territories'],
  [/attack/, 'defend'],
  [/opponent/, 'ally'],
  [/food/, 'wood'],
  [/win/, 'fight'],
  [/over rivers/, 'into lakes'],
  [/one terrain/, 'one colour'],
];

describe('the printed text of a card or ability is compared with what it does, in both languages', () => {
  it.each(sound.map((printed) => [printed.ja, printed] as const))('%s', (_, printed) => {
    expect(told(printed)).toEqual([]);
  });

  it('must name the same resource in both languages, in any case and number', () => {
    const printed = {
      ja: '2コインを払う。食料2つを得る。',
      en: 'Pay 2 coins. Gain 2 food.',
      has: { cost: { coins: 2 }, do: [{ op: 'gainResources', amount: 2, resource: 'food' }] },
    };
    expect([
      told(printed),
      told({ ...printed, ja: printed.ja.replace('食料', '木材') }),
      told({ ...printed, en: printed.en.replace('food', 'wood') }),
      told({ ...printed, en: printed.en.replace('2 food', '2 Foods') }),
    ]).toEqual([
      [],
      ['EFT011 cards/encounters.json', 'EFT012 l10n/en/cards/encounters.json'],
      ['EFT012 l10n/en/cards/encounters.json'],
      [],
    ]);
  });

  it('reports more than nine of ten slips', () => {
    const tried = sound.flatMap((printed) =>
      slips.flatMap(([from, to]) =>
        (['ja', 'en'] as const).flatMap((locale) => {
          const written = printed[locale].replace(from, to);
          return written === printed[locale] ? [] : [{ written, told: told({ ...printed, [locale]: written }) }];
        }),
      ),
    );
    const missed = tried.filter((one) => one.told.length === 0).map(({ written }) => written);
    expect([tried.length > 40, missed.length <= tried.length / 10 ? [] : missed]).toEqual([true, []]);
  });
});
