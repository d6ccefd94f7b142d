import { useStore } from 'zustand';
import { adviceStore } from '#renderer/desk/advice/advice-store.ts';
import { playToWish } from '#renderer/desk/advice/play-from-here.ts';
import { adviceWords } from '#renderer/desk/words/generated/advice-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { ConditionAsk } from '../stops/condition-ask.tsx';

export function WishDialog() {
  const words = useWords(adviceWords);
  const first = useStore(adviceStore, (state) => state.wish);
  return (
    <ConditionAsk
      title={words.wish}
      about={words.wishAbout}
      take={words.wishTake}
      first={first}
      onTaken={playToWish}
      onClose={() => adviceStore.setState({ isWishing: false })}
    />
  );
}
