import { type ReactNode, useEffect, useState } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { ChoosableItem } from '#renderer/desk/altering/cheat-kinds.ts';
import type { SeatRange } from '#renderer/desk/workers/game-shape.ts';
import { Choice, keptChoice } from './choice-list.tsx';
import { MultiSelect } from './multi-select.tsx';
import { SetupForm } from './setup-form.tsx';
import type { LibraryWords } from './words/generated/library-words.ts';

export interface OptionToChoose {
  readonly id: string;
  readonly name: string;
  readonly several: boolean;
  readonly values: readonly ChoosableItem[];
}
export type Wished = Readonly<Record<string, readonly string[]>>;
export interface SetupFormValues {
  readonly choices: Wished;
  readonly players: number;
  readonly seed: number;
}

interface OptionsSetupProps {
  readonly words: LibraryWords;
  readonly seats: (choices: Wished) => SeatRange;
  /** Later options may depend on earlier choices. */
  readonly options: (choices: Wished) => readonly OptionToChoose[];
  /** For example "4 PCs". */
  readonly sayCount: (count: number) => string;
  /** The label of a button for a multiple choice. */
  readonly saySeveral: (option: OptionToChoose, count: number) => string;
  readonly first: Pick<SetupFormValues, 'players' | 'seed'>;
  readonly running: JsonObject | null;
  readonly read: (setup: JsonObject) => Partial<SetupFormValues>;
  readonly off: boolean;
  readonly onStart: (wished: SetupFormValues) => void;
  readonly children?: ReactNode;
}

/** Form for a new game: options, number of players and seed. */
export function OptionsSetup(props: OptionsSetupProps) {
  const { words, seats, options, sayCount, saySeveral, first, running, read, off, onStart, children } = props;
  const [choices, setChoices] = useState<Wished>({});
  const [wished, setWished] = useState(first.players);
  const [seed, setSeed] = useState(String(first.seed));
  // A game that was brought back, or the next seed of the last one: what stands here is what is played.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another game runs
  useEffect(() => {
    if (running === null) return;
    const found = read(running);
    if (found.choices !== undefined) setChoices(found.choices);
    if (found.players !== undefined) setWished(found.players);
    if (found.seed !== undefined) setSeed(String(found.seed));
  }, [running]);
  const offered = options(choices);
  const valuesOf = ({ id, several, values }: OptionToChoose): readonly string[] => {
    const ids = values.map((value) => value.id);
    return several ? ids.filter((one) => choices[id]?.includes(one)) : [keptChoice(choices[id]?.[0], ids)];
  };
  const choose = (option: OptionToChoose) => (values: readonly string[]) =>
    setChoices({ ...choices, [option.id]: values });
  const chosen = Object.fromEntries(offered.map((option) => [option.id, valuesOf(option)]));
  const range = seats(chosen);
  const players = Math.min(range.most, Math.max(range.least, wished));
  const one = offered.filter(({ several }) => !several);
  const isComplete = players > 0 && one.every(({ values }) => values.length > 0);
  return (
    <SetupForm
      words={words}
      {...range}
      players={players}
      sayCount={sayCount}
      seed={seed}
      off={off || !isComplete}
      onPlayers={setWished}
      onSeed={setSeed}
      onStart={() =>
        onStart({
          choices: chosen,
          players,
          seed: Number(seed),
        })
      }
      first={one.map((option) => (
        <Choice
          key={option.id}
          label={option.name}
          showsLabel
          value={valuesOf(option)[0] ?? ''}
          choices={option.values}
          onChange={(value) => choose(option)([value])}
        />
      ))}
    >
      {offered.map(
        (option) =>
          option.several &&
          option.values.length > 0 && (
            <MultiSelect
              key={option.id}
              label={option.name}
              said={saySeveral(option, valuesOf(option).length)}
              choices={option.values}
              wanted={valuesOf(option)}
              onWant={choose(option)}
            />
          ),
      )}
      {children}
    </SetupForm>
  );
}
