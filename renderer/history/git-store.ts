import { create } from 'zustand';
import type { GitState } from '#api/history-calls.ts';

/** What the git folder around the project says. */
export const useGit = create<{ readonly git: GitState }>(() => ({ git: { kind: 'none' } }));
