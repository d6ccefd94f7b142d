import type { Answers } from '#engine/kernel/contract/template.ts';
import { store } from '../state/store.ts';

export type BeginKind = 'thing' | 'project' | 'folder';

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
  /** Answers are kept until the page closes, so that a cancelled dialog can be resumed. */
  readonly kind: string | null;
  /** The person asked for this kind, and so begins at its first question. */
  readonly isKindGiven: boolean;
  readonly answers: { readonly [kind: string]: Answers };
  readonly project: ProjectDraft;
  readonly notYet: readonly string[];
}

export const beginStore = store<BeginState>(() => ({
  open: null,
  kind: null,
  isKindGiven: false,
  answers: {},
  project: noDraft,
  notYet: [],
}));
const { getState, setState } = beginStore;

export function openBegin(open: BeginKind, kind?: string): void {
  setState({ open, kind: kind ?? getState().kind, isKindGiven: kind !== undefined });
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
export function setNotYet(notYet: readonly string[]): void {
  setState({ notYet });
}
export function forgetAnswers(kind: string): void {
  const { [kind]: _, ...answers } = getState().answers;
  setState({ answers, open: null });
}
export function draftProject(part: Partial<ProjectDraft>): void {
  setState({ project: { ...getState().project, ...part } });
}
