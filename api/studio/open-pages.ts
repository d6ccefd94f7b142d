import { type Static, Type } from 'typebox';
import { PageId, ProjectPath } from './kept-work.ts';

/** A page that has the project open, in whatever program, and the files whose text it has not saved. */
export const OpenPage = Type.Object(
  { page: PageId, unsaved: Type.Array(ProjectPath) },
  { additionalProperties: false },
);
export type OpenPage = Static<typeof OpenPage>;
export const OpenPageList = Type.Array(OpenPage);
