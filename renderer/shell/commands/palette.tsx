import { useStore } from 'zustand';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './palette.css';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { PaletteItem } from '#renderer/desk/palette/palette-item.ts';
import {
  closePalette,
  modeSigns,
  noteRun,
  openPalette,
  type PaletteMode,
  paletteStore,
  recentCommandsStore,
} from '#renderer/desk/palette/palette-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { soon } from '#renderer/desk/timing/pending.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { placeByKey } from '#renderer/kit/lists/arrow-keys.ts';
import { useWrittenDocuments } from '#renderer/parts/documents/use-documents.ts';
import type { Commands } from '#renderer/parts/keys/command.ts';
import { useHeldKeys } from '#renderer/parts/keys/taking-keys.ts';
import { cardItems, commandItems, fileItems, fitting, lineItems, recentFirst } from './palette-items.ts';

export function Palette({ commands }: { readonly commands: Commands }) {
  const locale = useLocale();
  const words = useWords(deskWords);
  const mode = useStore(paletteStore, (state) => state.mode) ?? 'commands';
  const [query, setQuery] = useState('');
  // By key: items that load late must not move the selection
  const [active, setActive] = useState<string | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const listed = useStore(paletteStore, (state) => state.listed);
  const items = useItems(commands, mode, query, locale);
  const label = listed?.label ?? (mode === 'commands' ? words.commands : words.quickOpen);
  const found = useMemo(() => fitting(items, query), [items, query]);
  const at = Math.max(
    found.findIndex(({ key }) => key === active),
    0,
  );
  const chosen = found[at];

  useEffect(() => dialog.current?.showModal(), []);
  useHeldKeys();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another is chosen
  useEffect(() => {
    // In newer browsers it returns a promise, which is no cleanup.
    void list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  useEffect(() => chosen?.seen?.(), [chosen]);

  function leave(): void {
    close();
    listed?.left();
  }

  function close(): void {
    // Closing before unmounting restores the focus.
    dialog.current?.close();
    closePalette();
  }

  function run(item: PaletteItem): void {
    close();
    // After the focus is restored, so that the command can move it.
    soon(item.run, 0);
    if (item.group === 'commands') noteRun(item.key);
  }

  function write(text: string): void {
    setActive(null);
    const other = mode === 'places' ? modeSigns.get(text.slice(0, 1)) : undefined;
    if (other !== undefined && other !== 'listed') {
      openPalette(other);
      setQuery(text.slice(1));
      if (input.current !== null) input.current.value = text.slice(1);
    } else setQuery(text);
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    // During a composition these keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const isStep = event.key.startsWith('Arrow') || event.key.startsWith('Page');
    const to = isStep ? placeByKey(event.key, at, { count: found.length, wraps: true }) : null;
    if (to !== null) setActive(found[to]?.key ?? null);
    else if (event.key === 'Enter' && chosen !== undefined) run(chosen);
    else if (event.key === 'Backspace' && query === '' && mode !== 'places' && mode !== 'listed') openPalette('places');
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="palette"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClick={(event) => event.target === dialog.current && leave()}
    >
      <div className="palette-box raised stack gap-0">
        <div className="palette-head row fixed">
          <Icon name="search" />
          <input
            className="palette-input text-15"
            type="text"
            role="combobox"
            aria-expanded="true"
            aria-controls={id}
            aria-autocomplete="list"
            aria-label={label}
            {...(chosen === undefined ? {} : { 'aria-activedescendant': `${id} ${chosen.key}` })}
            placeholder={listed?.hint ?? words.quickOpenHints[mode]}
            spellCheck={false}
            autoComplete="off"
            // Uncontrolled: setting the value would break a composition.
            ref={input}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKey}
          />
        </div>
        <div id={id} role="listbox" aria-label={words.found} className="palette-list" ref={list} tabIndex={-1}>
          {found.map((item, i) => (
            <Row
              key={item.key}
              item={item}
              id={`${id} ${item.key}`}
              heading={found[i - 1]?.group === item.group ? null : words.paletteGroups[item.group]}
              selected={item === chosen}
              onChoose={() => run(item)}
            />
          ))}
        </div>
        {found.length === 0 && (
          <p className="empty" role="status">
            {words.nothingFits({ count: items.length })}
          </p>
        )}
      </div>
    </dialog>
  );
}

function useItems(commands: Commands, mode: PaletteMode, query: string, locale: Locale): readonly PaletteItem[] {
  const words = useWords(deskWords);
  const files = useStore(projectStore, (state) => state.files);
  const current = useStore(projectStore, (state) => state.current);
  const listed = useStore(paletteStore, (state) => state.listed);
  const only = useStore(paletteStore, (state) => state.only);
  const documents = useWrittenDocuments();
  const declared = useDeclared(mode, locale);
  const items = useMemo(() => {
    switch (mode) {
      case 'commands':
        return recentFirst(commandItems(commands, only, locale), recentCommandsStore.getState().keys);
      case 'places':
        return [...fileItems(files), ...cardItems(documents, locale)];
      case 'entries':
      case 'ids':
        return declared;
      case 'line':
        return [];
      case 'listed':
        return listed?.items ?? [];
    }
  }, [commands, only, mode, locale, files, documents, declared, listed]);
  return mode === 'line' ? lineItems(query, current, (line) => words.lineNumber({ line })) : items;
}

const none: readonly PaletteItem[] = [];

function useDeclared(mode: PaletteMode, locale: Locale): readonly PaletteItem[] {
  const [items, setItems] = useState(none);
  useEffect(() => {
    if (mode !== 'entries' && mode !== 'ids') return setItems(none);
    void import('#renderer/desk/editor/place-items.ts')
      .then(({ declaredItems, entryItems }) => (mode === 'entries' ? entryItems() : declaredItems(locale)))
      .then(setItems);
  }, [mode, locale]);
  return items;
}

interface RowProps {
  readonly item: PaletteItem;
  readonly id: string;
  readonly heading: string | null;
  readonly selected: boolean;
  readonly onChoose: () => void;
}

function Row({ item, id, heading, selected, onChoose }: RowProps) {
  return (
    <>
      {heading !== null && (
        <div className="palette-heading muted text-12 bold" role="presentation">
          {heading}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus */}
      <div
        role="option"
        id={id}
        aria-selected={selected}
        tabIndex={-1}
        className="palette-row option"
        onClick={onChoose}
      >
        {item.icon === null ? <span className="icon" /> : <Icon name={item.icon} />}
        <span className="palette-label fixed cut">{item.label}</span>
        <span className="grow cut muted text-12">{item.detail}</span>
        {item.hint.length > 0 && (
          <span className="palette-hint gap-2 fixed muted">
            {item.group === 'commands' ? item.hint.map((cap) => <kbd key={cap}>{cap}</kbd>) : item.hint}
          </span>
        )}
      </div>
    </>
  );
}
