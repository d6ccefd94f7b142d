import type { LabChoices, LabGame, LabMachines, LabQuestion, LabResults, LabState } from '#api/studio/lab-calls.ts';

/** Texts that replace what is on disk. */
export type Unsaved = readonly { readonly path: string; readonly text: string }[];

export type LabChange = 'pause' | 'resume' | 'stop' | 'remove';

/** From the studio to the process that plays. `ask` numbers what wants an answer. */
export type ToLab =
  | { readonly kind: 'begin'; readonly run: string; readonly question: LabQuestion; readonly unsaved: Unsaved }
  | { readonly kind: 'change'; readonly run: string; readonly to: LabChange }
  | { readonly kind: 'choices'; readonly ask: number; readonly unsaved: Unsaved }
  | {
      readonly kind: 'game';
      readonly ask: number;
      readonly run: string;
      readonly seed: number;
      readonly seats: number | null;
    };

export type FromLab =
  | { readonly kind: 'state'; readonly run: string; readonly at: LabState }
  | { readonly kind: 'results'; readonly run: string; readonly results: LabResults }
  | { readonly kind: 'machines'; readonly machines: LabMachines }
  | { readonly kind: 'choices'; readonly ask: number; readonly choices: LabChoices | null }
  | { readonly kind: 'game'; readonly ask: number; readonly game: LabGame | null };
