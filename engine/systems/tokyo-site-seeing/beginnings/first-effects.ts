import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { entriesOf } from '#engine/library/beginnings/entries-of.ts';

/** Something that an effect does, and its sentence on the card. */
interface Act {
  readonly do: JsonObject;
  readonly text: Text;
}

const strike = (type: 'physical' | 'cognitive'): Act => ({
  do: { op: 'damage', to: { op: 'target' }, amount: 2, type },
  text: {
    ja: `敵1体に${type === 'physical' ? '物理' : '認知'}ダメージ2点。`,
    en: `2 ${type} damage to one enemy.`,
  },
});
const harm = (type: 'physical' | 'cognitive'): Act => ({
  do: { op: 'damage', to: { op: 'pcsHere' }, amount: 1, type },
  text: {
    ja: `このエリアのPC全員に${type === 'physical' ? '物理' : '認知'}ダメージ1点。`,
    en: `1 ${type} damage to each PC in this area.`,
  },
});
const draw: Act = {
  do: { op: 'draw', who: { op: 'self' }, amount: 1 },
  text: { ja: 'カードを1枚引く。', en: 'Draw 1 card.' },
};
const gainAp: Act = {
  do: { op: 'gainAp', to: { op: 'self' }, amount: 1 },
  text: { ja: 'APトークンを1個得る。', en: 'Gain 1 AP token.' },
};
const heal: Act = {
  do: { op: 'heal', to: { op: 'self' }, amount: 1 },
  text: { ja: '自分のHPを1回復する。', en: 'Heal 1 HP.' },
};
const healAll: Act = {
  do: { op: 'heal', to: { op: 'pcsHere' }, amount: 1 },
  text: { ja: 'このエリアのPC全員のHPを1回復する。', en: 'Heal each PC in this area by 1 HP.' },
};
const everyoneGainsAp: Act = {
  do: { op: 'gainAp', to: { op: 'allPcs' }, amount: 1 },
  text: { ja: '各PCはAPトークンを1個得る。', en: 'Each PC gains 1 AP token.' },
};
const everyoneHeals: Act = {
  do: { op: 'heal', to: { op: 'allPcs' }, amount: 1 },
  text: { ja: 'PC全員のHPを1回復する。', en: 'Heal all PCs by 1 HP.' },
};
const everyoneIsHurt: Act = {
  do: { op: 'damage', to: { op: 'allPcs' }, amount: 1, type: 'physical' },
  text: { ja: 'PC全員に物理ダメージ1点。', en: '1 physical damage to each PC.' },
};
const loseAp: Act = {
  do: { op: 'loseAp', to: { op: 'pcsHere' }, amount: 1 },
  text: { ja: 'このエリアのPCはそれぞれAPトークンを1個失う。', en: 'Each PC in this area loses 1 AP token.' },
};

/** What cards may begin with, and what becomes of them then; the likeliest first. */
interface First {
  readonly acts: readonly (readonly Act[])[];
  readonly after: readonly (string | null)[];
}

const first = {
  weapon: {
    acts: (['physical', 'cognitive'] as const).flatMap((type) =>
      [gainAp, heal, draw].map((act) => [strike(type), act]),
    ),
    after: ['exhaust', 'discard', 'scrap'],
  },
  item: {
    acts: [
      [draw, gainAp],
      [heal, draw],
      [heal, gainAp],
    ],
    after: ['discard', 'scrap'],
  },
  follower: {
    acts: [
      [healAll, draw],
      [healAll, gainAp],
      [healAll, draw, gainAp],
    ],
    after: ['discard', 'scrap'],
  },
  trouble: {
    acts: [
      [harm('physical'), loseAp],
      [harm('cognitive'), loseAp],
      [loseAp, loseAp],
    ],
    after: [null],
  },
  reward: {
    acts: [
      [draw, heal, gainAp],
      [draw, draw, gainAp],
      [draw, heal, heal],
    ],
    after: ['discard', 'scrap'],
  },
  condition: {
    acts: [[everyoneGainsAp], [everyoneHeals], [everyoneIsHurt], [everyoneGainsAp, everyoneIsHurt]],
    after: [null],
  },
} as const satisfies { readonly [kind: string]: First };
export type FirstEffect = keyof typeof first;

/** A first effect: its parts of an entry, and what it prints. */
export interface Effect {
  readonly do: readonly JsonObject[];
  readonly after: { readonly after?: string };
  readonly text: Text;
}

/** The first that no card of the project has but for its numbers and their order; when all are taken, the first. */
export function untakenEffect(kind: FirstEffect, documents: Documents): Effect {
  const all = firstEffects(kind);
  const taken = new Set(
    ['cards', 'rewards'].flatMap((list) =>
      entriesOf(documents, /cards|mods/, list).flatMap(({ effects }) =>
        Array.isArray(effects)
          ? effects.map((one: Json) => (isObject(one) ? shapeOf(one['do'], one['after']) : ''))
          : [],
      ),
    ),
  );
  const free = all.find((one) => !taken.has(shapeOf(one.do, one.after.after)));
  return free ?? (all[0] as Effect);
}

function firstEffects(kind: FirstEffect): readonly Effect[] {
  const { acts, after }: First = first[kind];
  return after.flatMap((word) =>
    acts.map((list) => ({
      do: list.map((one) => one.do),
      after: word === null ? {} : { after: word },
      text: { ja: list.map(({ text }) => text.ja).join(''), en: list.map(({ text }) => text.en).join(' ') },
    })),
  );
}

function shapeOf(does: Json | undefined, after: Json | undefined): string {
  const parts = Array.isArray(does) ? does : [];
  const plain = (value: Json): string =>
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'number' ? 0 : part));
  return JSON.stringify([parts.map(plain).sort(), after]);
}
