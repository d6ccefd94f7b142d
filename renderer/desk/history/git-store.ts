import type { GitState } from '#api/studio/history-calls.ts';
import { store } from '../state/store.ts';

export const gitStore = store<{ readonly git: GitState }>(() => ({ git: { kind: 'none' } }));
