import { type TSchema, Type } from 'typebox';
import { type PictureKind, pictureKinds } from '#authoring/project/pictures/picture-kinds.ts';
import type { FaultyPicture } from '#authoring/project/pictures/project-picture.ts';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';
import { KeptId, ProjectPath } from './kept-work.ts';
import { MOST_PICTURE_BYTES } from './limits.ts';

const SoundPicture = closedObject({
  path: ProjectPath,
  version: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  bytes: Type.Integer({ minimum: 1 }),
  kind: Type.Unsafe<PictureKind>(Type.Union(pictureKinds.map((kind) => Type.Literal(kind)))),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
});
/** A file that is listed and not shown: why, as `authoring/project/pictures/project-picture.ts` says it. */
const FaultyPictureOnDisk = closedObject({
  path: ProjectPath,
  fault: Type.Unsafe<FaultyPicture['fault']>(Type.Unknown()),
});

/** What the workbench may ask about pictures. Their bytes go by addresses, not by calls. */
export const pictureCalls = {
  /**
   * The pictures of the project and of those that it requires, the project's own first. `at`: the address below which they
   * are found by their paths; nobody who has not asked knows it. After a `?` may stand the version that is meant: it is kept.
   */
  pictures: {
    ask: closedObject({}),
    reply: closedObject({ at: Type.String(), pictures: Type.Array(Type.Union([SoundPicture, FaultyPictureOnDisk])) }),
  },
  /**
   * Keeps the bytes of a picture under an id, from where a step of files brings them back (`restore`) to the path that is
   * named here. Bytes that are no picture of that path are not kept, and why is said.
   */
  keepPicture: {
    ask: closedObject({
      path: ProjectPath,
      kept: KeptId,
      /** In base 64. */
      bytes: Type.String({ minLength: 1, maxLength: Math.ceil(MOST_PICTURE_BYTES / 3) * 4 }),
    }),
    reply: Type.Union([
      closedObject({ kept: Type.Literal(true) }),
      closedObject({ kept: Type.Literal(false), fault: Type.Unsafe<FaultyPicture['fault'] | null>(Type.Unknown()) }),
    ]),
  },
} as const satisfies Readonly<Record<string, { readonly ask: TSchema; readonly reply: TSchema }>>;
