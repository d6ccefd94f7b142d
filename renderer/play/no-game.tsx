import { useStore } from 'zustand';
import { useWords } from '../kit/words/use-words.ts';
import { problemsStore } from '../problems/problems-store.ts';
import { deskWords } from '../words/desk-words.ts';
import { playStore } from './play-store.ts';

/** Stands where there is no game: the first one comes by itself as soon as the project is read. */
export function NoGame() {
  const words = useWords(deskWords);
  const isComing = useStore(playStore, ({ state, busy }) => state === 'none' && busy);
  const isChecked = useStore(problemsStore, (state) => state.checked);
  return <p className="empty">{isComing || !isChecked ? words.gameComes : words.notStarted}</p>;
}
