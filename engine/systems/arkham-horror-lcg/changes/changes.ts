import { type AnyChange, changes } from '#engine/kernel/changes/change.ts';
import { lastingChanges } from '#engine/kernel/lasting-effects/lasting-changes.ts';
import { type ChangeRecord, change, type Next, type RuleId } from '#engine/kernel/procedures/next.ts';
import { nameForChance } from '#engine/kernel/table/former-names.ts';
import type { Table } from '#engine/kernel/table/table.ts';
import { placeOn, type Thing } from '#engine/kernel/table/things-and-places.ts';
import { forgetUses } from '#engine/library/abilities/use-limits.ts';
import {
  addToCounter,
  eventChange,
  movePiece,
  setCounter,
  setReference,
} from '#engine/library/changes/plain-changes.ts';
import { counting, putting, taking } from '#engine/library/changes/token-changes.ts';
import { attachChange } from '#engine/library/links/attaching.ts';
import { arrangeChange } from '#engine/library/piles/look-at.ts';
import { lookChange } from '#engine/library/piles/looking.ts';
import { pileChanges } from '#engine/library/piles/pile-changes.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter, type TestCounter, testCounters } from '../table/plan.ts';

const kind = changes<ArkhamGame>();
const of = (record: ChangeRecord, field = 'of') => record[field] as Thing;

const { lay, shuffle, shuffleUnder } = pileChanges<ArkhamGame>({
  pile: 'pile',
  nameOfPile: (game, pile) => game.layout.placeNames[pile] as string,
  nameOfCard: (game, card) => nameForChance(game.content, game.name(card)),
  rules: { draw: 'AH-DR-01', lay: 'AH-ZN-09', shuffle: 'AH-ST-12' },
});

/** Counters on a card are cleared when it leaves play (AH-ZN-04). */
const onCards = [
  'damage',
  'horror',
  'clues',
  'doom',
  'uses',
  'progress',
  'exhausted',
  'side',
  'inTest',
  'falling',
  'surging',
] as const;

/** Where a card goes that is discarded: its owner's pile, or that of the encounter deck (AH-ZN-07, AH-ZN-08). */
function discardOf(game: ArkhamGame, card: Thing): number {
  const owner = game.owner(card);
  return owner > 0 ? game.place('discard', owner) : game.place('encounterDiscard');
}
const isOfStory = (game: ArkhamGame, card: Thing) => ['act', 'agenda'].includes(game.kind(card).sides[0].type);
/** A card leaves play: its tokens return, what is attached to it is discarded, and its limits are forgotten (AH-ZN-04, AH-LM-01). */
const leaving = (
  name: string,
  rule: RuleId,
  into: (game: ArkhamGame, card: Thing, record: ChangeRecord) => number,
): AnyChange =>
  kind(name, rule, {
    fields: ['of', 'by', 'into'],
    subject: 'of',
    apply: (table, game, record): Next => {
      const card = of(record);
      const on = [...table.on(card)];
      const gone = game.isInPlay(card);
      const place = into(game, card, record);
      // What an agenda has become stays so in the victory display (AH-AC-08)
      const side = isOfStory(game, card) ? game.count(card, counter.side) : 0;
      for (const which of onCards) table.set(card, counter[which], which === 'side' ? side : 0);
      if (name === 'toHand') table.move(card, place);
      else table.move(card, place, 0);
      return gone ? [forgetUses(game, card), ...on.map((one) => change('discard', { of: one, by: -1 }))] : undefined;
    },
  });
/** Nothing moves to where it is, nor where it cannot (AH-LO-07, AH-AB-30). */
export function canMove(game: ArkhamGame, who: Thing, to: Thing): boolean {
  if (to === game.locationOf(who) || !game.isInPlay(to)) return false;
  if (game.isSeat(who)) return game.permits('move', who, true) && game.permits('enter', to, true);
  return game.permits('enemiesEnter', to, true);
}
const clueless = { fields: ['of', 'amount'], of: 'of', counter: counter.clues } as const;

/** Told with what the uses are called on the card, if it says. */
const usesChange: AnyChange = {
  ...counting('uses', 'AH-KW-09', {
    ...{ fields: ['of', 'amount', 'use', 'removed', 'placed'], of: 'of', counter: counter.uses },
  }),
  fit: (game: ArkhamGame, record) => {
    const use = game.kind(of(record)).uses?.of;
    const { amount = 0 } = record;
    return {
      ...record,
      ...(use === undefined ? {} : { use }),
      ...(amount < 0 ? { removed: -amount } : { placed: amount }),
    };
  },
};

