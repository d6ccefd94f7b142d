import { stage } from '../stage/stage.ts';
import { store } from '../state/store.ts';

export const searchOpenStore = store<{ readonly mode: 'find' | 'replace'; readonly asked: number }>(() => ({
  mode: 'find',
  asked: 0,
}));

export function openSearch(mode: 'find' | 'replace'): void {
  searchOpenStore.setState(({ asked }) => ({ mode, asked: asked + 1 }));
  stage().goToPart('search');
}
