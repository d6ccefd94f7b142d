import { useStore } from 'zustand';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Popup } from '#renderer/kit/popups/popup.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './altering.css';
import { useEffect, useMemo, useState } from 'react';
import { alteringStore, askAlter, closeConsole, keepLine } from '#renderer/desk/altering/altering-store.ts';
import { putCompletions, putIn, readPut } from '#renderer/desk/altering/console-json.ts';
import {
  type ConsoleCompletion,
  completions,
  type ReadLine,
  readConsole,
} from '#renderer/desk/altering/console-line.ts';
import { readingsOf } from '#renderer/desk/altering/readings-of.ts';
import { cheat } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { designOf } from '#renderer/desk/table/table-names.ts';
import { type AlterWords, alterWords } from '#renderer/desk/words/generated/alter-words.ts';
import { usePlayedDocuments } from '#renderer/parts/documents/use-documents.ts';
import { cheatKindsOf } from '#renderer/tables/plain/cheat-kinds.ts';
import { AlterHead } from './alter-head.tsx';
import { Presets } from './presets.tsx';
import { useTableMap } from './use-table-map.ts';

const MOST = 8;

export function Console({ anchor }: { readonly anchor: HTMLElement }) {
  const words = useWords(alterWords);
  return (
    <Popup
      anchor={anchor}
      align="end"
      onClose={closeConsole}
      className="alter console"
      finalFocus={() => (anchor.isConnected ? anchor : false)}
    >
      <AlterHead title={words.openConsole} />
      <ConsoleLine />
      <Button
        look="row"
        onClick={() => {
          closeConsole();
          askAlter({ names: [], label: words.table }, anchor);
        }}
      >
        {words.wholeTable}
      </Button>
      <Presets />
    </Popup>
  );
}

function ConsoleLine() {
  const words = useWords(alterWords);
  const table = useTableMap();
  const documents = usePlayedDocuments();
  const labels = useStore(playStore, (state) => state.view?.labels);
  const refusal = useStore(playStore, (state) => state.refusal);
  const [line, setLine] = useState('');
  const [active, setActive] = useState(-1);
  const [fault, setFault] = useState<string | null>(null);
  const done = useStore(alteringStore, (state) => state.lines);
  const [back, setBack] = useState(0);
  /** Enter was pressed before the engine had described the game. */
  const [isWaiting, setWaiting] = useState(false);
  const grammar = useMemo(() => {
    if (table === null || labels === undefined) return null;
    const readings = readingsOf(documents);
    return {
      kinds: cheatKindsOf(table.shape, table.map.table, labels, table.locale),
      readingOf: (id: string) => readings.get(designOf(id)) ?? '',
    };
  }, [table, labels, documents]);
  const put = putIn(line);
  const offered =
    table === null || grammar === null
      ? []
      : (put === null ? completions(line, grammar, table.locale === 'ja') : putCompletions(line, table)).slice(0, MOST);

  function write(now: string): void {
    setLine(now);
    setActive(-1);
    setBack(0);
    setFault(null);
    setWaiting(false);
  }
  function goBack(to: number): void {
    write(done.at(-to) ?? '');
    setBack(to);
  }
  function run(): void {
    setWaiting(grammar === null);
    if (grammar === null) return;
    const read: ReadLine | null = put === null ? readConsole(line, grammar) : null;
    const part = put === null ? null : readPut(put);
    if (put !== null && part === null) return setFault(words.noJson);
    if (read !== null && read.kind !== 'cheat') return setFault(faultOf(read, words));
    void cheat(read?.kind === 'cheat' ? read.cheat : { put: part ?? {} }).then(() => {
      if (playStore.getState().refusal !== null) return;
      keepLine(line.trim());
      write('');
    });
  }
  useEffect(() => {
    if (isWaiting && grammar !== null) run();
  });
  function press(event: React.KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const chosen = offered[active] ?? (event.key === 'Tab' && line !== '' ? offered[0] : undefined);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isGoingBack = active < 0 && (line === '' || back > 0);
    if (step === -1 && isGoingBack && back < done.length) goBack(back + 1);
    else if (step === 1 && back > 0) goBack(back - 1);
    else if (step !== 0 && offered.length > 0)
      setActive(active < 0 && step < 0 ? offered.length - 1 : (active + step + offered.length) % offered.length);
    else if ((event.key === 'Tab' && !event.shiftKey) || (event.key === 'Enter' && active >= 0)) {
      if (chosen === undefined) return;
      write(chosen.line);
    } else if (event.key === 'Enter') run();
    else return;
    event.preventDefault();
  }
  const said = fault ?? refusal;
  return (
    <>
      <div className="console-line gap-3 grid">
        <input
          className="code"
          role="combobox"
          aria-label={words.line}
          aria-autocomplete="list"
          aria-expanded={offered.length > 0}
          aria-controls="console-completions"
          aria-activedescendant={active < 0 ? undefined : `console-completion-${active}`}
          value={line}
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: opened on request
          autoFocus
          onChange={({ target }) => write(target.value)}
          onKeyDown={press}
        />
        <Button onClick={run}>{words.run}</Button>
      </div>
      {said !== null ? (
        <p className="note note-error" role="alert">
          {said}
        </p>
      ) : (
        <p className="alter-none muted">{words.hint({ example: 'put {"round": 3}' })}</p>
      )}
      <div id="console-completions" role="listbox" aria-label={words.completions} className="console-completions">
        {offered.map((one, i) => (
          <Offered
            key={`${one.line}\n${one.label}`}
            one={one}
            id={`console-completion-${i}`}
            isActive={i === active}
            onTake={write}
          />
        ))}
      </div>
    </>
  );
}

interface OfferedProps {
  readonly one: ConsoleCompletion;
  readonly id: string;
  readonly isActive: boolean;
  readonly onTake: (line: string) => void;
}

function Offered({ one, id, isActive, onTake }: OfferedProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="console-completion option row between"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onTake(one.line)}
    >
      <span>{one.label}</span>
      <span className="code muted text-11">{one.detail}</span>
    </div>
  );
}

function faultOf(read: Exclude<ReadLine, { kind: 'cheat' }>, words: AlterWords): string {
  switch (read.kind) {
    case 'word':
      return words.word({ word: read.word });
    case 'missing':
      return words.missing({ field: read.field });
    case 'unknown':
      return words.unknown({ field: read.field, word: read.word });
    case 'several':
      return words.several({ word: read.word, among: read.among.slice(0, 5), isCut: read.among.length > 5 });
    case 'more':
      return words.tooMuch({ word: read.word });
  }
}
