import { madeProblemExamples } from './generated/problem-examples.ts';
import { type SystemId, systemIds } from './system-ids.ts';

interface ProblemExamples {
  /** Topics of the codes, by prefix. */
  readonly areas: { readonly [prefix: string]: string };
  /** In the order of the documentation. */
  readonly examples: readonly {
    readonly code: string;
    readonly files: readonly ExampleFile[];
    /** Null: no picture listing. */
    readonly pictures: readonly { readonly path: string }[] | null;
    readonly dictionary: readonly string[];
  }[];
}

type ExampleFile =
  | { readonly path: string; readonly text: string; readonly bom: boolean }
  | { readonly path: string; readonly fault: { readonly kind: string } };

const byId: Readonly<Record<SystemId, ProblemExamples>> = madeProblemExamples;

/** General problems use the game with the bundled sample, since many need cards with effects. */
export const problemExamples: readonly (ProblemExamples & { readonly id: SystemId })[] = systemIds.map((id) => ({
  id,
  ...byId[id],
}));
