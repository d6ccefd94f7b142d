import type { Problem } from '#authoring/text/problems/problem.ts';
import type { Fix } from '#authoring/tools/fixes/fixes-of.ts';
import { endTyping, perform } from '../project/project-actions.ts';
import { goTo } from '../project/project-store.ts';
import { localeNow } from '../settings/locale-store.ts';
import { store } from '../state/store.ts';
import { authoring } from '../workers/authoring-client.ts';

/** The problem that somebody wants to mend, and what can be done; null ways: they are being tried. */
export interface OpenFixes {
  readonly problem: Problem;
  readonly all: boolean;
  readonly fixes: readonly Fix[] | null;
}
export const mendingStore = store<{ readonly mending: OpenFixes | null }>(() => ({ mending: null }));
const { getState, setState } = mendingStore;

/** Asks what can be done about a problem, or about all of its kind, and shows it. Nothing is done yet. */
export async function askMend(problem: Problem, all = false): Promise<void> {
  const asked: OpenFixes = { problem, all, fixes: null };
  setState({ mending: asked });
  const current = () => getState().mending === asked;
  try {
    const fixes = await authoring().call('fixes', { problem, all, locale: localeNow() });
    if (current()) setState({ mending: { ...asked, fixes } });
  } catch (error) {
    // That nothing can be done about it would not be true
    if (current()) leaveMend();
    throw error;
  }
}

export function leaveMend(): void {
  setState({ mending: null });
}

/** Does what was shown, as one step of undo with its own name, and goes there: who asked has no button any more. */
export function mend(problem: Problem, { title, changes }: Fix): void {
  endTyping();
  perform({ name: { kind: 'command', ...title }, changes });
  leaveMend();
  goTo({ path: problem.file, ...problem.range.start });
}
