import { useStore } from 'zustand';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import '#renderer/parts/advice/advice.css';
import type { WhatIf } from '#renderer/desk/advice/advice-store.ts';
import { lookAhead, stopSearch } from '#renderer/desk/advice/what-if.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { adviceWords } from '#renderer/desk/words/generated/advice-words.ts';
import { WhatIfOptionsButton } from './what-if-options.tsx';

/** Simulates each action's outcomes. One button starts and stops, so that it keeps the focus. */
export function LookAhead({ whatIf }: { readonly whatIf: WhatIf | null }) {
  const words = useWords(adviceWords);
  const isAway = useStore(playStore, ({ busy, program, view }) => busy || program !== null || view?.result !== null);
  const isLooking = whatIf !== null && !whatIf.isOver;
  const isNobodyWinning =
    whatIf?.isOver === true && whatIf.rows.size > 0 && [...whatIf.rows.values()].every(({ won }) => won === 0);
  return (
    <>
      <div className="look-ahead row gap-1 muted text-11">
        {whatIf !== null && <span role="status">{words.looked({ games: whatIf.games, of: whatIf.playouts })}</span>}
        <Button
          aria-description={isLooking ? undefined : words.lookAheadHelp}
          off={isAway && !isLooking}
          onClick={() => (isLooking ? stopSearch() : void lookAhead())}
        >
          {isLooking ? words.stop : words.lookAhead}
        </Button>
        <WhatIfOptionsButton />
      </div>
      {isNobodyWinning && <NobodyWon {...whatIf} />}
    </>
  );
}

/** How far the games went where no action leads to a victory. */
function NobodyWon({ rows, farthest }: WhatIf) {
  const words = useWords(adviceWords);
  const locale = useLocale();
  const rounds = [...rows.values()].flatMap((row) => row.rounds ?? []);
  const mean = rounds.reduce((sum, one) => sum + one, 0) / Math.max(1, rounds.length);
  return (
    <p className="look-ahead-lost text-11" role="status">
      {words.nobodyWon({ rounds: mean.toFixed(1), scene: farthest === null ? '' : farthest[locale] })}
    </p>
  );
}
