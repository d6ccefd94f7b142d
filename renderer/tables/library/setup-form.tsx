import './forms.css';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Choice } from './choice-list.tsx';
import type { LibraryWords } from './words/generated/library-words.ts';

const seedPattern = '[0-9]{1,9}';

interface SetupFormProps {
  readonly words: LibraryWords;
  readonly least: number;
  readonly most: number;
  readonly players: number;
  /** For example "4 PCs". */
  readonly sayCount: (count: number) => string;
  readonly seed: string;
  readonly off: boolean;
  readonly onPlayers: (players: number) => void;
  readonly onSeed: (seed: string) => void;
  readonly onStart: () => void;
  readonly first?: ReactNode;
  readonly children?: ReactNode;
}

export function SetupForm(props: SetupFormProps) {
  const { words, least, most, players, sayCount, seed, off, first, children, onPlayers, onSeed, onStart } = props;
  const counts = Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
  function start(event: FormEvent): void {
    event.preventDefault();
    if (!off) onStart();
  }
  return (
    <form className="setup" onSubmit={start}>
      {first}
      <Choice
        label={words.players}
        showsLabel
        value={String(players)}
        choices={counts.map((count) => ({ id: String(count), name: sayCount(count) }))}
        onChange={(count) => onPlayers(Number(count))}
      />
      {children}
      <label className="field">
        <span>{words.seed}</span>
        <input
          className="code"
          inputMode="numeric"
          pattern={seedPattern}
          required
          value={seed}
          onChange={(event) => onSeed(event.target.value)}
        />
      </label>
      <Button type="submit" look="accent" off={off}>
        {words.start}
      </Button>
    </form>
  );
}
