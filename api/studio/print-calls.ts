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
/** Tenths of a millimetre. */
const shift = Type.Integer({ minimum: -999, maximum: 999 });

export const AskedInWindow = closedObject({
  as: oneOf<AskedKind>(askedKinds),
  /** `cards`, and other printed parts of the game. */
  parts: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 40 }),
  /** Null: all cards and boards. */
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
  guides: oneOf<Guides>(guideWords),
  /** To the right and up. */
  offset: closedObject({ x: shift, y: shift }),
  /** Base URL of pictures; null: unknown yet. */
  address: Type.Union([Type.Null(), Type.String({ maxLength: 2000 })]),
});
export type AskedInWindow = Static<typeof AskedInWindow>;

const problems = Type.Unsafe<readonly Problem[]>(Type.Array(Type.Unknown()));

const PrintState = Type.Union([
  /** Faces checked; when all are, drawing begins. */
  closedObject({ state: Type.Literal('running'), done: count, of: count }),
  closedObject({
    state: Type.Literal('printed'),
    ...{ designs: count, cards: count, pages: count, bytes: count },
    credits: Type.Unsafe<readonly PictureCredit[]>(Type.Array(Type.Unknown())),
    problems,
  }),
  /** Errors; no file. */
  closedObject({ state: Type.Literal('refused'), problems }),
  /** Nothing has a face. */
  closedObject({ state: Type.Literal('nothing') }),
  /** `install`: the command that installs a browser. */
  closedObject({ state: Type.Literal('no-browser'), install: Type.String() }),
  closedObject({ state: Type.Literal('browser-gone') }),
  closedObject({ state: Type.Literal('stopped') }),
  /** Timed out without a poll, or failed by a defect. */
  closedObject({ state: Type.Literal('lost') }),
]);
export type PrintState = Static<typeof PrintState>;

/** The result is downloaded in parts. */
export const printCalls = {
  /** `unsaved` replaces what is on disk. */
  beginPrint: {
    ask: closedObject({
      asked: AskedInWindow,
      unsaved: Type.Array(closedObject({ path: ProjectPath, text: Type.String({ maxLength: MOST_BYTES }) })),
    }),
    reply: closedObject({ print: PrintId }),
  },
  /** Long poll: replies when progress differs from `done`, or after a while. */
  printState: { ask: closedObject({ print: PrintId, done: count }), reply: PrintState },
  stopPrint: { ask: closedObject({ print: PrintId }), reply: closedObject({}) },
  /** Base64 from a byte offset; empty: end, and the file is released. */
  printedPart: {
    ask: closedObject({ print: PrintId, from: count }),
    reply: closedObject({ part: Type.String() }),
  },
} as const satisfies Readonly<Record<string, { readonly ask: TSchema; readonly reply: TSchema }>>;
