import type { Problem } from '#authoring/text/problems/problem.ts';
import type { Fix } from '#authoring/tools/fixes/fixes-of.ts';
import { endTyping, perform } from '../project/project-actions.ts';
import { goTo } from '../project/project-store.ts';
import { localeNow } from '../settings/locale-store.ts';
import { store } from '../state/store.ts';
import { authoring } from '../workers/authoring-client.ts';

export interface OpenFixes {
  readonly problem: Problem;
  readonly all: boolean;
  readonly fixes: readonly Fix[] | null;
}
export const openFixesStore = store<{ readonly open: OpenFixes | null }>(() => ({ open: null }));
const { getState, setState } = openFixesStore;

export async function askForFixes(problem: Problem, all = false): Promise<void> {
  const asked: OpenFixes = { problem, all, fixes: null };
  setState({ open: asked });
  const current = () => getState().open === asked;
  try {
    const fixes = await authoring().call('fixes', { problem, all, locale: localeNow() });
    if (current()) setState({ open: { ...asked, fixes } });
  } catch (error) {
    // An error does not mean that there is no fix
    if (current()) closeFixes();
    throw error;
  }
}

export function closeFixes(): void {
  setState({ open: null });
}

/** Applies the fix as one named undo step, and goes there, since the button is gone. */
export function applyFix(problem: Problem, { title, changes }: Fix): void {
  endTyping();
  perform({ name: { kind: 'command', ...title }, changes });
  closeFixes();
  goTo({ path: problem.file, ...problem.range.start });
}
