import { type Static, Type } from 'typebox';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';

/** `studio pack --json` */
export const packReport = closedObject(
  {
    file: Type.String({ description: 'The file that was written' }),
    files: Type.Array(Type.String(), { description: 'The files it contains, by path' }),
    bytes: Type.Integer({ minimum: 0 }),
  },
  { title: 'studio pack --json' },
);
export type PackReport = Static<typeof packReport>;

/** `studio unpack --json` */
export const unpackReport = closedObject(
  {
    folder: Type.String({ description: 'The folder that was created' }),
    files: Type.Array(Type.String(), { description: 'The files written into it, by path' }),
    leftOut: Type.Array(Type.String(), { description: 'Files that are neither documents nor pictures' }),
  },
  { title: 'studio unpack --json' },
);
export type UnpackReport = Static<typeof unpackReport>;
