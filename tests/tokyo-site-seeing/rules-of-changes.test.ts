import { expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import { contentWith } from './sample.ts';

const players = ['engineer', 'gangster'].map((pc) => ({ pcs: [pc] }));
const drinking = { do: 'play', by: 'gangster', card: 'I-90' };
const striking = { do: 'use', by: 'gangster', card: 'W-01', target: 'T-39' };
const repairing = { do: 'solve', by: 'gangster', card: 'T-90' };
const self = { op: 'self' };
const companions = { op: 'companions' };
const hurt = (to: JsonObject, amount: number) => ({ op: 'damage', to, amount, type: 'physical' });
const heal = (to: JsonObject, amount: number) => ({ op: 'heal', to, amount });

/** The result of playing a card with these effects, or of other answers, and the first rule quoted for it. */
function quoted(
  effects: readonly JsonObject[],
  gangster: JsonObject = {},
  answers: readonly JsonObject[] = [drinking],
) {
  const potion = {
    ...{ id: 'I-90', name: '薬', copies: 1, rarity: 'common', category: 'consumable', ap: 1 },
    effects: [{ id: 'drink', when: 'play', do: [{ op: 'gainAp', to: self, amount: 1 }, ...effects] }],
  };
  const guide = { id: 'SC00-90', name: '案内人', companion: { hp: 3 }, effects: [] };
  const task = {
    ...{ id: 'T-90', name: '計算', rarity: 'common', ap: 1, reward: 0, effects: [] },
    solve: { by: 'check', ability: 'tech', target: 20 },
  };
  const content = contentWith({ cards: [potion, guide, task] });
  const session = Session.open(system, content, { players, seed: 7 }, { laid: 'empty', lineage: true });
  session.cheat({
    put: {
      pcs: { gangster: { area: 'SNG', hand: ['I-90'], ...gangster } },
      slots: { SNG0: ['T-39'], SNG1: ['T-90'] },
      piles: { trouble: ['T-05#1', 'T-09#1'] },
      scenario: { shown: ['SC00-90'] },
    },
  });
  const from = session.eventCount;
  for (const answer of answers) session.act(answer as never);
  while (session.legal().some((one) => one['do'] === 'decline')) session.act({ do: 'decline' });
  return session.history.originsFrom(from).map(({ rule, steps }, i) => {
    const { kind, to, card, by } = session.eventsFrom(from)[i] ?? {};
    const [first] = steps;
    expect(first?.step === undefined || first.rule === 'KERNEL' || first.rule === rule).toBe(true);
    return `${kind} ${to ?? card ?? by}: ${rule}`;
  });
}

const cases: readonly { readonly of: string; readonly told: readonly string[]; readonly events: readonly string[] }[] =
  [
    {
      of: 'damage to a PC, until it goes Down',
      told: quoted([hurt(self, 5)], { hand: ['I-90', 'GS-01'], equipped: ['A-01'] }),
      events: [
        'play I-90#1: TSS-PLAY-01',
        'gainAp gangster: TSS-COMP-63',
        'damage gangster: TSS-DMG-01',
        'down gangster: TSS-DOWN-01',
        'discard GS-01#1: TSS-DOWN-02',
        'remove A-01#1: TSS-DOWN-02',
        'spendAp gangster: TSS-DOWN-02',
        'draw T-05#1: TSS-ROUND-03',
        'drawn T-05#1: TSS-ROUND-03',
        'place T-05#1: TSS-ROUND-07',
        'discard I-90#1: TSS-POST-05',
      ],
    },
    {
      of: 'healing of a PC that is Down',
      told: quoted([heal(self, 1)], { damage: 5 }),
      events: [
        'play I-90#1: TSS-PLAY-01',
        'gainAp gangster: TSS-COMP-63',
        'heal gangster: TSS-COMP-61',
        'standUp gangster: TSS-DOWN-08',
        'discard I-90#1: TSS-POST-05',
      ],
    },
    {
      of: 'healing of a PC that stands',
      told: quoted([heal(self, 1)], { damage: 2 }),
      events: [
        'play I-90#1: TSS-PLAY-01',
        'gainAp gangster: TSS-COMP-63',
        'heal gangster: TSS-COMP-61',
        'discard I-90#1: TSS-POST-05',
      ],
    },
    {
      of: 'damage to a companion until it falls, and healing of it',
      told: quoted([hurt(companions, 3), heal(companions, 1)]),
      events: [
        'play I-90#1: TSS-PLAY-01',
        'gainAp gangster: TSS-COMP-63',
        'damage SC00-90#1: TSS-SCN-01',
        'down SC00-90#1: TSS-SCN-01',
        'heal SC00-90#1: TSS-SCN-01',
        'standUp SC00-90#1: TSS-SCN-01',
        'discard I-90#1: TSS-POST-05',
      ],
    },
    {
      of: 'damage to an enemy, until it is defeated',
      told: quoted([hurt({ op: 'allEnemies' }, 9)]),
      events: [
        'play I-90#1: TSS-PLAY-01',
        'gainAp gangster: TSS-COMP-63',
        'damage T-39#1: TSS-COMP-61',
        'defeat T-39#1: TSS-BATTLE-06',
        'solve T-39#1: TSS-BATTLE-06',
        'gainAp gangster: TSS-BATTLE-26',
        'discard T-39#1: TSS-POST-11',
        'unseal gangster: TSS-REWARD-14',
        'unseal gangster: TSS-REWARD-14',
        'unseal gangster: TSS-REWARD-14',
        'discard I-90#1: TSS-POST-05',
      ],
    },
    {
      of: 'a trouble card drawn in a check',
      told: quoted([], { ap: 0 }, [repairing, { do: 'drawTrouble', by: 'gangster' }]).slice(0, 4),
      events: ['draw T-05#1: TSS-CHECK-06', 'drawn T-05#1: TSS-CHECK-18'],
    },
    {
      of: 'a trouble card drawn in the place of another',
      told: quoted([{ op: 'drawTrouble', who: self }], { equipped: ['ES-08'] }, [drinking, { do: 'interrupt' }]),
      events: [
        'play I-90#1: TSS-PLAY-01',
        'gainAp gangster: TSS-COMP-63',
        'draw T-05#1: TSS-ROUND-03',
        'use ES-08#1: TSS-USE-01',
        'discard T-05#1: TSS-SCN-09',
        'draw T-09#1: TSS-SCN-09',
        'drawn T-09#1: TSS-SCN-09',
        'exhaust ES-08#1: TSS-POST-02',
        'drawn T-05#1: TSS-ROUND-03',
        'place T-09#1: TSS-ROUND-07',
        'discard I-90#1: TSS-POST-05',
      ],
    },
    {
      of: 'an attack, answered',
      told: quoted([], { equipped: ['W-01'] }, [striking]),
      events: [
        'use W-01#1: TSS-USE-01',
        'attack W-01#1: TSS-BATTLE-02',
        'damage gangster: TSS-DMG-01',
        'damage T-39#1: TSS-COMP-61',
        'exhaust W-01#1: TSS-POST-02',
      ],
    },
  ];

it.each(cases)('the target of an edit has the rules named by $of', ({ told, events }) => {
  expect(told).toEqual(events);
});
