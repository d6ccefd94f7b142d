import { useStore } from 'zustand';
import { useWords } from '../../kit/words/use-words.ts';
import '#renderer/parts/advice/advice.css';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { adviceStore } from '#renderer/desk/advice/advice-store.ts';
import { adviceWords } from '#renderer/desk/words/advice-words.ts';

const percent = (share: number): number => Math.round(share * 100);

/** What is to be expected of an action: how often it wins, as a bar with the interval of the true share. */
export function ProspectBar({ answer }: { readonly answer: JsonObject }) {
  const words = useWords(adviceWords);
  const row = useStore(adviceStore, (state) => state.whatIf?.rows.get(JSON.stringify(answer)));
  if (row === undefined) return null;
  const { won, interval, games, rounds, dominated, chain } = row;
  const [low, high] = interval;
  const said = [
    words.won(percent(won), percent(low), percent(high), games),
    ...(rounds === null ? [] : [words.rounds(rounds.toFixed(1))]),
    ...(dominated ? [words.dominated] : []),
    ...(chain === null ? [] : [words.endless]),
  ].join(' · ');
  return (
    <span className={`prospect ${dominated ? 'prospect-dominated' : ''}`} title={said}>
      <span className="hidden">{said}</span>
      <span className="prospect-bar" aria-hidden="true">
        <span className="prospect-won" style={{ inlineSize: `${won * 100}%` }} />
        <span
          className="prospect-interval"
          style={{ insetInlineStart: `${low * 100}%`, inlineSize: `${(high - low) * 100}%` }}
        />
      </span>
      {dominated && (
        <span className="prospect-worse" aria-hidden="true">
          {words.worse}
        </span>
      )}
      <span className="prospect-share" aria-hidden="true">
        {percent(won)}%
      </span>
    </span>
  );
}
