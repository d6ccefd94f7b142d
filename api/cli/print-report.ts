import { type Static, Type } from 'typebox';
import { type AskedKind, askedKinds } from '#authoring/project/paper/print-kinds.ts';
import { problem } from '#authoring/text/problems/problem.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';

const count = Type.Integer({ minimum: 0 });

/** `studio print --json` */
export const printReport = closedObject(
  {
    as: Type.Unsafe<AskedKind>({ type: 'string', enum: askedKinds }),
    file: orNull(Type.String(), {
      description: 'The file that was written; null when there are errors',
    }),
    locales: Type.Array(Type.String()),
    designs: Type.Integer({ minimum: 0, description: 'Different cards and boards in it, each language counted once' }),
    cards: Type.Integer({ minimum: 0, description: 'Everything printed, counting each copy' }),
    pages: Type.Integer({ minimum: 0, description: 'Pages of a PDF, or pictures of an archive' }),
    bytes: count,
    credits: Type.Array(closedObject({ credit: Type.String(), files: Type.Array(Type.String()) }), {
      description: 'The credits of the printed pictures',
    }),
    notFound: Type.Array(Type.String(), {
      description: 'The id prefixes given with --select that match no id',
    }),
    problems: Type.Array(problem),
  },
  { title: 'studio print --json' },
);
export type PrintReport = Static<typeof printReport>;
