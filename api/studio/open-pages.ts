import { type Static, Type } from 'typebox';
import { PageId, ProjectPath } from './kept-work.ts';

/** In any program, with its unsaved files. */
export const OpenPage = Type.Object(
  { page: PageId, unsaved: Type.Array(ProjectPath) },
  { additionalProperties: false },
);
export type OpenPage = Static<typeof OpenPage>;
export const OpenPageList = Type.Array(OpenPage);
