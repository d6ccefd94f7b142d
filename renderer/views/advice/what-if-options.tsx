import { Popover } from '@base-ui/react/popover';
import { useStore } from 'zustand';
import { adviceStore, type WhatIfOptions } from '#renderer/desk/advice/advice-store.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { adviceWords } from '#renderer/desk/words/advice-words.ts';
import { deskWords } from '#renderer/desk/words/desk-words.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

const playoutsToChoose = [4, 8, 16, 32, 64] as const;

/** By whom games are played on, how many from each action, and from which seed: the same numbers each time. */
export function WhatIfOptionsButton() {
  const words = useWords(adviceWords);
  const desk = useWords(deskWords);
  const options = useStore(adviceStore, (state) => state.options);
  const players = useStore(playStore, ({ view }) => view?.players ?? []);
  const set = (part: Partial<WhatIfOptions>) => adviceStore.setState({ options: { ...options, ...part } });
  return (
    <Popover.Root>
      <Popover.Trigger className="button look-ahead-options" aria-label={words.options} title={words.options}>
        <Icon name="settings" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="floating-place" sideOffset={4} align="end">
          <Popover.Popup className="floating what-if-options" aria-label={words.options}>
            <label>
              <span>{words.playouts}</span>
              <select value={options.playouts} onChange={({ target }) => set({ playouts: Number(target.value) })}>
                {playoutsToChoose.map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </select>
            </label>
            <label>
              <span>{words.playsOn}</span>
              <select value={options.player} onChange={({ target }) => set({ player: target.value })}>
                {players.map((one) => (
                  <option key={one} value={one}>
                    {desk.players[one] ?? one}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span>{words.seed}</span>
              <input
                type="number"
                min={0}
                max={2 ** 31}
                step={1}
                value={options.seed}
                onChange={({ target: { valueAsNumber: seed } }) => {
                  if (Number.isInteger(seed) && seed >= 0) set({ seed });
                }}
              />
            </label>
            <p>{words.optionsHelp}</p>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
