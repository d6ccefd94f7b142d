import { forcedLasting, type ThingNames } from '#engine/kernel/table/lasting-document.ts';
import type { Place } from '#engine/kernel/table/table.ts';
import { forcedChange } from '#engine/library/table-document/forced.ts';
import { lasting } from '#engine/library/table-document/lasting-part.ts';
import type { Hides, Part, Pieces } from '#engine/library/table-document/part.ts';
import { allOn, count, each, group, inPlace } from '#engine/library/table-document/parts.ts';
import { type DeclaredTable, tableDocumentOf } from '#engine/library/table-document/table-document.ts';
import { hiddenOf } from '#engine/library/zones/zones.ts';
import { type ArkhamGame, counter, firstPiece, type OwnPile, ofSeat, place, placeNames } from './game.ts';

const whole = { type: 'integer' };
const card = { type: 'string' };

const pieces: Pieces<ArkhamGame> = {
  first: () => firstPiece,
  nameOf: (game, piece) => game.name(piece),
  copyName: (id, copy) => `${id}#${copy}`,
  design: (game, id) => {
    const index = game.content.designs.findIndex((design) => design.id === id);
    return index < 0 ? undefined : { index, copies: game.content.designs[index]?.copies ?? 0 };
  },
  placeName: (_, at) => placeNames[at] ?? '',
  carries: { attached: allOn((game, piece) => game.name(piece), card) },
  fields: ['card'],
};

const faceDown: Hides = { id: 'faceDown', rule: 'AH-DR-01', from: 'all' };
/** What somebody looks at is theirs to see while they do. */
const theirs: Hides = { id: 'looking', rule: 'AH-DR-02', from: 'others' };
const lies = (at: Place, hides?: Hides): Part<ArkhamGame> =>
  inPlace(pieces, { at: () => at, piece: card, ...(hides === undefined ? {} : { hides }) });
const own = (pile: OwnPile, hides?: Hides): Part<ArkhamGame> =>
  inPlace(pieces, { at: (_, seat) => ofSeat(pile, seat), piece: card, ...(hides === undefined ? {} : { hides }) });

export const thingNames = (game: ArkhamGame): ThingNames => ({
  nameOf: (thing) => game.name(thing),
});

const table: DeclaredTable<ArkhamGame> = {
  pieces,
  parts: group({
    round: count(counter('round'), whole),
    seats: each(
      'seat',
      (game) => game.seats.map((seat) => [game.name(seat), seat] as const),
      group({
        actions: count(counter('actions'), whole),
        resources: count(counter('resources'), whole),
        damage: count(counter('damage'), whole),
        horror: count(counter('horror'), whole),
        clues: count(counter('clues'), whole),
        hand: own('hand'),
        deck: own('deck', faceDown),
        play: own('play'),
        test: own('test'),
        discards: own('discards'),
        looking: own('looking', theirs),
      }),
    ),
    bag: lies(place('bag')),
    drawn: lies(place('drawn')),
    played: lies(place('played')),
    encounters: lies(place('encounters'), faceDown),
    met: lies(place('met')),
    lasting: lasting(thingNames),
  }),
};

export const document = tableDocumentOf(table);
export const hidden = hiddenOf(table, [faceDown, theirs], (_, of) => of - 1);
export const forced = [forcedChange<ArkhamGame>(), forcedLasting(thingNames)];
