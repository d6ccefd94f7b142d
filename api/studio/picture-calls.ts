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
/** See `authoring/project/pictures/project-picture.ts`. */
const FaultyPictureOnDisk = closedObject({
  path: ProjectPath,
  fault: Type.Unsafe<FaultyPicture['fault']>(Type.Unknown()),
});

/** Bytes are served by URL, not by calls. */
export const pictureCalls = {
  /** Own ones first. `at`: base URL with a secret; `?VERSION` makes a response cacheable. */
  pictures: {
    ask: closedObject({}),
    reply: closedObject({ at: Type.String(), pictures: Type.Array(Type.Union([SoundPicture, FaultyPictureOnDisk])) }),
  },
  /** Stores a picture under an id, for a `restore` step. Refused with a fault if it is no picture of this type. */
  keepPicture: {
    ask: closedObject({
      path: ProjectPath,
      kept: KeptId,
      /** Base64. */
      bytes: Type.String({ minLength: 1, maxLength: Math.ceil(MOST_PICTURE_BYTES / 3) * 4 }),
    }),
    reply: Type.Union([
      closedObject({ kept: Type.Literal(true) }),
      closedObject({ kept: Type.Literal(false), fault: Type.Unsafe<FaultyPicture['fault'] | null>(Type.Unknown()) }),
    ]),
  },
} as const satisfies Readonly<Record<string, { readonly ask: TSchema; readonly reply: TSchema }>>;
