import { type Static, type TSchema, Type } from 'typebox';
import type { Paper } from '#authoring/project/paper/paper.ts';
import { papers } from '#authoring/project/paper/paper.ts';
import { type AskedKind, askedKinds } from '#authoring/project/paper/print-kinds.ts';
import type { PictureCredit } from '#authoring/project/pictures/picture-credits.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { type Guides, guideWords } from '#authoring/tools/print/sheet-grid.ts';
import { type ShopId, shopIds } from '#authoring/tools/print/shops.ts';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';
import { ProjectPath } from './kept-work.ts';
import { MOST_BYTES } from './limits.ts';

const oneOf = <Word extends string>(words: readonly Word[]) =>
  Type.Unsafe<Word>(Type.Union(words.map((word) => Type.Literal(word))));
const PrintId = Type.String({ pattern: '^[0-9a-f-]{36}$' });
const count = Type.Integer({ minimum: 0 });
/** In tenths of a millimetre. */
const shift = Type.Integer({ minimum: -999, maximum: 999 });

/** What is to be printed, and as what. */
export const AskedInWindow = closedObject({
  as: oneOf<AskedKind>(askedKinds),
  /** `cards`, and what the game prints besides. */
  parts: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 40 }),
  /** Of cards and boards nothing but these entries; null: all. */
  only: Type.Union([
    Type.Null(),
    Type.Array(closedObject({ path: ProjectPath, id: Type.String({ maxLength: 200 }) }), {
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
  offset: closedObject({ x: shift, y: shift }),
  /** Where pictures will be found; null: that is not known yet. */
  address: Type.Union([Type.Null(), Type.String({ maxLength: 2000 })]),
});
export type AskedInWindow = Static<typeof AskedInWindow>;

const problems = Type.Unsafe<readonly Problem[]>(Type.Array(Type.Unknown()));

const PrintState = Type.Union([
  /** So many of the faces have been looked at; when it is all, they are being drawn. */
  closedObject({ state: Type.Literal('running'), done: count, of: count }),
  closedObject({
    state: Type.Literal('printed'),
    ...{ designs: count, cards: count, pages: count, bytes: count },
    credits: Type.Unsafe<readonly PictureCredit[]>(Type.Array(Type.Unknown())),
    problems,
  }),
  /** Errors: there is no file. */
  closedObject({ state: Type.Literal('refused'), problems }),
  /** None of it has a face. */
  closedObject({ state: Type.Literal('nothing') }),
  /** Nothing was found that could draw; `install`: what to type to get it. */
  closedObject({ state: Type.Literal('no-browser'), install: Type.String() }),
  closedObject({ state: Type.Literal('browser-gone') }),
  closedObject({ state: Type.Literal('stopped') }),
  /** Nobody asked for so long that it was let go, or it went wrong by a fault of ours. */
  closedObject({ state: Type.Literal('lost') }),
]);
export type PrintState = Static<typeof PrintState>;

/** What the workbench may ask about printing. The file that comes of it is fetched in parts. */
export const printCalls = {
  /** Begins to print. `unsaved`: what counts in the place of what lies on the disk. */
  beginPrint: {
    ask: closedObject({
      asked: AskedInWindow,
      unsaved: Type.Array(closedObject({ path: ProjectPath, text: Type.String({ maxLength: MOST_BYTES }) })),
    }),
    reply: closedObject({ print: PrintId }),
  },
  /** How far it is: told when that is other than `done`, or after a moment. */
  printState: { ask: closedObject({ print: PrintId, done: count }), reply: PrintState },
  stopPrint: { ask: closedObject({ print: PrintId }), reply: closedObject({}) },
  /** A part of the file in base 64, from a byte of it on; empty: there is no more, and it is let go. */
  printedPart: {
    ask: closedObject({ print: PrintId, from: count }),
    reply: closedObject({ part: Type.String() }),
  },
} as const satisfies Readonly<Record<string, { readonly ask: TSchema; readonly reply: TSchema }>>;
