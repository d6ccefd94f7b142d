import type { ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import type { FaceOf, MeasuredFace } from '#authoring/tools/faces/found-on-face.ts';
import type { PrintedEntry, PrintedFront, PrintedLayout, PrintedSide } from './printed-faces.ts';
import type { StudioReply } from './studio-api.ts';

/** Calls to the page that renders faces. */
export interface PrintCalls {
  /** Loads documents and pictures. Returns ids with faces by document. */
  take(documents: object, pictures: StudioReply<'pictures'>): Promise<Readonly<Record<string, readonly string[]>>>;
  /** Renders and measures; `withFinest`: also the thinnest line. Null: no face. */
  measure(asked: readonly (FaceOf | PrintedFront)[], withFinest?: boolean): Promise<readonly (MeasuredFace | null)[]>;
  /** In the order of the project. */
  list(locales: readonly string[], parts: readonly string[]): Promise<readonly PrintedEntry[]>;
  /** For sides of one size. Returns which could be rendered. */
  layOutSides(sides: readonly PrintedSide[], layout: PrintedLayout): Promise<readonly boolean[]>;
  /** Pictures used so far; those that failed have a fault. */
  pictures(): Promise<readonly ProjectPicture[]>;
  /** Text by side, without ruby. */
  texts(sides: readonly PrintedSide[]): Promise<readonly string[]>;
  /** A whole document in HTML, in the place of faces. Resolves when its fonts are loaded. */
  showDocument(html: string): Promise<void>;
}
