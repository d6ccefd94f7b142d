import { type Static, type TSchema, Type } from 'typebox';
import type { Paper } from '#authoring/project/paper/paper.ts';
import { papers } from '#authoring/project/paper/paper.ts';
import { type AskedKind, askedKinds } from '#authoring/project/paper/print-kinds.ts';
import type { PictureCredit } from '#authoring/project/pictures/picture-credits.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { type Guides, guideWords } from '#authoring/tools/print/sheet-grid.ts';
import { type ShopId, shopIds } from '#authoring/tools/print/shops.ts';
import { closed } from '#engine/kernel/basics/schema-words.ts';
import { ProjectPath } from './kept-work.ts';
import { MOST_BYTES } from './limits.ts';

const oneOf = <Word extends string>(words: readonly Word[]) =>
  Type.Unsafe<Word>(Type.Union(words.map((word) => Type.Literal(word))));
const PrintId = Type.String({ pattern: '^[0-9a-f-]{36}$' });
const count = Type.Integer({ minimum: 0 });
/** In tenths of a millimetre. */
const shift = Type.Integer({ minimum: -999, maximum: 999 });

/** What is to be printed, and as what. */
export const AskedInWindow = Type.Object(
  {
    as: oneOf<AskedKind>(askedKinds),
    /** `cards`, and what the game prints besides. */
    parts: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 40 }),
    /** Of cards and boards nothing but these entries; null: all. */
    only: Type.Union([
      Type.Null(),
      Type.Array(Type.Object({ path: ProjectPath, id: Type.String({ maxLength: 200 }) }, closed), {
        maxItems: 100_000,
      }),
    ]),
    locales: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 100 }),
    copies: oneOf<'printed' | 'one'>(['printed', 'one']),
    paper: oneOf<Paper>(Object.keys(papers) as readonly Paper[]),
    shop: Type.Union([Type.Null(), oneOf<ShopId>(shopIds)]),
    duplex: oneOf<'long' | 'short'>(['long', 'short']),
    /** What shows where sheets are cut. */
    guides: oneOf<Guides>(guideWords),
    /** How far backs are moved to the right and up. */
    offset: Type.Object({ x: shift, y: shift }, closed),
    /** Where pictures will be found; null: that is not known yet. */
    address: Type.Union([Type.Null(), Type.String({ maxLength: 2000 })]),
  },
  closed,
);
export type AskedInWindow = Static<typeof AskedInWindow>;

const problems = Type.Unsafe<readonly Problem[]>(Type.Array(Type.Unknown()));

const PrintState = Type.Union([
  /** So many of the faces have been looked at; when it is all, they are being drawn. */
  Type.Object({ state: Type.Literal('running'), done: count, of: count }, closed),
  Type.Object(
    {
      state: Type.Literal('printed'),
      ...{ designs: count, cards: count, pages: count, bytes: count },
      credits: Type.Unsafe<readonly PictureCredit[]>(Type.Array(Type.Unknown())),
      problems,
    },
    closed,
  ),
  /** Errors: there is no file. */
  Type.Object({ state: Type.Literal('refused'), problems }, closed),
  /** None of it has a face. */
  Type.Object({ state: Type.Literal('nothing') }, closed),
  /** Nothing was found that could draw; `install`: what to type to get it. */
  Type.Object({ state: Type.Literal('no-browser'), install: Type.String() }, closed),
  Type.Object({ state: Type.Literal('browser-gone') }, closed),
  Type.Object({ state: Type.Literal('stopped') }, closed),
  /** Nobody asked for so long that it was let go, or it went wrong by a fault of ours. */
  Type.Object({ state: Type.Literal('lost') }, closed),
]);
export type PrintState = Static<typeof PrintState>;

/** What the workbench may ask about printing. The file that comes of it is fetched in parts. */
export const printCalls = {
  /** Begins to print. `unsaved`: what counts in the place of what lies on the disk. */
  beginPrint: {
    ask: Type.Object(
      {
        asked: AskedInWindow,
        unsaved: Type.Array(Type.Object({ path: ProjectPath, text: Type.String({ maxLength: MOST_BYTES }) }, closed)),
      },
      closed,
    ),
    reply: Type.Object({ print: PrintId }, closed),
  },
  /** How far it is: told when that is other than `done`, or after a moment. */
  printState: { ask: Type.Object({ print: PrintId, done: count }, closed), reply: PrintState },
  stopPrint: { ask: Type.Object({ print: PrintId }, closed), reply: Type.Object({}, closed) },
  /** A part of the file in base 64, from a byte of it on; empty: there is no more, and it is let go. */
  printedPart: {
    ask: Type.Object({ print: PrintId, from: count }, closed),
    reply: Type.Object({ part: Type.String() }, closed),
  },
} as const satisfies Readonly<Record<string, { readonly ask: TSchema; readonly reply: TSchema }>>;
