import { describe, expect, it } from 'vitest';
import { whyText } from '#authoring/project/play/why-text.ts';
import { speakGame } from '#authoring/project/sentences/spoken-game.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Why } from '#engine/kernel/decisions/why.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { random } from '#engine/players/random.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import { contentWith, emptyTable, sample } from './sample.ts';

// Every illegal answer has a reason. The rule's claim about the answer is compared with the table document, in words of
// this test: an unrelated reason is not true of the table.

interface Doc {
  readonly [key: string]: Json;
}
interface Pc {
  readonly area: string;
  readonly damage: number;
  readonly finished: boolean;
  readonly hand: readonly string[];
  readonly equipped: readonly (string | { readonly card: string; readonly exhaust?: number })[];
  readonly skills: { readonly [skill: string]: { readonly sealed: boolean; readonly exhaust: number } };
}
const pcsOf = (table: Doc) => table['pcs'] as unknown as { readonly [pc: string]: Pc };
const cardOf = (placed: string | { readonly card: string }): string =>
  typeof placed === 'string' ? placed : placed.card;
const slotsOf = (table: Doc): readonly (readonly [string, readonly string[]])[] =>
  Object.entries(table['slots'] as { readonly [slot: string]: readonly string[] }).map(([slot, placed]) => [
    slot,
    placed.map(cardOf),
  ]);
