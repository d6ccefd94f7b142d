import { type TSchema, Type } from 'typebox';
import { type Line, type LineFault, LineId, lineSchema } from '#authoring/tools/lines/line.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';

// Lines of play are kept outside of the project, each by itself. What shape they have says `authoring/tools/lines/line.ts`.

const Fault = closedObject({
  /** The file, by its name in the folder of lines; in a pack `PACK/FILE`. */
  file: Type.String(),
  why: Type.Unsafe<LineFault | 'unreadable'>(Type.Enum(['cut', 'newer', 'shape', 'other', 'unreadable'])),
});

const ContentHash = Type.String({ pattern: '^[0-9a-f]{8,64}$' });
const Texts = Type.Record(Type.String(), Type.String());
const KeptLine = Type.Unsafe<Line>(lineSchema);

export const lineCalls = {
  /** Every line that was kept of this project, and the files that cannot be taken up: those stay where they are. */
  keptLines: {
    ask: closedObject({}),
    reply: closedObject({ lines: Type.Array(KeptLine), faults: Type.Array(Fault) }),
  },
  /**
   * Keeps a line. What is kept of it already must be its beginning, or it is not written over, unless it is written
   * `anew`: under other names. `code`: why it could not be written; `diverged`: something else is kept under its id.
   */
  keepLine: {
    ask: closedObject({ line: KeptLine, anew: Type.Optional(Type.Boolean()) }),
    reply: Type.Union([
      closedObject({ kept: Type.Literal(true) }),
      closedObject({ kept: Type.Literal(false), code: Type.String() }),
    ]),
  },
  /** Gives a line up; null: it is not there any more. `code`: why it is still there. */
  dropLine: {
    ask: closedObject({ id: LineId }),
    reply: closedObject({ code: orNull(Type.String()) }),
  },
  /** Keeps the texts of a content on which a pinned line was played. */
  keepTexts: {
    ask: closedObject({ contentHash: ContentHash, texts: Texts }),
    reply: Type.Union([
      closedObject({ kept: Type.Literal(true) }),
      closedObject({ kept: Type.Literal(false), code: Type.String() }),
    ]),
  },
  /** The texts of a content that were kept; null: nobody pinned a line of it, or they cannot be read. */
  keptTexts: {
    ask: closedObject({ contentHash: ContentHash }),
    reply: closedObject({ texts: orNull(Texts) }),
  },
} as const satisfies Readonly<Record<string, { readonly ask: TSchema; readonly reply: TSchema }>>;
