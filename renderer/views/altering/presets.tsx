import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { cheat } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { changeSetting, settingsStore } from '#renderer/desk/settings/settings-store.ts';
import { alterWords } from '#renderer/desk/words/generated/alter-words.ts';
import { Button, IconButton } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

export function Presets() {
  const words = useWords(alterWords);
  const presets = useStore(settingsStore, ({ values }) => values['play.presets']);
  const entries = useStore(playStore, (state) => state.view?.entries);
  const [name, setName] = useState('');
  const forced = (entries ?? []).flatMap(({ entry }) => ('cheat' in entry ? [entry['cheat'] as JsonObject] : []));
  const off = forced.length === 0 || name.trim() === '';

  function keep(event: FormEvent): void {
    event.preventDefault();
    if (off) return;
    changeSetting('play.presets', { ...presets, [name.trim().slice(0, 100)]: forced.slice(0, 200) }, 'project');
    setName('');
  }
  function drop(gone: string): void {
    const { [gone]: _, ...left } = presets;
    changeSetting('play.presets', left, 'project');
  }
  /** Renames in place, keeping the order of the list. */
  function rename(from: string, to: string): void {
    const renamed = Object.entries(presets)
      .filter(([one]) => one !== to)
      .map(([one, cheats]) => [one === from ? to : one, cheats]);
    changeSetting('play.presets', Object.fromEntries(renamed), 'project');
  }
  return (
    <section className="console-presets" aria-label={words.presets}>
      <h4 className="alter-group muted text-11 bold">{words.presets}</h4>
      {Object.entries(presets).map(([one, cheats]) => (
        <Preset key={one} name={one} cheats={cheats} onRename={(to) => rename(one, to)} onDrop={() => drop(one)} />
      ))}
      {forced.length === 0 ? (
        <p className="alter-none muted">{words.noForced}</p>
      ) : (
        <form className="console-line gap-3 grid" onSubmit={keep}>
          <input
            aria-label={words.presetName}
            placeholder={words.presetName}
            value={name}
            maxLength={100}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" off={off}>
            {words.keep}
          </Button>
        </form>
      )}
    </section>
  );
}

interface PresetProps {
  readonly name: string;
  readonly cheats: readonly JsonObject[];
  readonly onRename: (to: string) => void;
  readonly onDrop: () => void;
}

function Preset({ name, cheats, onRename, onDrop }: PresetProps) {
  const words = useWords(alterWords);
  const [written, setWritten] = useState<string | null>(null);
  function take(): void {
    const to = (written ?? '').trim();
    setWritten(null);
    if (to !== '' && to !== name) onRename(to.slice(0, 100));
  }
  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    // Escape leaves the name field, not the console.
    event.stopPropagation();
    if (event.key === 'Enter') take();
    else setWritten(null);
  }
  return (
    <div className="console-preset row gap-0">
      {written === null ? (
        <Button look="row" onClick={() => void applyAll(cheats)}>
          {words.applyPreset({ name, count: cheats.length })}
        </Button>
      ) : (
        <input
          aria-label={words.presetName}
          value={written}
          maxLength={100}
          // biome-ignore lint/a11y/noAutofocus: opened on request
          autoFocus
          onChange={({ target }) => setWritten(target.value)}
          onKeyDown={press}
          onBlur={take}
        />
      )}
      <IconButton icon="pencil" label={words.renamePreset({ name })} look="quiet" onClick={() => setWritten(name)} />
      <IconButton icon="close" label={words.dropPreset({ name })} look="quiet" onClick={onDrop} />
    </div>
  );
}

/** Applies in order and stops at the first cheat that fails. */
async function applyAll(cheats: readonly JsonObject[]): Promise<void> {
  for (const one of cheats) {
    await cheat(one);
    if (playStore.getState().refusal !== null) return;
  }
}