const designs = new Map(
  Object.values(sample).flatMap((document) =>
    isObject(document) && Array.isArray(document['cards'])
      ? (document['cards'] as readonly JsonObject[]).map((card) => [card['id'] as string, card] as const)
      : [],
  ),
);
const design = (card: string): JsonObject => designs.get(card.replace(/#.*/, '')) ?? {};
const isEnemy = (card: string) =>
  isObject(design(card)['solve']) && (design(card)['solve'] as JsonObject)['by'] === 'battle';
const lines = (sample['mat.json'] as unknown as { readonly lines: readonly (readonly [string, string])[] }).lines;
const areAdjacent = (a: string, b: string) => lines.some((line) => a !== b && line.includes(a) && line.includes(b));

interface Asked {
  readonly table: Doc;
  readonly by: Pc | undefined;
  readonly answer: { readonly [field: string]: string };
}
const placeOf = (table: Doc, card: string): string => {
  const slot = slotsOf(table).find(([, cards]) => cards.includes(card))?.[0];
  if (slot !== undefined) return slot.replace(/\d$/, '');
  const { exploration } = table;
  const open = isObject(exploration) ? exploration['card'] : null;
  return open !== null && open !== undefined && cardOf(open as string) === card ? 'SITE' : 'elsewhere';
};
const isCovered = (table: Doc, card: string) => slotsOf(table).some(([, cards]) => cards.slice(0, -1).includes(card));
const isExploring = ({ exploration }: Doc) => exploration !== null;
const isOpen = ({ exploration }: Doc) => isObject(exploration) && exploration['card'] !== null;
const encounters = ({ encounter }: Doc) => (encounter as readonly Json[]).length;
const exhaustOf = ({ by }: Asked, card: string) => {
  const found = by?.equipped.find((one) => cardOf(one) === card);
  return typeof found === 'object' ? (found.exhaust ?? 0) : 0;
};
const wears = ({ by }: Asked, card: string) => by?.equipped.some((one) => cardOf(one) === card) === true;
const vehicle = (card: string | undefined) => card !== undefined && design(card)['vehicle'] !== undefined;

/** The condition on the table for which this rule is the reason. */
const holds: { readonly [rule: string]: (asked: Asked) => boolean } = {
  'TSS-ROUND-33': ({ by, answer }) => (answer['do'] === 'resume' ? by?.finished === false : by?.finished === true),
  'TSS-MOVE-01': ({ by, answer }) => !areAdjacent(by?.area ?? '', answer['area'] ?? ''),
  'TSS-MOVE-09': ({ by, table, answer }) =>
    by?.area === 'SITE' && (answer['do'] === 'move' || encounters(table) > 0 || isOpen(table)),
  'TSS-MOVE-10': ({ answer }) => !vehicle(answer['card']) || answer['card'] === undefined,
  'TSS-MOVE-16': ({ table, answer }) => answer['area'] === 'SITE' && isExploring(table),
  'TSS-MOVE-19': (asked) => vehicle(asked.answer['card']) && !wears(asked, asked.answer['card'] ?? ''),
  'TSS-EQUIP-04': ({ by, answer }) => vehicle(answer['card']) && by?.hand.includes(answer['card'] ?? '') === true,
  'TSS-PLAY-01': ({ by, answer }) => !by?.hand.includes(answer['card'] ?? '') || hasCondition(answer['card'], 'play'),
  'TSS-PLAY-03': ({ answer }) => design(answer['card'] ?? '')['category'] !== 'consumable',
  'TSS-EQUIP-01': ({ by, answer }) =>
    !by?.hand.includes(answer['card'] ?? '') || design(answer['card'] ?? '')['category'] !== 'equipment',
  'TSS-EQUIP-03': ({ by }) => (by?.equipped.length ?? 0) >= 3,
  'TSS-EQUIP-07': (asked) => !wears(asked, asked.answer['card'] ?? ''),
  'TSS-EQUIP-08': ({ answer }) => (answer['card'] ?? '').startsWith('A-'),
  'TSS-USE-01': (asked) =>
    !wears(asked, asked.answer['card'] ?? '') ||
    !hasWord(asked.answer['card'], 'use') ||
    hasCondition(asked.answer['card'], 'use'),
  'TSS-USE-02': (asked) => exhaustOf(asked, asked.answer['card'] ?? '') > 0,
  'TSS-USE-07': (asked) => doesNothing(asked),
  'TSS-BUY-01': ({ by, table, answer }) => placeOf(table, answer['card'] ?? '') !== by?.area,
  'TSS-BUY-05': ({ table, answer }) => isCovered(table, answer['card'] ?? ''),
  'TSS-BUY-11': ({ answer }) => !/^[WIF]/.test(answer['card'] ?? ''),
  'TSS-SOLVE-01': ({ by, table, answer }) =>
    placeOf(table, answer['card'] ?? '') !== by?.area || /^[WIF]/.test(answer['card'] ?? ''),
  'TSS-SOLVE-02': ({ answer }) => design(answer['card'] ?? '')['solve'] === undefined,
  'TSS-SOLVE-03': ({ table, answer }) => isCovered(table, answer['card'] ?? ''),
  'TSS-BATTLE-01': ({ answer }) => isEnemy(answer['card'] ?? '') || !isEnemy(answer['target'] ?? ''),
  'TSS-BATTLE-02': ({ answer }) => !attacks(answer['card']) || isEnemy(answer['target'] ?? ''),
  'TSS-BATTLE-24': ({ by, table, answer }) => placeOf(table, answer['target'] ?? '') !== by?.area,
  'TSS-BATTLE-30': ({ table, answer }) => isCovered(table, answer['target'] ?? ''),
  'TSS-PRIO-01': () => true,
  'TSS-SKILL-01': () => true,
  'TSS-SKILL-02': ({ by, answer }) => by?.skills[answer['skill'] ?? '']?.sealed === true,
  'TSS-SKILL-03': ({ by, answer }) => (by?.skills[answer['skill'] ?? '']?.exhaust ?? 0) > 0,
  'TSS-RECOVER-01': (asked) => asked.by?.hand.length === 0 || !wears(asked, asked.answer['card'] ?? ''),
  'TSS-RECOVER-06': (asked) =>
    asked.answer['skill'] === undefined
      ? exhaustOf(asked, asked.answer['card'] ?? '') === 0
      : asked.by?.skills[asked.answer['skill'] ?? '']?.exhaust === 0,
  'TSS-SWAP-01': ({ by, table, answer }) =>
    !by?.hand.includes(answer['card'] ?? '') ||
    Object.values(pcsOf(table)).filter((pc) => pc.area === by.area).length === 1,
  'TSS-SWAP-02': ({ by, table }) =>
    Object.values(pcsOf(table)).every(
      (pc) => pc === by || pc.area !== by?.area || pc.hand.every((card) => /^[A-Z]S-/.test(card)),
    ),
  'TSS-SWAP-03': (asked) => /^[A-Z]S-/.test(asked.answer['card'] ?? '') || wears(asked, asked.answer['card'] ?? ''),
  'TSS-SITE-01': ({ by, table, answer }) =>
    ['explore', 'leave'].includes(answer['do'] ?? '') ? by?.area !== 'SITE' : !isExploring(table),
  'TSS-SITE-03': ({ table }) => isExploring(table),
  'TSS-SITE-05': ({ table }) => encounters(table) === 0,
  'TSS-SITE-06': ({ table }) => !isExploring(table) && encounters(table) > 0,
  'TSS-SITE-16': ({ table }) => isOpen(table),
  'TSS-SITE-18': ({ table }) => encounters(table) === 0,
  'TSS-SITE-20': ({ by, answer }) => !areAdjacent('SITE', answer['area'] ?? '') || by === undefined,
  'TSS-SITE-21': ({ table }) => encounters(table) > 0,
  'TSS-SITE-36': ({ table }) => isOpen(table),
};
/** Actions without effect, from the printed boards and cards that can be used without an attack. */
function doesNothing({ table, by, answer }: Asked): boolean {
  const here = Object.values(pcsOf(table)).filter(({ area }) => area === by?.area);
  const isHurt = here.some(({ damage }) => damage > 0);
  const isTired = here.some(
    ({ equipped, skills }) =>
      Object.values(skills).some(({ exhaust }) => exhaust > 0) ||
      equipped.some((one) => typeof one === 'object' && (one.exhaust ?? 0) > 0),
  );
  const troubles = slotsOf(table).filter(
    ([slot, cards]) => slot.startsWith(by?.area ?? '') && cards.at(-1)?.startsWith('T'),
  );
  const printed: { readonly [means: string]: boolean } = {
    'procurer support': by?.hand.every((card) => /^[A-Z]S-/.test(card)) === true,
    'engineer support': !isTired && troubles.length < 2,
    'negotiator site': !isHurt,
    'A-12': !isHurt,
    'F-17': !isHurt,
    'I-20': by?.hand.length === 0,
    'I-30': !isTired,
    'F-29': by?.area === 'SITE',
  };
  const means =
    answer['skill'] === undefined ? (answer['card'] ?? '').replace(/#.*/, '') : `${answer['by']} ${answer['skill']}`;
  return printed[means] === true;
}
const entriesOf = (card: string | undefined): readonly JsonObject[] =>
  (design(card ?? '')['effects'] as readonly JsonObject[] | undefined) ?? [];
const attacks = (card: string | undefined) => entriesOf(card).some((entry) => entry['attack'] === true);
const hasWord = (card: string | undefined, when: string) => entriesOf(card).some((entry) => entry['when'] === when);
const hasCondition = (card: string | undefined, when: string) =>
  entriesOf(card).some((entry) => entry['when'] === when && (entry['if'] !== undefined || entry['attack'] === true));

/** Every action of phase 4 with one of everything on the table that it can name, by each PC. */
function* questions(table: Doc): Generator<{ readonly [field: string]: string }> {
  const lying = slotsOf(table).flatMap(([, cards]) => cards);
  for (const [by, { hand, equipped }] of Object.entries(pcsOf(table))) {
    const worn = equipped.map(cardOf);
    const cards = [...hand, ...worn, ...lying];
    for (const area of ['SNG', 'SBY', 'SJK', 'AKB', 'SITE']) {
      yield { do: 'move', by, area };
      yield { do: 'leave', by, area };
      for (const card of [...hand, ...worn].filter(vehicle)) yield { do: 'move', by, card, area };
    }
    for (const word of ['play', 'equip', 'use', 'drop', 'swap', 'buy', 'solve', 'refresh'])
      for (const card of cards) yield { do: word, by, card };
    for (const card of [...hand, ...worn])
      for (const target of lying) yield { do: worn.includes(card) ? 'use' : 'play', by, card, target };
    for (const skill of ['support', 'enhancement', 'site']) {
      yield { do: 'useSkill', by, skill };
      yield { do: 'refresh', by, skill };
    }
    for (const word of ['explore', 'finish', 'resume']) yield { do: word, by };
  }
  for (const word of ['next', 'drawMore', 'stay', 'retreat']) yield { do: word };
}

function untrue(session: Session, table: Doc, answer: { readonly [field: string]: string }, why: Why): string | null {
  const step = `${session.decision?.procedure}/${session.decision?.step}`;
  if (why.reason === 'notNow')
    return why.now?.step === step && step !== 'actions/act' ? null : 'asks for that very thing';
  if (step !== 'actions/act') return null;
  if (why.reason !== 'excluded' && why.reason !== 'unfit') return 'no reason for what lies on the table';
  const isTrue = holds[why.rule];
  if (isTrue === undefined) return 'a rule that this test does not know';
  return isTrue({ table, by: pcsOf(table)[answer['by'] ?? ''], answer }) ? null : 'not true of this table';
}

it('the reason is true of the table or is the current decision, in random games', () => {
  const speak = speakGame(system.words, sample, 'ja');
  let [asked, refused] = [0, 0];
  for (const seed of [1, 2, 3, 4]) {
    const players = ['procurer', 'engineer', 'negotiator'].map((pc) => ({ pcs: [pc] }));
    const session = Session.open(system, contentWith(), { scenario: `S0${seed - 1}`, players, seed });
    const player = random(seed);
    for (let i = 0; session.decision !== null && i < 200; i++) {
      const table = session.table();
      // Actions have many reasons; elsewhere it is the current decision, and a few questions show it
      const every = session.decision.procedure === 'actions' ? 5 : 97;
      for (const answer of questions(table)) {
        if (asked++ % every !== 0 || session.matching(answer).length > 0) continue;
        refused++;
        const why = session.why(answer);
        const wrong = untrue(session, table, answer, why);
        if (wrong !== null) throw new Error(`seed ${seed}, ${i}: ${JSON.stringify({ answer, why, wrong })}`);
        if (why.reason === 'notNow' && why.now !== undefined)
          expect(whyText(why, answer, system, sample).ja).toContain(speak.prompt(why.now.step, why.now.about));
      }
      session.choose(player.choose(session));
    }
  }
  expect(refused).toBeGreaterThan(2000);
});

describe('the actual obstacle is named', () => {
  const said = (session: Session, answer: JsonObject) => whyText(session.why(answer), answer, system, sample);
  const street = { pcs: { procurer: { area: 'SNG', hand: ['W-05', 'W-01'] }, engineer: { area: 'SNG' } } };

  it('for a check in progress', () => {
    const session = emptyTable({ ...street, slots: { SNG0: ['W-09'] } });
    session.act({ do: 'equip', by: 'procurer', card: 'W-01' });
    expect(session.why({ do: 'move', area: 'SBY' })).toMatchObject({ reason: 'notNow', now: { step: 'check/add' } });
    expect(said(session, { do: 'move', area: 'SBY' })).toEqual({
      ja: 'いまは別のことを決めています：調達屋の戦闘判定0／目標値3（曲がった標識）：あと3を加える',
      en: "Something else is being decided now: Procurer's combat check, 0 of 3 (Bent Road Sign): add 3 more",
    });
  });
  it('for an enemy that is gone', () => {
    const armed = { pcs: { procurer: { area: 'SNG', equipped: ['W-01'] }, engineer: { area: 'SNG' } } };
    const session = emptyTable({ ...armed, slots: { SNG0: ['T-17'] }, discards: { trouble: ['T-39'] } });
    const answer = { do: 'use', by: 'procurer', card: 'W-01', effect: 'attack', target: 'T-39#1' };
    expect(session.why(answer)).toEqual({
      legal: false,
      rule: 'TSS-BATTLE-01',
      reason: 'unfit',
      field: 'target',
      at: 'trouble/discards',
    });
  });
  it('for an extra or misnamed field', () => {
    const session = emptyTable(street);
    session.act({ do: 'equip', by: 'procurer', card: 'W-01' });
    expect(said(session, { do: 'giveUp', by: 'procurer' }).en).toBe('It is legal without `by`.');
    expect(said(session, { do: 'addCard', target: 'W-05' }).en).toBe(
      'Did you mean `card`? With that instead of `target` it is legal.',
    );
  });
  it('for a check that is over', () => {
    const session = emptyTable(street);
    session.act({ do: 'equip', by: 'procurer', card: 'W-01' });
    session.act({ do: 'giveUp' });
    expect(said(session, { do: 'giveUp' }).ja).toBe('いまは別のことを決めています：行動するPCと、その行動を選ぶ');
  });
  it('for a card with its own condition', () => {
    const entries = {
      cards: [
        {
          ...{ id: 'F-90', name: '試験の医者', rarity: 'common', category: 'equipment', ap: 1, cost: 3 },
          equip: { ability: 'tech', target: 3 },
          effects: [
            {
              id: 'cure',
              when: 'use',
              if: { op: 'isIn', pc: { op: 'self' }, area: 'AKB' },
              do: [{ op: 'gainAp', to: { op: 'self' }, amount: 1 }],
            },
          ],
        },
      ],
    };
    const session = emptyTable(
      { pcs: { procurer: { area: 'SNG', equipped: ['F-90'] }, engineer: { area: 'SNG' } } },
      entries,
    );
    const answer = { do: 'use', by: 'procurer', card: 'F-90' };
    expect(session.why(answer)).toMatchObject({ reason: 'excluded', condition: { op: 'isIn', area: 'AKB' } });
    expect(said(session, answer).ja).toMatch(/^条件を満たしていません：「.*アキバ.*」。/);
    expect(said(session, answer).en).toMatch(/^A condition is not met: “.*Akiba.*”\. /);
  });
});
