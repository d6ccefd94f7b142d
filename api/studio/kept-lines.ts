import { type TSchema, Type } from 'typebox';
import { type Line, type LineFault, LineId, lineSchema } from '#authoring/tools/lines/line.ts';
import { closed } from '#engine/kernel/basics/schema-words.ts';

// Lines of play are kept outside of the project, each by itself. What shape they have says `authoring/tools/lines/line.ts`.

const Fault = Type.Object(
  {
    /** The file, by its name in the folder of lines; in a pack `PACK/FILE`. */
    file: Type.String(),
    why: Type.Unsafe<LineFault | 'unreadable'>(Type.Enum(['cut', 'newer', 'shape', 'other', 'unreadable'])),
  },
  closed,
);

const ContentHash = Type.String({ pattern: '^[0-9a-f]{8,64}$' });
const Texts = Type.Record(Type.String(), Type.String());
const KeptLine = Type.Unsafe<Line>(lineSchema);

export const lineCalls = {
  /** Every line that was kept of this project, and the files that cannot be taken up: those stay where they are. */
  keptLines: {
    ask: Type.Object({}, closed),
    reply: Type.Object({ lines: Type.Array(KeptLine), faults: Type.Array(Fault) }, closed),
  },
  /**
   * Keeps a line. What is kept of it already must be its beginning, or it is not written over, unless it is written
   * `anew`: under other names. `code`: why it could not be written; `diverged`: something else is kept under its id.
   */
  keepLine: {
    ask: Type.Object({ line: KeptLine, anew: Type.Optional(Type.Boolean()) }, closed),
    reply: Type.Union([
      Type.Object({ kept: Type.Literal(true) }, closed),
      Type.Object({ kept: Type.Literal(false), code: Type.String() }, closed),
    ]),
  },
  /** Gives a line up; null: it is not there any more. `code`: why it is still there. */
  dropLine: {
    ask: Type.Object({ id: LineId }, closed),
    reply: Type.Object({ code: Type.Union([Type.String(), Type.Null()]) }, closed),
  },
  /** Keeps the texts of a content on which a pinned line was played. */
  keepTexts: {
    ask: Type.Object({ contentHash: ContentHash, texts: Texts }, closed),
    reply: Type.Union([
      Type.Object({ kept: Type.Literal(true) }, closed),
      Type.Object({ kept: Type.Literal(false), code: Type.String() }, closed),
    ]),
  },
  /** The texts of a content that were kept; null: nobody pinned a line of it, or they cannot be read. */
  keptTexts: {
    ask: Type.Object({ contentHash: ContentHash }, closed),
    reply: Type.Object({ texts: Type.Union([Texts, Type.Null()]) }, closed),
  },
} as const satisfies Readonly<Record<string, { readonly ask: TSchema; readonly reply: TSchema }>>;
