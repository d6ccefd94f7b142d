import { useStore } from 'zustand';
import { adviceStore, type WhatIfOptions } from '#renderer/desk/advice/advice-store.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { adviceWords } from '#renderer/desk/words/generated/advice-words.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { wordFor } from '#renderer/desk/words/words.ts';
import { IconButton } from '#renderer/kit/controls/button.tsx';
import { NumberField } from '#renderer/kit/controls/number-field.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { Popup } from '#renderer/kit/popups/popup.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

const playoutsToChoose = [4, 8, 16, 32, 64] as const;

export function WhatIfOptionsButton() {
  const words = useWords(adviceWords);
  const desk = useWords(deskWords);
  const options = useStore(adviceStore, (state) => state.options);
  const players = useStore(playStore, ({ view }) => view?.players ?? []);
  const set = (part: Partial<WhatIfOptions>) => adviceStore.setState({ options: { ...options, ...part } });
  return (
    <Popup
      trigger={<IconButton icon="settings" label={words.options} className="look-ahead-options" />}
      {...{ align: 'end', label: words.options, className: 'what-if-options grid gap-3' }}
    >
      <Select
        label={words.playouts}
        showsLabel
        value={String(options.playouts)}
        options={playoutsToChoose.map((count) => ({ value: String(count), label: String(count) }))}
        onChange={(count) => set({ playouts: Number(count) })}
      />
      <Select
        label={words.playsOn}
        showsLabel
        value={options.player}
        options={players.map((one) => ({ value: one, label: wordFor(desk.players, one) ?? one }))}
        onChange={(player) => set({ player })}
      />
      <label className="field">
        <span>{words.seed}</span>
        <NumberField
          min={0}
          max={2 ** 31}
          step={1}
          value={options.seed}
          onChange={(seed) => Number.isInteger(seed) && seed >= 0 && set({ seed })}
        />
      </label>
      <p className="muted text-11">{words.optionsHelp}</p>
    </Popup>
  );
}
