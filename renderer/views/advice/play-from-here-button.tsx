import { useState } from 'react';
import { useStore } from 'zustand';
import { adviceStore } from '#renderer/desk/advice/advice-store.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { adviceWords } from '#renderer/desk/words/generated/advice-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

interface PlayFromHereProps {
  /** The condition for the goal search. The first goal found wins. */
  readonly goals: () => readonly string[] | Promise<readonly string[]>;
  readonly of: string;
  readonly inRow?: boolean;
}

export function PlayFromHere({ goals, of, inRow = false }: PlayFromHereProps) {
  const words = useWords(adviceWords);
  const isPlayed = useStore(playStore, ({ playedOn }) => playedOn !== null);
  const [isAsked, setAsked] = useState(false);
  const reach = useStore(adviceStore, (state) => state.reach);
  const searching = isAsked && reach?.kind === 'searching' ? reach : null;
  const label = searching === null ? words.playFrom({ of }) : words.stopSearch;
  async function look(): Promise<void> {
    const { playTo } = await import('#renderer/desk/advice/play-from-here.ts');
    setAsked(true);
    await playTo(await goals()).finally(() => setAsked(false));
  }
  const stop = async () => (await import('#renderer/desk/advice/advice-line.ts')).endAdvice();
  return (
    <>
      <Button
        icon={searching === null ? 'play' : 'stop'}
        className={inRow ? 'problem-fix fixed text-12' : ''}
        off={!isPlayed}
        aria-label={inRow ? label : undefined}
        data-tip={inRow || searching !== null ? label : words.playFromHelp}
        onClick={() => void (searching === null ? look() : stop())}
      >
        {!inRow && label}
      </Button>
      {searching !== null && (
        <span className="reach-far muted text-11">{words.searched({ games: searching.games, of: searching.of })}</span>
      )}
    </>
  );
}
