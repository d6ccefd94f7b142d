import { useStore } from 'zustand';
import { useWords } from '#renderer/kit/words/use-words.ts';
import '#renderer/parts/advice/advice.css';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { adviceStore } from '#renderer/desk/advice/advice-store.ts';
import { bestAnswer } from '#renderer/desk/advice/best-answer.ts';
import { adviceWords } from '#renderer/desk/words/generated/advice-words.ts';

const percent = (share: number): number => Math.round(share * 100);

export function ProspectBar({ answer }: { readonly answer: JsonObject }) {
  const words = useWords(adviceWords);
  const key = JSON.stringify(answer);
  const row = useStore(adviceStore, (state) => state.whatIf?.rows.get(key));
  const isBest = useStore(adviceStore, ({ whatIf }) => whatIf?.isOver === true && bestAnswer(whatIf.rows) === key);
  if (row === undefined) return null;
  const { won, interval, games, rounds, dominated, chain } = row;
  const [low, high] = interval;
  const said = [
    words.won({ percent: percent(won), low: percent(low), high: percent(high), games }),
    ...(rounds === null ? [] : [words.rounds({ rounds: rounds.toFixed(1) })]),
    ...(isBest ? [words.best] : []),
    ...(dominated ? [words.dominated] : []),
    ...(chain === null ? [] : [words.endless]),
  ].join(' · ');
  return (
    <span
      className={`prospect gap-2 fixed text-11 ${dominated ? 'prospect-dominated' : isBest ? 'prospect-best' : ''}`}
      data-tip={said}
    >
      <span className="hidden">{said}</span>
      <span className="prospect-mark muted" aria-hidden="true">
        {isBest ? words.best : dominated ? words.worse : ''}
      </span>
      <span className="prospect-bar" aria-hidden="true">
        <span className="prospect-won" style={{ inlineSize: `${won * 100}%` }} />
        <span
          className="prospect-interval"
          style={{ insetInlineStart: `${low * 100}%`, inlineSize: `${(high - low) * 100}%` }}
        />
      </span>
      <span className="prospect-share" aria-hidden="true">
        {percent(won)}%
      </span>
      <span className="prospect-rounds muted" aria-hidden="true">
        {rounds !== null && words.roundsInShort({ rounds: rounds.toFixed(1) })}
      </span>
    </span>
  );
}
