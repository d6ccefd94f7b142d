import { type AnyChange, changes } from '#engine/kernel/changes/change.ts';
import { lastingChanges } from '#engine/kernel/lasting-effects/lasting-changes.ts';
import { type ChangeRecord, change } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { forgetUses } from '#engine/library/abilities/use-limits.ts';
import {
  addToCounter,
  eventChange,
  movePiece,
  moveToPlace,
  setCounter,
} from '#engine/library/changes/plain-changes.ts';
import { attachChange } from '#engine/library/links/attaching.ts';
import { arrangeChange } from '#engine/library/piles/look-at.ts';
import { lookChange } from '#engine/library/piles/looking.ts';
import { pileChanges } from '#engine/library/piles/pile-changes.ts';
import type { ArkhamGame } from './game.ts';
import { counter, layout, ofSeat, place } from './table.ts';

const kind = changes<ArkhamGame>();
const of = (record: ChangeRecord) => record['of'] as Thing;
const { shuffle } = pileChanges<ArkhamGame>({
  pile: 'pile',
  nameOfPile: (_, pile) => layout.placeNames[pile] as string,
  nameOfCard: (game, card) => game.name(card),
  rules: { draw: 'AH-DR-01', lay: 'AH-DR-02', shuffle: 'AH-ST-12' },
});

export const arkhamChanges: readonly AnyChange[] = [
  ...lastingChanges,
  shuffle,
  lookChange('AH-ZN-13'),
  arrangeChange('AH-ZN-09', 'pile'),
  addToCounter('gain', 'AH-TM-29', counter('resources')),
  addToCounter('pay', 'AH-TM-29', counter('resources')),
  addToCounter('damage', 'AH-DH-01', counter('damage'), 0),
  addToCounter('heal', 'AH-DH-10', counter('damage')),
  addToCounter('horror', 'AH-DH-01', counter('horror'), 0),
  addToCounter('clue', 'AH-ST-08', counter('clues')),
  setCounter('act', 'AH-AT-01', counter('actions')),
  addToCounter('round', 'AH-PH-01', counter('round')),
  movePiece('enter', 'AH-AS-04'),
  movePiece('play', 'AH-TM-24'),
  movePiece('commit', 'AH-ST-10'),
  movePiece('token', 'AH-ST-03'),
  // Only marks the moment at which it can be cancelled: earlier payments and counts stay
  eventChange('begin', 'AH-TM-22', ['by', 'card', 'amount']),
  attachChange<ArkhamGame>('AH-ZN-04', (game, to) => game.controller(to) >= 0),
  // What comes back is a new instance without counted uses
  moveToPlace<ArkhamGame, 'of' | 'by'>(
    'discard',
    'AH-LM-01',
    ['of', 'by'],
    (_, { by }) => ofSeat('discards', by),
    (game, { by, of: card }) => [
      forgetUses(game, card),
      ...game.table.on(card).map((one) => change('discard', { by, of: one })),
    ],
  ),
  moveToPlace<ArkhamGame, 'of' | 'by'>('take', 'AH-DR-02', ['of', 'by'], (_, { by }) => ofSeat('hand', by)),
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
