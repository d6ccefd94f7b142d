import { useStore } from 'zustand';
import { useWords } from '../kit/words/use-words.ts';
import { ConditionAsk } from '../stops/condition-ask.tsx';
import { adviceWords } from '../words/advice-words.ts';
import { adviceStore } from './advice-store.ts';
import { playToWish } from './play-from-here.ts';

/** Asks for a condition, and looks for a game that comes to where it holds. */
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
