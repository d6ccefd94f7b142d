import { useProblems } from '../problems/problems-store.ts';
import { useWords } from '../words/locale-store.ts';
import { usePlay } from './play-store.ts';

/** Stands where there is no game: the first one comes by itself as soon as the project is read. */
export function NoGame() {
  const words = useWords();
  const isComing = usePlay(({ state, busy }) => state === 'none' && busy);
  const isChecked = useProblems((state) => state.checked);
  return <p className="empty">{isComing || !isChecked ? words.gameComes : words.notStarted}</p>;
}
