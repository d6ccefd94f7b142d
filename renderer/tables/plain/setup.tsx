import { useMemo } from 'react';
import { useStore } from 'zustand';
import { askSetup } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import type { GameShape, SeatRange } from '#renderer/desk/workers/game-shape.ts';
import { libraryWords } from '../library/library-words.ts';
import { OptionsSetup, type SetupFormValues, type Wished } from '../library/options-setup.tsx';
import type { SetupProps } from '../table-view.ts';
import { plainWords } from './plain-words.ts';
import { useGameShape } from './use-game-shape.ts';

/** As many as the chosen game allows. */
export function seatsFor(shape: GameShape | null, choices: Wished): SeatRange {
  const values = (shape?.options ?? []).flatMap(({ id, values }) =>
    values.filter((one) => choices[id]?.includes(one.id)),
  );
  return values.flatMap(({ seats = [] }) => seats)[0] ?? shape?.seats ?? { least: 0, most: 0 };
}

export const firstSetup = { seed: 1 };

export function Setup({ documents, locale, busy, onStart, running }: SetupProps) {
  const words = libraryWords(locale);
  const plain = plainWords(words);
  const shape = useGameShape(documents, locale);
  const seats = useStore(playStore, ({ view }) => view?.seats.length ?? 0);
  // With the defaults that the system filled in
  const played = useMemo(
    () => (running === null || shape === null ? null : { ...running, players: seats }),
    [running, seats, shape],
  );
  async function start({ choices, players, seed }: SetupFormValues): Promise<void> {
    // An empty multiple choice means the system's default
    const said = Object.entries(choices).filter(([, values]) => values.length > 0);
    const setup = await askSetup(Object.fromEntries(said), players);
    if (setup !== null) onStart({ ...setup, seed });
  }
  return (
    <OptionsSetup
      words={words}
      seats={(choices) => seatsFor(shape, choices)}
      options={() => shape?.options ?? []}
      sayCount={(count) => plain.seats({ count })}
      saySeveral={({ name }, count) => plain.chosen({ option: name, count })}
      first={{ players: 0, ...firstSetup }}
      running={played}
      read={({ seed, players, ...rest }) => ({
        ...(typeof seed === 'number' ? { seed } : {}),
        ...(typeof players === 'number' && players > 0 ? { players } : {}),
        choices: Object.fromEntries(
          (shape?.options ?? []).flatMap(({ id }) =>
            id in rest ? [[id, [rest[id]].flat().filter((one) => typeof one === 'string')] as const] : [],
          ),
        ),
      })}
      off={busy || shape === null}
      onStart={(wished) => void start(wished)}
    />
  );
}
