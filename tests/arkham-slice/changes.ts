import { type AnyChange, changes } from '#engine/kernel/changes/change.ts';
import { lastingChanges } from '#engine/kernel/lasting/lasting-changes.ts';
import { type ChangeRecord, change } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import { forgetUses } from '#engine/library/abilities/use-limits.ts';
import { adding, going, moment, moving, setting } from '#engine/library/changes/plain-changes.ts';
import { attachChange } from '#engine/library/links/attaching.ts';
import { pileChanges } from '#engine/library/piles/pile-changes.ts';
import type { ArkhamGame } from './game.ts';
import { counter, layout, ofSeat, place } from './table.ts';

const kind = changes<ArkhamGame>();
const of = (record: ChangeRecord) => record['of'] as Thing;
const { lay, shuffle } = pileChanges<ArkhamGame>({
  pile: 'pile',
  nameOfPile: (_, pile) => layout.placeNames[pile] as string,
  nameOfCard: (game, card) => game.name(card),
  rules: { draw: 'AH-DR-01', lay: 'AH-DR-02', shuffle: 'AH-ST-12' },
});

export const arkhamChanges: readonly AnyChange[] = [
  ...lastingChanges,
  lay,
  shuffle,
  adding('gain', 'AH-TM-29', counter('resources')),
  adding('pay', 'AH-TM-29', counter('resources')),
  adding('damage', 'AH-DH-01', counter('damage'), 0),
  adding('heal', 'AH-DH-10', counter('damage')),
  adding('horror', 'AH-DH-01', counter('horror'), 0),
  adding('clue', 'AH-ST-08', counter('clues')),
  setting('act', 'AH-AT-01', counter('actions')),
  adding('round', 'AH-PH-01', counter('round')),
  moving('enter', 'AH-AS-04'),
  moving('play', 'AH-TM-24'),
  moving('commit', 'AH-ST-10'),
  moving('token', 'AH-ST-03'),
  // Nothing but the moment at which it can be cancelled: what was paid and counted before stays
  moment('begin', 'AH-TM-22', ['by', 'card', 'amount']),
  attachChange<ArkhamGame>('AH-ZN-04', (game, to) => game.controller(to) >= 0),
  // What comes back is a new instance: nothing it was used for counts any more
  going<ArkhamGame, 'of' | 'by'>(
    'discard',
    'AH-LM-01',
    ['of', 'by'],
    (_, { by }) => ofSeat('discards', by),
    // AH-ZN-04: what is attached goes with it
    (game, { by, of: card }) => [
      forgetUses(game, card),
      ...game.table.on(card).map((one) => change('discard', { by, of: one })),
    ],
  ),
  going<ArkhamGame, 'of' | 'by'>('take', 'AH-DR-02', ['of', 'by'], (_, { by }) => ofSeat('hand', by)),
  kind('draw', 'AH-DR-01', {
    fields: ['of', 'amount'],
    apply: (table, game, record) => {
      for (const card of game.pile('deck', of(record)).slice(0, record.amount))
        table.move(card, ofSeat('hand', of(record)));
      return undefined;
    },
  }),
  kind('encounter', 'AH-DR-01', {
    fields: ['of'],
    holds: (game) => game.table.at(place('encounters')).length > 0,
    apply: (table, game) => void table.move(game.table.at(place('encounters'))[0] as Thing, place('met')),
  }),
];
