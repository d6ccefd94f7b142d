import { ConditionAsk } from '../stops/condition-ask.tsx';
import { useAdviceWords } from '../words/advice-words.ts';
import { useAdvice } from './advice-store.ts';
import { playToWish } from './play-from-here.ts';

/** Asks for a condition, and looks for a game that comes to where it holds. */
export function WishDialog() {
  const words = useAdviceWords();
  const first = useAdvice((state) => state.wish);
  return (
    <ConditionAsk
      title={words.wish}
      about={words.wishAbout}
      take={words.wishTake}
      first={first}
      onTaken={playToWish}
      onClose={() => useAdvice.setState({ isWishing: false })}
    />
  );
}
