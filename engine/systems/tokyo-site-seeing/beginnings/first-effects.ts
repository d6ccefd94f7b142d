import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Answers, BeginningContext, Question } from '#engine/kernel/contract/template.ts';
import { entriesOf } from '#engine/library/templates/entries-of.ts';

/** `id`: value of the answer. */
interface Act {
  readonly id: string;
  readonly do: JsonObject;
  readonly text: Text;
}

const strike = (type: 'physical' | 'cognitive'): Act => ({
  id: `strike-${type}`,
  do: { op: 'damage', to: { op: 'target' }, amount: 2, type },
  text: {
    ja: `敵1体に${type === 'physical' ? '物理' : '認知'}ダメージ2点。`,
    en: `2 ${type} damage to one enemy.`,
  },
});
const harm = (type: 'physical' | 'cognitive'): Act => ({
  id: `harm-${type}`,
  do: { op: 'damage', to: { op: 'pcsHere' }, amount: 1, type },
  text: {
    ja: `このエリアのPC全員に${type === 'physical' ? '物理' : '認知'}ダメージ1点。`,
    en: `1 ${type} damage to each PC in this area.`,
  },
});
const draw: Act = {
  id: 'draw',
  do: { op: 'draw', who: { op: 'self' }, amount: 1 },
  text: { ja: 'カードを1枚引く。', en: 'Draw 1 card.' },
};
const gainAp: Act = {
  id: 'gain-ap',
  do: { op: 'gainAp', to: { op: 'self' }, amount: 1 },
  text: { ja: 'APトークンを1個得る。', en: 'Gain 1 AP token.' },
};
const heal: Act = {
  id: 'heal',
  do: { op: 'heal', to: { op: 'self' }, amount: 1 },
  text: { ja: '自分のHPを1回復する。', en: 'Heal 1 HP.' },
};
const healAll: Act = {
  id: 'heal-all',
  do: { op: 'heal', to: { op: 'pcsHere' }, amount: 1 },
  text: { ja: 'このエリアのPC全員のHPを1回復する。', en: 'Heal each PC in this area by 1 HP.' },
};
const everyoneGainsAp: Act = {
  id: 'everyone-gains-ap',
  do: { op: 'gainAp', to: { op: 'allPcs' }, amount: 1 },
  text: { ja: '各PCはAPトークンを1個得る。', en: 'Each PC gains 1 AP token.' },
};
const everyoneHeals: Act = {
  id: 'everyone-heals',
  do: { op: 'heal', to: { op: 'allPcs' }, amount: 1 },
  text: { ja: 'PC全員のHPを1回復する。', en: 'Heal all PCs by 1 HP.' },
};
const everyoneIsHurt: Act = {
  id: 'everyone-is-hurt',
  do: { op: 'damage', to: { op: 'allPcs' }, amount: 1, type: 'physical' },
  text: { ja: 'PC全員に物理ダメージ1点。', en: '1 physical damage to each PC.' },
};
const loseAp: Act = {
  id: 'lose-ap',
  do: { op: 'loseAp', to: { op: 'pcsHere' }, amount: 1 },
  text: { ja: 'このエリアのPCはそれぞれAPトークンを1個失う。', en: 'Each PC in this area loses 1 AP token.' },
};
const everyoneLosesAp: Act = {
  id: 'everyone-loses-ap',
  do: { op: 'loseAp', to: { op: 'allPcs' }, amount: 1 },
  text: { ja: '各PCはAPトークンを1個失う。', en: 'Each PC loses 1 AP token.' },
};

/** Suggested effects for new cards, likeliest first. */
interface First {
  readonly acts: readonly (readonly Act[])[];
  readonly after: readonly (string | null)[];
  /** Combinations, used once the short lists are taken. */
  readonly longer?: { readonly leads: readonly (readonly Act[])[]; readonly others: readonly Act[] };
}

const first = {
  weapon: {
    acts: (['physical', 'cognitive'] as const).flatMap((type) =>
      [gainAp, heal, draw].map((act) => [strike(type), act]),
    ),
    after: ['exhaust', 'discard', 'scrap'],
    longer: {
      leads: [[strike('physical')], [strike('cognitive')]],
      others: [gainAp, heal, draw, healAll, everyoneGainsAp],
    },
  },
  item: {
    acts: [
      [draw, gainAp],
      [heal, draw],
      [heal, gainAp],
      [heal, heal, gainAp],
    ],
    after: ['discard', 'scrap'],
    longer: { leads: [[]], others: [draw, heal, gainAp, healAll, everyoneGainsAp] },
  },
  follower: {
    acts: [
      [healAll, draw],
      [healAll, gainAp],
      [healAll, draw, gainAp],
      [healAll, draw, draw],
    ],
    after: ['discard', 'scrap'],
    longer: { leads: [[healAll]], others: [draw, gainAp, heal, everyoneGainsAp, everyoneHeals] },
  },
  trouble: {
    acts: [
      [harm('physical'), loseAp],
      [harm('cognitive'), loseAp],
      [harm('physical'), harm('cognitive')],
      [loseAp, loseAp],
      [harm('physical'), loseAp, loseAp],
      [harm('cognitive'), loseAp, loseAp],
    ],
    after: [null],
    longer: { leads: [[]], others: [harm('physical'), harm('cognitive'), loseAp, everyoneIsHurt, everyoneLosesAp] },
  },
  reward: {
    acts: [
      [draw, heal, gainAp],
      [draw, draw, gainAp],
      [draw, heal, heal],
      [draw, draw, heal],
      [gainAp, gainAp, draw],
      [gainAp, gainAp, heal],
      [draw, draw, heal, gainAp],
      [draw, heal, heal, gainAp],
    ],
    after: ['discard', 'scrap'],
  },
  condition: {
    acts: [
      [everyoneGainsAp],
      [everyoneHeals],
      [everyoneIsHurt],
      [everyoneGainsAp, everyoneIsHurt],
      [everyoneHeals, everyoneIsHurt],
    ],
    after: [null],
  },
} as const satisfies { readonly [kind: string]: First };
export type FirstEffect = keyof typeof first;

