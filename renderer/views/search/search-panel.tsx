import { useStore } from 'zustand';
import { fillWord } from '#renderer/desk/words/words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './search.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { faceLanguages } from '#authoring/tools/faces/faces-of.ts';
import { type SearchQuery, understand } from '#authoring/tools/search/query.ts';
import { replacements } from '#authoring/tools/search/replace.ts';
import { MOST_MATCHES } from '#authoring/tools/search/search.ts';
import { endTyping, perform } from '#renderer/desk/project/project-actions.ts';
import { searchOpenStore } from '#renderer/desk/search/search-open.ts';
import { searchingStore, searchProject } from '#renderer/desk/search/search-store.ts';
import { stage } from '#renderer/desk/stage/stage.ts';
import { soon } from '#renderer/desk/timing/pending.ts';
import { searchWords } from '#renderer/desk/words/generated/search-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Checkbox } from '#renderer/kit/controls/checkbox.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { TextField } from '#renderer/kit/controls/text-field.tsx';
import { useDocuments } from '#renderer/parts/documents/use-documents.ts';
import { useLanguageName } from '#renderer/parts/look/language-name.ts';
import { ChangedText } from '../problems/changed-text.tsx';
import { SearchResults } from './search-results.tsx';

/** Debounce, in milliseconds. */
const PAUSE = 160;
const withins = ['all', 'ids', 'printed'] as const;

/** Stays while one works on what it found. */
export function SearchPanel() {
  const words = useWords(searchWords);
  const { mode, asked } = useStore(searchOpenStore);
  const { query, by, found } = useStore(searchingStore);
  const field = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each request
  useEffect(() => field.current?.select(), [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: results may be outdated
  useEffect(() => {
    if (query.text !== '') void searchProject({});
  }, [asked]);
  const look = usePaced();
  const understood = useMemo(() => understand(query), [query]);
  const fault = understood.kind === 'fault' ? understood.fault : null;
  const canReplace = mode === 'replace' && understood.kind === 'text' && found !== null && found.count > 0;

  function ask(asked: Partial<{ readonly query: SearchQuery; readonly by: string }>): void {
    setShown(false);
    searchingStore.setState(asked);
    look();
  }
  /** The button that had the focus is gone. */
  function replaced(): void {
    setShown(false);
    field.current?.focus();
  }
  const change = (part: Partial<SearchQuery>): void => ask({ query: { ...query, ...part } });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape goes back to the text from anywhere inside
    <div
      className="stack finder"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) stage().goToPart('editor');
      }}
    >
      <input
        ref={field}
        type="search"
        aria-label={words.sought}
        placeholder={words.example}
        aria-invalid={fault !== null}
        value={query.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <Ways query={query} onChange={change} />
      {mode === 'replace' && (
        <div className="row wrap">
          <TextField
            className="grow"
            aria-label={words.by}
            placeholder={words.by}
            value={by}
            onChange={(typed) => ask({ by: typed })}
          />
          {canReplace && <Button onClick={() => setShown(!isShown)}>{isShown ? words.hide : words.show}</Button>}
        </div>
      )}
      <p className="muted text-12 finder-note" role="status">
        {fault !== null && (
          <span className="field-error">{fillWord(words.faults[fault.code], { detail: fault.detail })}</span>
        )}
        {fault === null && <Outcome />}
      </p>
      {found !== null &&
        fault === null &&
        (isShown && canReplace ? <Replacing onDone={replaced} /> : <SearchResults found={found} />)}
    </div>
  );
}

interface WaysProps {
  readonly query: SearchQuery;
  readonly onChange: (part: Partial<SearchQuery>) => void;
}

function Ways({ query, onChange }: WaysProps) {
  const words = useWords(searchWords);
  const nameOf = useLanguageName();
  const { source, all } = faceLanguages(useDocuments());
  const places = [
    ...withins.map((value) => ({ value, label: words.places[value] })),
    ...all
      .filter((locale) => locale !== source)
      .map((locale) => ({
        value: `units:${locale}` as const,
        label: words.translations({ language: nameOf(locale) }),
      })),
  ];
  return (
    <div className="row wrap text-12 finder-ways">
      <Checkbox checked={query.isPattern} onChange={(isPattern) => onChange({ isPattern })}>
        {words.pattern}
      </Checkbox>
      <Checkbox checked={query.matchesCase} onChange={(matchesCase) => onChange({ matchesCase })}>
        {words.matchesCase}
      </Checkbox>
      <Select label={words.within} value={query.within} options={places} onChange={(within) => onChange({ within })} />
    </div>
  );
}

function Outcome() {
  const words = useWords(searchWords);
  const { found, state } = useStore(searchingStore);
  if (state === 'running') return words.running;
  if (state === 'stopped') return <span className="field-error">{words.stopped}</span>;
  if (found === null) return null;
  if (found.count === 0) return words.none;
  return `${words.found({ count: found.count, files: found.files.length })} ${found.isCut ? words.cut({ most: MOST_MATCHES }) : ''}`;
}

function usePaced(): () => void {
  const callOff = useRef(() => {});
  useEffect(() => () => callOff.current(), []);
  return () => {
    callOff.current();
    callOff.current = soon(() => void searchProject({}), PAUSE);
  };
}

function Replacing({ onDone }: { readonly onDone: () => void }) {
  const words = useWords(searchWords);
  const { found, texts, query, by } = useStore(searchingStore);
  const changes = useMemo(() => replacements(found?.files ?? [], (path) => texts.get(path)), [found, texts]);
  const [isStale, setStale] = useState(false);
  const count = changes.reduce((sum, one) => sum + one.replacements.length, 0);
  function replace(): void {
    endTyping();
    const [ja, en] = [
      searchWords['ja'].action({ what: query.text, by }),
      searchWords['en'].action({ what: query.text, by }),
    ];
    const isDone = perform({ name: { kind: 'command', ja, en }, changes });
    setStale(!isDone);
    if (!isDone) return;
    void searchProject({});
    onDone();
  }
  return (
    <>
      <ChangedText changes={changes} />
      {isStale && <p className="field-error">{words.stale}</p>}
      {count > 0 && (
        <Button look="answer" onClick={replace}>
          {words.replace({ count })}
        </Button>
      )}
    </>
  );
}
