import type { Next } from '#engine/kernel/procedures/next.ts';
import { named, whole } from '#engine/library/formats/fields.ts';
import { CheatReader } from '#engine/library/table-document/cheat-reader.ts';
import { cheatsReadBy, namedCheats, withPlainCheats } from '#engine/library/table-document/named-cheats.ts';
import { plainCheats } from '#engine/library/table-document/plain-cheats.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { declaredTable } from './declared-table.ts';

type Read = CheatReader<ArkhamGame>;

const plain = plainCheats(declaredTable, { ...whole(0, '値', 'Value') });

/** Tokens that a card loses as it becomes one of the deck. */
const onCards = [
  ...[counter.damage, counter.horror, counter.clues, counter.doom],
  ...[counter.uses, counter.progress, counter.exhausted, counter.side],
];

function layNext(read: Read): Next {
  const { game } = read;
  const deck = game.place('encounterDeck');
  const free = [game.place('encounterDiscard'), game.place('setAside')];
  return read.lay(read.copy(deck, { free, drawnFrom: [deck], isHeld: () => false }), deck, onCards, 'onTop');
}

const own = namedCheats<ArkhamGame, Read>(
  [
    cheatsReadBy<Read>()(
      'next',
      { card: named(['card'], 'カード', 'A card') },
      '次に引く遭遇カード',
      'The next encounter card',
      layNext,
    ),
    cheatsReadBy<Read>()(
      'next',
      { token: named(['token'], '混沌トークン', 'A chaos token') },
      '次に引く混沌トークン',
      'The next chaos token',
      (read) => read.set(theGame, counter.nextToken, read.pieceAt([read.game.place('bag')], 'token')),
    ),
  ],
  (game, word, about) => new CheatReader(game, word, about, declaredTable.pieces),
);

/** Cheats of everything in the table document, the next encounter card and the next chaos token. */
export const cheats = withPlainCheats(own, plain);