export interface Effect {
  readonly id: string;
  readonly do: readonly JsonObject[];
  readonly after: { readonly after?: string };
  readonly text: Text;
}

const MOST_PROPOSED = 6;

/** Asks what a card does; the default is an effect that no card of the project has yet. */
export function effectQuestion(
  kind: FirstEffect,
  { documents }: BeginningContext,
  more: Pick<Question, 'onlyIf'> = {},
): Question {
  const proposed = proposedEffects(kind, documents);
  return {
    ...{ kind: 'choice', id: questionOf(kind), usual: proposed[0]?.id ?? '', ...more },
    ask: { ja: 'はじめに何をしますか', en: 'What should it do at first?' },
    choices: proposed.map(({ id, text, after }) => ({ value: id, label: withAfter(text, after.after) })),
  };
}

function withAfter(text: Text, after: string | undefined): Text {
  const word = after === undefined ? undefined : afterWords[after];
  return word === undefined ? text : { ja: `${text.ja}（${word.ja}）`, en: `${text.en} (${word.en})` };
}
const afterWords: { readonly [after: string]: Text } = {
  exhaust: { ja: '使うと消耗', en: 'then exhausted' },
  discard: { ja: '使うと捨て札', en: 'then discarded' },
  scrap: { ja: '使うと廃棄', en: 'then scrapped' },
};

export function answeredEffect(kind: FirstEffect, answers: Answers, { documents }: BeginningContext): Effect {
  const all = proposedEffects(kind, documents);
  return all.find(({ id }) => id === answers[questionOf(kind)]) ?? untakenEffect(kind, documents);
}

const questionOf = (kind: FirstEffect): string => `${kind}-does`;

export function untakenEffect(kind: FirstEffect, documents: Documents): Effect {
  return proposedEffects(kind, documents)[0] as Effect;
}

/** Suggestions not used in the project, ignoring numbers and order; if all are, all of them. */
function proposedEffects(kind: FirstEffect, documents: Documents): readonly Effect[] {
  const taken = new Set(
    ['cards', 'rewards'].flatMap((list) =>
      entriesOf(documents, /cards|mods/, list).flatMap(({ effects }) =>
        Array.isArray(effects) ? effects.map((one: Json) => (isObject(one) ? shapeOfEntry(one) : '')) : [],
      ),
    ),
  );
  const free: Effect[] = [];
  for (const one of firstEffects(kind)) {
    if (free.length === MOST_PROPOSED) return free;
    const shape = shapeOf(one.do, one.after.after);
    if (!taken.has(shape)) free.push(one);
    taken.add(shape);
  }
  return free.length > 0 ? free : [...firstEffects(kind)].slice(0, MOST_PROPOSED);
}

const MOST_OTHERS = 5;

function* firstEffects(kind: FirstEffect): Generator<Effect> {
  const { acts, after, longer }: First = first[kind];
  for (const word of after) for (const list of acts) yield effectOf(list, word);
  for (let size = 1; longer !== undefined && size <= MOST_OTHERS; size++)
    for (const others of listsOf(longer.others, size))
      for (const word of after)
        for (const lead of longer.leads) if (lead.length + size > 1) yield effectOf([...lead, ...others], word);
}

function* listsOf(acts: readonly Act[], size: number): Generator<readonly Act[]> {
  if (size === 0) yield [];
  else for (const [i, one] of acts.entries()) for (const rest of listsOf(acts.slice(i), size - 1)) yield [one, ...rest];
}

const effectOf = (list: readonly Act[], word: string | null): Effect => ({
  id: [...list.map(({ id }) => id), ...(word === null ? [] : [word])].join('+'),
  do: list.map((one) => one.do),
  after: word === null ? {} : { after: word },
  text: { ja: list.map(({ text }) => text.ja).join(''), en: list.map(({ text }) => text.en).join(' ') },
});

const shapes = new WeakMap<JsonObject, string>();

function shapeOfEntry(entry: JsonObject): string {
  const known = shapes.get(entry) ?? shapeOf(entry['do'], entry['after']);
  shapes.set(entry, known);
  return known;
}

function shapeOf(does: Json | undefined, after: Json | undefined): string {
  const parts = Array.isArray(does) ? does : [];
  const plain = (value: Json): string =>
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'number' ? 0 : part));
  return JSON.stringify([parts.map(plain).sort(), after]);
}