function layTest(table: Table, _: ArkhamGame, record: ChangeRecord): undefined {
  const test = record['test'] as { readonly [which in TestCounter]: number };
  for (const which of testCounters) table.set(theGame, counter[which], test[which]);
}

export const arkhamChanges: readonly AnyChange[] = [
  ...lastingChanges,
  lay,
  shuffle,
  shuffleUnder,
  lookChange('AH-ZN-13'),
  arrangeChange('AH-ZN-09', 'pile'),
  attachChange<ArkhamGame>('AH-ZN-16', (game, to) => game.isPiece(to) && game.isInPlay(to)),
  addToCounter('round', 'AH-PH-01', counter.round),
  setCounter('phase', 'AH-PH-01', counter.phase),
  setReference('lead', 'AH-TM-15', counter.lead, 'of', 'seat'),
  // Whose draw under peril is resolved; 0: none
  setReference('peril', 'AH-KW-07', counter.peril, 'of', 'seat'),
  setReference('turn', 'AH-PH-03', counter.active, 'of', 'seat'),
  kind('turnOver', 'AH-PH-05', { fields: ['of'], apply: (table) => void table.set(theGame, counter.active, 0) }),
  setCounter('hadTurn', 'AH-PH-05', counter.hadTurn),
  setCounter('state', 'AH-DE-02', counter.state),
  addToCounter('spend', 'AH-AT-01', counter.spent),
  addToCounter('gainActions', 'AH-AT-02', counter.gained),
  kind('resetActions', 'AH-PH-07', {
    fields: ['of'],
    apply: (table, _, record) => {
      table.set(of(record), counter.spent, 0);
      table.set(of(record), counter.gained, 0);
      table.set(of(record), counter.moved, 0);
    },
  }),
  putting('gain', 'AH-AT-18', { fields: ['of', 'amount'], of: 'of', counter: counter.resources }),
  taking('pay', 'AH-TM-29', { fields: ['of', 'amount'], of: 'of', counter: counter.resources }),
  putting('putClues', 'AH-AC-11', clueless),
  taking('takeClues', 'AH-AC-12', clueless),
  // The clues go from a location to an investigator, as many as there are (AH-AC-12)
  kind('discover', 'AH-AC-12', {
    fields: ['of', 'by', 'amount'],
    prepare: (game, record) => ({
      ...record,
      amount: Math.min(record.amount ?? 0, game.count(of(record), counter.clues)),
    }),
    holds: (_, { amount = 0 }) => amount > 0,
    apply: (table, _, record) => {
      table.add(of(record), counter.clues, -(record.amount ?? 0));
      table.add(of(record, 'by'), counter.clues, record.amount ?? 0);
    },
  }),
  putting('doom', 'AH-AC-14', { fields: ['of', 'amount'], of: 'of', counter: counter.doom }),
  taking('removeDoom', 'AH-AC-07', { fields: ['of', 'amount'], of: 'of', counter: counter.doom }),
  usesChange,
  putting('progress', 'AH-AC-03', { fields: ['of', 'amount'], of: 'of', counter: counter.progress }),
  kind('clearTokens', 'AH-AC-07', {
    fields: ['of'],
    apply: (table, _, record) => {
      for (const which of ['damage', 'horror', 'clues', 'doom', 'uses', 'progress'] as const)
        table.set(of(record), counter[which], 0);
    },
  }),
  setTo('exhaust', 'AH-ZN-18', counter.exhausted, 0, 1),
  setTo('ready', 'AH-ZN-18', counter.exhausted, 1, 0),
  setTo('flip', 'AH-AC-07', counter.side, 0, 1),
  setTo('reveal', 'AH-AC-11', counter.side, 0, 1, ['of', 'by']),
  setCounter('gainSurge', 'AH-KW-08', counter.surging),
  // Investigator and engaged enemies move together: they are where the investigator is (AH-EN-08)
  kind('move', 'AH-LO-03', {
    fields: ['of', 'to'],
    holds: (game, record) => canMove(game, of(record), of(record, 'to')),
    apply: (table, game, record) => {
      const [who, to] = [of(record), of(record, 'to')];
      if (game.isSeat(who)) {
        table.set(who, counter.at, to);
        table.add(who, counter.moved, 1);
      } else table.move(who, placeOn(to));
    },
  }),
  kind('engage', 'AH-EN-07', {
    fields: ['of', 'by'],
    holds: (game, record) => game.isInPlay(of(record)) && game.isPlaying(of(record, 'by')),
    apply: (table, game, record) => void table.move(of(record), game.place('threat', of(record, 'by'))),
  }),
  kind('disengage', 'AH-AT-20', {
    fields: ['of', 'to'],
    subject: 'of',
    holds: (_, record) => of(record, 'to') > 0,
    apply: (table, _, record) => void table.move(of(record), placeOn(of(record, 'to'))),
  }),
  kind('enter', 'AH-ZN-03', {
    fields: ['of', 'into'],
    apply: (table, game, record) => {
      table.move(of(record), record['into'] as number);
      // It is simply exhausted: there is no change for it (AH-TM-39)
      if (game.face(of(record)).entersExhausted) table.set(of(record), counter.exhausted, 1);
    },
  }),
  movePiece('control', 'AH-ZN-06'),
  movePiece('play', 'AH-TM-39'),
  movePiece('toResolve', 'AH-TM-40'),
  movePiece('draw', 'AH-DR-06'),
  leaving('toHand', 'AH-ZN-07', (game, card, record) => {
    const owner = game.owner(card);
    return owner > 0 ? game.place('hand', owner) : (record['into'] as number);
  }),
  kind('commit', 'AH-ST-09', {
    fields: ['of', 'by'],
    apply: (table, game, record) => {
      table.set(of(record), counter.inTest, table.count(theGame, counter.testDepth));
      table.move(of(record), game.place('committed', of(record, 'by')));
    },
  }),
  kind('reveals', 'AH-ST-03', {
    fields: ['of', 'by'],
    apply: (table, game, record) => {
      table.set(of(record), counter.inTest, table.count(theGame, counter.testDepth));
      table.move(of(record), game.place('revealed'));
      table.set(theGame, counter.nextToken, 0);
    },
  }),
  kind('tokenBack', 'AH-ST-12', {
    fields: ['of'],
    apply: (table, game, record) => {
      table.set(of(record), counter.inTest, 0);
      table.move(of(record), game.place('bag'));
    },
  }),
  leaving('discard', 'AH-ZN-08', discardOf),
  leaving('remove', 'AH-ZN-12', (game) => game.place('removed')),
  leaving('toVictory', 'AH-VI-01', (game) => game.place('victory')),
  leaving('toDeck', 'AH-ZN-07', (game, card) => {
    const owner = game.owner(card);
    return owner > 0 ? game.place('deck', owner) : game.place('encounterDeck');
  }),
  kind('test', 'AH-ST-10', { fields: ['by', 'of', 'skill', 'testKind', 'test'], apply: layTest }),
  // A test around it goes on
  kind('testOver', 'AH-ST-10', { fields: ['by', 'of', 'test'], apply: layTest }),
  eventChange('begin', 'AH-TM-22', ['by', 'card', 'amount']),
  ...(['succeed', 'fail'] as const).map((name) =>
    kind(name, 'AH-ST-07', {
      fields: ['by', 'of', 'source', 'amount', 'what'],
      apply: (table) => void table.set(theGame, counter.testPassed, name === 'succeed' ? 1 : 0),
    }),
  ),
  eventChange('evaded', 'AH-AT-20', ['of', 'by']),
  eventChange('attacks', 'AH-DH-13', ['of', 'by', 'amount']),
  eventChange('encounter', 'AH-TM-40', ['of', 'by']),
  eventChange('revelation', 'AH-AB-12', ['of', 'by', 'amount']),
  eventChange('spawned', 'AH-EN-02', ['of', 'by']),
  // While its defeat is resolved, it is not defeated once more
  setCounter('falls', 'AH-DH-07', counter.falling),
  eventChange('defeat', 'AH-DH-07', ['of', 'by', 'amount']),
  kind('nowhere', 'AH-LO-02', {
    fields: ['of'],
    apply: (table, _, record) => void table.set(of(record), counter.at, 0),
  }),
  eventChange('advance', 'AH-AC-07', ['of']),
  eventChange('period', 'AH-PH-01', ['what', 'of']),
];

/** Only where it is not so already. */
function setTo(
  name: string,
  rule: RuleId,
  which: number,
  from: number,
  to: number,
  fields: readonly string[] = ['of'],
): AnyChange {
  return kind(name, rule, {
    fields,
    subject: 'of',
    holds: (game, record) => game.count(of(record), which) === from,
    apply: (table, _, record) => void table.set(of(record), which, to),
  });
}
