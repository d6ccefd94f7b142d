import { madeProblemExamples } from './generated/problem-examples.ts';
import { type SystemId, systemIds } from './system-ids.ts';

/** Examples of problems, written into a project of one game. */
interface ProblemExamples {
  /** What the codes of this game are about, by their first letters. */
  readonly areas: { readonly [prefix: string]: string };
  /** The whole project of each example, in the order of the documentation. */
  readonly examples: readonly {
    readonly code: string;
    readonly files: readonly ExampleFile[];
    /** What the host found among its pictures; null: nobody looked. */
    readonly pictures: readonly { readonly path: string }[] | null;
  }[];
}

/** A file of an example's project, or why it has no text. */
type ExampleFile =
  | { readonly path: string; readonly version: number; readonly text: string; readonly bom: boolean }
  | { readonly path: string; readonly fault: { readonly kind: string } };

const byId: Readonly<Record<SystemId, ProblemExamples>> = madeProblemExamples;

/**
 * Examples of every problem, for the documentation. Those that any game's project can have are written into a project
 * of the game whose sample ships, too: many of them need cards with effects, which a project of no game has.
 */
export const problemExamples: readonly (ProblemExamples & { readonly id: SystemId })[] = systemIds.map((id) => ({
  id,
  ...byId[id],
}));
