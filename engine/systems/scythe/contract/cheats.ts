import { between, named, whole } from '#engine/library/formats/fields.ts';
import { CheatReader } from '#engine/library/table-document/cheat-reader.ts';
import { cheatsReadBy, namedCheats, withPlainCheats } from '#engine/library/table-document/named-cheats.ts';
import { plainCheats } from '#engine/library/table-document/plain-cheats.ts';
import type { ScytheGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { declaredTable } from './declared-table.ts';

type Read = CheatReader<ScytheGame>;

const own = namedCheats<ScytheGame, Read>(
  [
    cheatsReadBy<Read>()(
      'nextDial',
      { seat: named(['seat'], '席', 'A seat'), to: whole(0, '戦力', 'Power') },
      '次の戦闘のダイアル',
      'The dial of its next combat',
      (read) => {
        const seats = read.game.seats.map((seat) => [read.game.name(seat), seat] as const);
        return read.set(read.oneOf('seat', seats), counter.nextDial, 1 + read.number('to'));
      },
    ),
  ],
  (game, word, about) => new CheatReader(game, word, about, declaredTable.pieces),
);

/** Cheats of everything in the table document, and the next dial of a seat. */
export const cheats = withPlainCheats(own, plainCheats(declaredTable, { ...between(0, 999_999, '値', 'Value') }));
