import { useWords } from '../words/locale-store.ts';
import { goOnFromThere } from './play-commands.ts';
import { usePlay } from './play-store.ts';

/** What the last edit did to the running game; spoken when it changes. */
export function DifferenceLine() {
  const words = useWords();
  const { difference, differenceSentence, state, refusal } = usePlay();
  const stopped = state === 'stopped';
  const sentence = stopped ? words.engineStopped : differenceSentence;
  return (
    <div className={`difference difference-${stopped ? 'broken' : difference.kind}`}>
      <div role="status" aria-label={words.difference}>
        {sentence}
      </div>
      {difference.kind === 'broken' && !stopped && (
        <button type="button" className="button button-ring" onClick={() => void goOnFromThere()}>
          {words.goOnFromThere}
        </button>
      )}
      {refusal !== null && (
        <p className="refusal" role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
