import type { PaperSize } from '#authoring/project/paper/paper.ts';

export interface TabletopDeck {
  readonly name: string;
  readonly sheets: readonly TabletopSheet[];
}
/** The last place is the hidden card. */
export interface TabletopSheet {
  readonly faces: string;
  readonly back: string;
  readonly columns: number;
  readonly rows: number;
  readonly cards: readonly { readonly name: string; readonly id: string; readonly copies: number }[];
}
export interface TabletopTile {
  readonly name: string;
  readonly id: string;
  readonly face: string;
  readonly back: string;
}
export interface TabletopToken extends TabletopTile {
  readonly copies: number;
}
export interface TabletopNote {
  readonly name: string;
  readonly text: string;
}
export interface TabletopThings {
  readonly decks: readonly TabletopDeck[];
  readonly tiles: readonly TabletopTile[];
  readonly tokens: readonly TabletopToken[];
  readonly notes: readonly TabletopNote[];
}

/** Placeholder for the address of pictures, unknown before they are uploaded. */
const ADDRESS = '{address}';

/** Boards: wider than 100 mm. */
export const isTile = ({ width }: PaperSize): boolean => width > 100;

/** Largest sheet of Tabletop Simulator: 10 × 7, the last place for the hidden card. */
export const SHEET = { columns: 10, rows: 7, cards: 69, pixels: 4096 } as const;

/** Including the hidden card; single rows are not accepted. */
export function rowsFor(cards: number): number {
  return Math.max(2, Math.ceil((cards + 1) / SHEET.columns));
}

/** A URL, or a local folder as a file URL. */
export function addressOf(typed: string): string {
  const slashed = typed.trim().replaceAll('\\', '/');
  const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');
  if (/^[A-Za-z]:\//.test(slashed)) return `file:///${slashed.slice(0, 2)}${encoded(slashed.slice(2))}`;
  if (slashed.startsWith('//')) return `file:${encoded(slashed)}`;
  return slashed.startsWith('/') ? `file://${encoded(slashed)}` : typed.trim();
}

/** `http`, `https` or `file`. */
export const isAddress = (typed: string): boolean => /^(https?|file):\/\/[^\s]+$/i.test(addressOf(typed));

export function tabletopSave(title: string, things: TabletopThings, address: string = ADDRESS): object {
  const { decks, tiles, tokens, notes } = things;
  const base = addressOf(address).replace(/\/$/, '');
  const url = (file: string) => `${base}/${encodeURIComponent(file)}`;
  let made = 0;
  const guid = () => (++made).toString(16).padStart(6, '0');
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
          GUID: guid(),
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
    // A deck needs two cards
    if (cards.length === 1 && only !== undefined) return only;
    return {
      GUID: guid(),
      Name: 'DeckCustom',
      Transform: transform(at),
      Nickname: deck.name,
      DeckIDs: cards.map(({ CardID }) => CardID),
      CustomDeck: custom,
      ContainedObjects: cards,
    };
  });
  const pictured = ({ name, id, face, back }: TabletopTile) => ({
    Nickname: name,
    Description: id,
    CustomImage: { ImageURL: url(face), ImageSecondaryURL: url(back), ImageScalar: 1, WidthScale: 0 },
  });
  const tileObjects = tiles.map((tile, i) => {
    const { CustomImage, ...named } = pictured(tile);
    const CustomTile = { Type: 0, Thickness: 0.1, Stackable: false, Stretch: true };
    const at = { ...transform(decks.length + i), ...faceUp };
    return { GUID: guid(), Name: 'Custom_Tile', Transform: at, ...named, CustomImage: { ...CustomImage, CustomTile } };
  });
  const tokenObjects = tokens.map((token, i) => {
    const { CustomImage, ...named } = pictured(token);
    const CustomToken = { Thickness: 0.2, MergeDistancePixels: 15, StandUp: false, Stackable: true };
    const stack = token.copies > 1 ? { Name: 'Custom_Token_Stack', Number: token.copies } : { Name: 'Custom_Token' };
    const at = { ...transform(decks.length + tiles.length + i), ...tokenLies };
    return { GUID: guid(), ...stack, Transform: at, ...named, CustomImage: { ...CustomImage, CustomToken } };
  });
  const noteObjects = notes.map(({ name, text }, i) => ({
    GUID: guid(),
    Name: 'Notecard',
    Transform: { ...transform(decks.length + tiles.length + tokens.length + i), ...faceUp },
    Nickname: name,
    Description: text,
  }));
  return { SaveName: title, ObjectStates: [...deckObjects, ...tileObjects, ...tokenObjects, ...noteObjects] };
}

const faceUp = { rotZ: 0 };
const tokenLies = { ...faceUp, scaleX: 0.3, scaleY: 1, scaleZ: 0.3 };

/** In rows of eight, face down. */
function transform(at: number): object {
  const [x, z] = [(at % 8) * 5 - 17.5, Math.floor(at / 8) * -6 + 6];
  return { posX: x, posY: 1.5, posZ: z, rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 };
}
