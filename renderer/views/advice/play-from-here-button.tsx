import { useState } from 'react';
import { useStore } from 'zustand';
import { adviceStore } from '#renderer/desk/advice/advice-store.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { adviceWords } from '#renderer/desk/words/generated/advice-words.ts';
import { Button, type ButtonLook } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

interface PlayFromHereProps {
  /** The condition for the goal search. The first goal found wins. */
  readonly goals: () => readonly string[] | Promise<readonly string[]>;
  readonly of: string;
  readonly look?: ButtonLook;
}

export function PlayFromHere({ goals, of, look = 'plain' }: PlayFromHereProps) {
  const words = useWords(adviceWords);
  const isPlayed = useStore(playStore, ({ playedOn }) => playedOn !== null);
  const [isAsked, setAsked] = useState(false);
  const reach = useStore(adviceStore, (state) => state.reach);
  const searching = isAsked && reach?.kind === 'searching' ? reach : null;
  const label = searching === null ? words.playFrom({ of }) : words.stopSearch;
  async function search(): Promise<void> {
    const { playTo } = await import('#renderer/desk/advice/play-from-here.ts');
    setAsked(true);
    await playTo(await goals()).finally(() => setAsked(false));
  }
  const stop = async () => (await import('#renderer/desk/advice/advice-line.ts')).endAdvice();
  return (
    <>
      <Button
        look={look}
        icon={look === 'link' ? undefined : searching === null ? 'play' : 'stop'}
        off={!isPlayed}
        data-tip={searching === null ? words.playFromHelp : label}
        onClick={() => void (searching === null ? search() : stop())}
      >
        {label}
      </Button>
      {searching !== null && (
        <span className="reach-far muted text-11">{words.searched({ games: searching.games, of: searching.of })}</span>
      )}
    </>
  );
}
