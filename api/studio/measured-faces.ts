import type { ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import type { FaceOf, MeasuredFace } from '#authoring/tools/faces/found-on-face.ts';
import type { PrintedEntry, PrintedFront, PrintedLayout, PrintedSide } from './printed-faces.ts';
import type { StudioReply } from './studio-api.ts';

/** What the page that draws faces can be asked for. */
export interface PrintCalls {
  /** Takes the documents of a project, and where its pictures are found; gives the ids of what has a face, by document. */
  take(documents: object, pictures: StudioReply<'pictures'>): Promise<Readonly<Record<string, readonly string[]>>>;
  /**
   * Draws faces, or things of a part that the game prints besides, and measures them, with what is finest on them where it
   * is asked for; null: an entry has no face.
   */
  measure(asked: readonly (FaceOf | PrintedFront)[], withFinest?: boolean): Promise<readonly (MeasuredFace | null)[]>;
  /** All that is printed of these parts, in the order of the project. */
  list(locales: readonly string[], parts: readonly string[]): Promise<readonly PrintedEntry[]>;
  /** Lays out sides of one size, to be printed; tells of each whether it could be drawn. */
  layOutSides(sides: readonly PrintedSide[], layout: PrintedLayout): Promise<readonly boolean[]>;
  /** The pictures as they were taken, those that could not be drawn with that fault: as far as something was drawn with them. */
  pictures(): Promise<readonly ProjectPicture[]>;
  /** What can be read on sides of one size, line by line, without how it is pronounced. */
  texts(sides: readonly PrintedSide[]): Promise<readonly string[]>;
}
