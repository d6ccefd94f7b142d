import { useEffect, useState } from 'react';
import { askSetup } from '../../play/play-commands.ts';
import { Choice } from '../library/choice.tsx';
import { libraryWords } from '../library/library-words.ts';
import { SetupForm } from '../library/setup-form.tsx';
import { SeveralChoice } from '../library/several-choice.tsx';
import type { SetupProps } from '../table-view.ts';
import { plainWords } from './plain-words.ts';
import { useGameShape } from './use-game-shape.ts';

/** The rest the system fills in. */
export const firstSetup = { seed: 1 };

/** How a game begins whose set-up nobody has drawn: by how many, with what the system lets choose, and the seed. */
export function Setup({ documents, locale, busy, onStart, running }: SetupProps) {
  const words = libraryWords(locale);
  const plain = plainWords(words);
  const shape = useGameShape(documents, locale);
  const [seed, setSeed] = useState('1');
  const [wished, setWished] = useState<number>();
  const [choices, setChoices] = useState<Readonly<Record<string, readonly string[]>>>({});
  // The next seed of the last game: what stands here is what is played.
  useEffect(() => {
    if (typeof running?.['seed'] === 'number') setSeed(String(running['seed']));
  }, [running]);
  const { least, most } = shape?.seats ?? { least: 0, most: 0 };
  const players = Math.min(most, Math.max(least, wished ?? least));
  const choose = (option: string) => (values: readonly string[]) => setChoices({ ...choices, [option]: values });

  async function start(): Promise<void> {
    const setup = await askSetup(choices, players);
    if (setup !== null) onStart({ ...setup, seed: Number(seed) });
  }
  return (
    <SetupForm
      words={words}
      least={least}
      most={most}
      players={players}
      sayCount={plain.seats}
      seed={seed}
      off={busy || shape === null}
      onPlayers={setWished}
      onSeed={setSeed}
      onStart={() => void start()}
    >
      {shape?.options.map(({ id, name, several, values }) =>
        several ? (
          <SeveralChoice
            key={id}
            label={name}
            said={plain.chosen(name, choices[id]?.length ?? 0)}
            choices={values}
            wanted={choices[id] ?? []}
            onWant={choose(id)}
          />
        ) : (
          <Choice
            key={id}
            label={name}
            value={choices[id]?.[0] ?? values[0]?.id ?? ''}
            choices={values}
            onChange={(value) => choose(id)([value])}
          />
        ),
      )}
    </SetupForm>
  );
}
