import { useStore } from 'zustand';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';

export function NoGame() {
  const words = useWords(deskWords);
  const isComing = useStore(playStore, ({ state, busy }) => state === 'none' && busy);
  const isChecked = useStore(problemsStore, (state) => state.checked);
  return <p className="empty">{isComing || !isChecked ? words.gameComes : words.notStarted}</p>;
}
