import { type TSchema, Type } from 'typebox';
import { type Branch, type BranchFault, BranchId, branchSchema } from '#authoring/tools/branches/branch.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';

// Branches are stored outside of the project, one per file. Format: `authoring/tools/branches/branch.ts`.

const Fault = closedObject({
  /** File name in the folder of branches; in a pack `PACK/FILE`. */
  file: Type.String(),
  why: Type.Unsafe<BranchFault | 'unreadable'>(Type.Enum(['cut', 'newer', 'shape', 'other', 'unreadable'])),
});

const ContentHash = Type.String({ pattern: '^[0-9a-f]{8,64}$' });
const Texts = Type.Record(Type.String(), Type.String());
const KeptLine = Type.Unsafe<Branch>(branchSchema);

export const branchCalls = {
  /** Faulty files stay in place. */
  keptLines: {
    ask: closedObject({}),
    reply: closedObject({ lines: Type.Array(KeptLine), faults: Type.Array(Fault) }),
  },
  /**
   * Only extends what is stored, unless `anew` (renamed ids). `code`: why it was not written; `diverged`: another
   * branch has this id.
   */
  keepLine: {
    ask: closedObject({ line: KeptLine, anew: Type.Optional(Type.Boolean()) }),
    reply: Type.Union([
      closedObject({ kept: Type.Literal(true) }),
      closedObject({ kept: Type.Literal(false), code: Type.String() }),
    ]),
  },
  /** Null: deleted, or it was gone already. */
  dropLine: {
    ask: closedObject({ id: BranchId }),
    reply: closedObject({ code: orNull(Type.String()) }),
  },
  /** Content on which a pinned branch was played. */
  keepTexts: {
    ask: closedObject({ contentHash: ContentHash, texts: Texts }),
    reply: Type.Union([
      closedObject({ kept: Type.Literal(true) }),
      closedObject({ kept: Type.Literal(false), code: Type.String() }),
    ]),
  },
  /** Null: not stored, or unreadable. */
  keptTexts: {
    ask: closedObject({ contentHash: ContentHash }),
    reply: closedObject({ texts: orNull(Texts) }),
  },
} as const satisfies Readonly<Record<string, { readonly ask: TSchema; readonly reply: TSchema }>>;
