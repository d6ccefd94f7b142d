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
import type { TextsGame } from './game.ts';
import { counter, layout, ofSeat } from './table.ts';

const kind = changes<TextsGame>();
const of = (record: ChangeRecord) => record['of'] as Thing;
const { shuffle } = pileChanges<TextsGame>({
  pile: 'pile',
  nameOfPile: (_, pile) => layout.placeNames[pile] as string,
  nameOfCard: (game, card) => game.name(card),
  rules: { draw: 'T-DR-01', lay: 'T-DR-02', shuffle: 'T-ST-12' },
});

export const textsChanges: readonly AnyChange[] = [
  ...lastingChanges,
  shuffle,
  lookChange('T-ZN-13'),
  arrangeChange('T-ZN-09', 'pile'),
  addToCounter('gain', 'T-TM-29', counter('coins')),
  addToCounter('pay', 'T-TM-29', counter('coins')),
  addToCounter('damage', 'T-DH-01', counter('damage'), 0),
  addToCounter('heal', 'T-DH-10', counter('damage')),
  addToCounter('fear', 'T-DH-01', counter('fear'), 0),
  setCounter('act', 'T-AT-01', counter('actions')),
  addToCounter('round', 'T-PH-01', counter('round')),
  movePiece('enter', 'T-AS-04'),
  movePiece('play', 'T-TM-24'),
  // Only marks the moment at which it can be cancelled: earlier payments and counts stay
  eventChange('begin', 'T-TM-22', ['by', 'card', 'amount']),
  attachChange<TextsGame>('T-ZN-04', (game, to) => game.controller(to) >= 0),
  // What comes back is a new instance without counted uses
  moveToPlace<TextsGame, 'of' | 'by'>(
    'discard',
    'T-LM-01',
    ['of', 'by'],
    (_, { by }) => ofSeat('discards', by),
    (game, { by, of: card }) => [
      forgetUses(game, card),
      ...game.table.on(card).map((one) => change('discard', { by, of: one })),
    ],
  ),
  moveToPlace<TextsGame, 'of' | 'by'>('take', 'T-DR-02', ['of', 'by'], (_, { by }) => ofSeat('hand', by)),
  kind('draw', 'T-DR-01', {
    fields: ['of', 'amount'],
    apply: (table, game, record) => {
      for (const card of game.pile('deck', of(record)).slice(0, record.amount))
        table.move(card, ofSeat('hand', of(record)));
      return undefined;
    },
  }),
];
