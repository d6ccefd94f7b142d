import type { Answers } from '#engine/kernel/contract/beginning.ts';
import { store } from '../state/store.ts';

/** What is being begun from the desk: something in the project, another project, or another folder. */
export type BeginKind = 'thing' | 'project' | 'folder';

/** What was written of another project that is not made yet; null: as usual. */
export interface ProjectDraft {
  readonly system: string | null;
  readonly kind: string;
  readonly title: string | null;
  readonly folder: string | null;
  readonly answers: { readonly [kind: string]: Answers };
}
export const noDraft: ProjectDraft = { system: null, kind: 'empty', title: null, folder: null, answers: {} };

interface BeginState {
  readonly open: BeginKind | null;
  /** What was chosen and answered last. It is kept while the page is there: who leaves half way finds it again. */
  readonly kind: string | null;
  readonly answers: { readonly [kind: string]: Answers };
  readonly project: ProjectDraft;
  /** The files that would be made as it is answered now, and are not there: the explorer shows them at their places. */
  readonly notYet: readonly string[];
}

export const beginStore = store<BeginState>(() => ({
  open: null,
  kind: null,
  answers: {},
  project: noDraft,
  notYet: [],
}));
const { getState, setState } = beginStore;

/** `kind`: what is to be made, where that is known. */
export function openBegin(open: BeginKind, kind: string | null = getState().kind): void {
  setState({ open, kind });
}
export function closeBegin(): void {
  setState({ open: null });
}
export function chooseKind(kind: string): void {
  setState({ kind });
}
export function answerAll(kind: string, answers: Answers): void {
  setState({ answers: { ...getState().answers, [kind]: answers } });
}
export function tellNotYet(notYet: readonly string[]): void {
  setState({ notYet });
}
/** It was made: the next one begins as usual. */
export function forgetAnswers(kind: string): void {
  const { [kind]: _, ...answers } = getState().answers;
  setState({ answers, open: null });
}
export function draftProject(part: Partial<ProjectDraft>): void {
  setState({ project: { ...getState().project, ...part } });
}
