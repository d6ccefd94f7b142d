import type { Size } from './paper.ts';

/** A deck of cards of one pile in one language, whose faces stand on sheets. */
export interface TabletopDeck {
  readonly name: string;
  readonly sheets: readonly TabletopSheet[];
}
/** A picture of faces in rows; its last place shows what is seen of a hidden card. */
export interface TabletopSheet {
  readonly faces: string;
  readonly back: string;
  readonly columns: number;
  readonly rows: number;
  readonly cards: readonly { readonly name: string; readonly id: string; readonly copies: number }[];
}
/** A board, lying by itself. */
export interface TabletopTile {
  readonly name: string;
  readonly id: string;
  readonly face: string;
  readonly back: string;
}

/** The saved object needs the address of its pictures, which nobody knows before they are put somewhere. */
export const ADDRESS = '{address}';

/** Whether it is no card that is held in a hand, but lies on the table by itself: what is wider than 100 mm. */
export const isTile = ({ width }: Size): boolean => width > 100;

/** Cards on one sheet: the last place of ten rows of seven stays for the hidden card. */
export const SHEET = { columns: 10, rows: 7, cards: 69, pixels: 4096 } as const;

/** Rows for so many cards and the hidden one; a sheet of one row is not taken. */
export function rowsFor(cards: number): number {
  return Math.max(2, Math.ceil((cards + 1) / SHEET.columns));
}

/** A saved object of Tabletop Simulator: every deck and board, beside each other. */
export function tabletopSave(
  title: string,
  decks: readonly TabletopDeck[],
  tiles: readonly TabletopTile[],
  address: string = ADDRESS,
): object {
  const url = (file: string) => `${address.replace(/\/$/, '')}/${encodeURIComponent(file)}`;
  let sheets = 0;
  const deckObjects = decks.map((deck, at) => {
    const numbered = deck.sheets.map((sheet) => ({ sheet, number: ++sheets }));
    const custom = Object.fromEntries(
      numbered.map(({ sheet, number }) => [
        String(number),
        {
          FaceURL: url(sheet.faces),
          BackURL: url(sheet.back),
          NumWidth: sheet.columns,
          NumHeight: sheet.rows,
          BackIsHidden: true,
          UniqueBack: false,
        },
      ]),
    );
    const cards = numbered.flatMap(({ sheet, number }) =>
      sheet.cards.flatMap(({ name, id, copies }, place) =>
        Array.from({ length: copies }, () => ({
          Name: 'Card',
          Transform: transform(at),
          Nickname: name,
          Description: id,
          CardID: number * 100 + place,
          CustomDeck: { [String(number)]: custom[String(number)] },
        })),
      ),
    );
    const [only] = cards;
    // A deck of one card is none there
    if (cards.length === 1 && only !== undefined) return only;
    return {
      Name: 'DeckCustom',
      Transform: transform(at),
      Nickname: deck.name,
      DeckIDs: cards.map(({ CardID }) => CardID),
      CustomDeck: custom,
      ContainedObjects: cards,
    };
  });
  const tileObjects = tiles.map((tile, at) => ({
    Name: 'Custom_Tile',
    Transform: transform(decks.length + at),
    Nickname: tile.name,
    Description: tile.id,
    CustomImage: {
      ImageURL: url(tile.face),
      ImageSecondaryURL: url(tile.back),
      ImageScalar: 1,
      WidthScale: 0,
      CustomTile: { Type: 0, Thickness: 0.1, Stackable: false, Stretch: true },
    },
  }));
  return { SaveName: title, ObjectStates: [...deckObjects, ...tileObjects] };
}

/** In rows of eight, face down. */
function transform(at: number): object {
  const [x, z] = [(at % 8) * 5 - 17.5, Math.floor(at / 8) * -6 + 6];
  return { posX: x, posY: 1.5, posZ: z, rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 };
}
