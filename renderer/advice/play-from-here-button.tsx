import { Button } from '../look/button.tsx';
import { Icon } from '../look/icon.tsx';
import { usePlay } from '../play/play-store.ts';
import { useAdviceWords } from '../words/advice-words.ts';

interface PlayFromHereProps {
  /** What to play to, as goals are called: the first that is one. */
  readonly goals: () => readonly string[] | Promise<readonly string[]>;
  /** What it stands for, in words. */
  readonly of: string;
  /** Only its sign is to be seen: it stands in a row. */
  readonly inRow?: boolean;
}

/** Looks for a game that comes here, as the command of that name does. */
export function PlayFromHere({ goals, of, inRow = false }: PlayFromHereProps) {
  const words = useAdviceWords();
  const isPlayed = usePlay(({ playedOn }) => playedOn !== null);
  const label = words.playFrom(of);
  return (
    <Button
      className={inRow ? 'button problem-fix' : 'button'}
      off={!isPlayed}
      aria-label={inRow ? label : undefined}
      title={inRow ? label : words.playFromHelp}
      onClick={() => void import('./play-from-here.ts').then(async ({ playTo }) => playTo(await goals()))}
    >
      <Icon name="play" />
      {!inRow && label}
    </Button>
  );
}
