import { useStore } from 'zustand';
import { deskWords } from '#renderer/desk/words/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './search.css';
import { Dialog } from '@base-ui/react/dialog';
import { type ChangeEvent, useEffect, useMemo, useRef, useState } from 'react';
import { faceLanguages } from '#authoring/tools/faces/faces-of.ts';
import { type Query, understand } from '#authoring/tools/search/query.ts';
import { replacements } from '#authoring/tools/search/replace.ts';
import { MOST_MATCHES } from '#authoring/tools/search/search.ts';
import { endTyping, perform } from '#renderer/desk/project/project-actions.ts';
import { closeSearch, searchOpenStore } from '#renderer/desk/search/search-open.ts';
import { lookFor, searchingStore } from '#renderer/desk/search/search-store.ts';
import { searchWords } from '#renderer/desk/words/search-words.ts';
import { useDocuments } from '#renderer/parts/documents/use-documents.ts';
import { useLanguageName } from '#renderer/parts/look/language-name.ts';
import { ChangedText } from '../problems/changed-text.tsx';
import { SearchResults } from './search-results.tsx';

/** How long somebody pauses who has typed what is sought, in milliseconds. */
const PAUSE = 160;
const withins = ['all', 'ids', 'printed'] as const;

/** The search over the project, beside the desk: what is found is gone to while it stays open. */
export function SearchPanel({ mode }: { readonly mode: 'find' | 'replace' }) {
  const words = useWords(searchWords);
  const desk = useWords(deskWords);
  const asked = useStore(searchOpenStore, (state) => state.asked);
  const { query, by, found, state } = useStore(searchingStore);
  const field = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is asked for
  useEffect(() => field.current?.select(), [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found may be another by now
  useEffect(() => {
    if (query.text !== '') void lookFor({});
  }, [asked]);
  const look = usePaced();
  const understood = useMemo(() => understand(query), [query]);
  const fault = understood.kind === 'fault' ? understood.fault : null;
  const nameOf = useLanguageName();
  const { source, all } = faceLanguages(useDocuments());
  const locales = all.filter((locale) => locale !== source);
  const canReplace = mode === 'replace' && understood.kind === 'text' && found !== null && found.count > 0;

  function change(part: Partial<Query>): void {
    setShown(false);
    searchingStore.setState({ query: { ...query, ...part } });
    look();
  }
  function changeBy(event: ChangeEvent<HTMLInputElement>): void {
    setShown(false);
    searchingStore.setState({ by: event.target.value });
    look();
  }
  return (
    <Dialog.Root open modal={false} disablePointerDismissal onOpenChange={(isOpen) => isOpen || closeSearch()}>
      <Dialog.Portal>
        <Dialog.Popup className="finder" initialFocus={field}>
          <header className="finder-head">
            <Dialog.Title className="finder-title">{words.title}</Dialog.Title>
            <Dialog.Close className="button">{desk.close}</Dialog.Close>
          </header>
          <input
            ref={field}
            className="finder-field finder-sought"
            type="search"
            aria-label={words.sought}
            placeholder={words.example}
            aria-invalid={fault !== null}
            value={query.text}
            onChange={(event) => change({ text: event.target.value })}
          />
          <div className="finder-ways">
            <label>
              <input
                type="checkbox"
                checked={query.isPattern}
                onChange={(event) => change({ isPattern: event.target.checked })}
              />
              {words.pattern}
            </label>
            <label>
              <input
                type="checkbox"
                checked={query.matchesCase}
                onChange={(event) => change({ matchesCase: event.target.checked })}
              />
              {words.matchesCase}
            </label>
            <select
              className="finder-field"
              aria-label={words.within}
              value={query.within}
              onChange={(event) => change({ within: event.target.value as Query['within'] })}
            >
              {withins.map((within) => (
                <option key={within} value={within}>
                  {words.places[within]}
                </option>
              ))}
              {locales.map((locale) => (
                <option key={locale} value={`units:${locale}`}>
                  {words.translations(nameOf(locale))}
                </option>
              ))}
            </select>
          </div>
          {mode === 'replace' && (
            <div className="finder-by">
              <input
                className="finder-field finder-replace"
                aria-label={words.by}
                placeholder={words.by}
                value={by}
                onChange={changeBy}
              />
              {canReplace && (
                <Button className="finder-show" onClick={() => setShown(!isShown)}>
                  {isShown ? words.hide : words.show}
                </Button>
              )}
            </div>
          )}
          <p className="finder-note" role="status">
            {fault !== null && <span className="finder-fault">{words.faults[fault.code](fault.detail)}</span>}
            {fault === null && state === 'running' && words.running}
            {fault === null && state === 'stopped' && <span className="finder-fault">{words.stopped}</span>}
            {fault === null && state === 'idle' && found?.count === 0 && words.none}
            {fault === null && state === 'idle' && found !== null && found.count > 0 && (
              <>
                {words.found(found.count, found.files.length)} {found.isCut && words.cut(MOST_MATCHES)}
              </>
            )}
          </p>
          {found !== null &&
            fault === null &&
            (isShown && canReplace ? <Replacing /> : <SearchResults found={found} />)}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Looks when nothing was typed for a moment. */
function usePaced(): () => void {
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void lookFor({}), PAUSE);
  };
}

/** What replacing would do, before it is done as one step. */
function Replacing() {
  const words = useWords(searchWords);
  const { found, texts, query, by } = useStore(searchingStore);
  const changes = useMemo(() => replacements(found?.files ?? [], (path) => texts.get(path)), [found, texts]);
  const [isStale, setStale] = useState(false);
  const count = changes.reduce((sum, one) => sum + one.replacements.length, 0);
  function replace(): void {
    endTyping();
    const [ja, en] = [searchWords['ja'].action(query.text, by), searchWords['en'].action(query.text, by)];
    const isDone = perform({ name: { kind: 'command', ja, en }, changes });
    setStale(!isDone);
    if (isDone) void lookFor({});
  }
  return (
    <>
      <ChangedText changes={changes} />
      {isStale && <p className="finder-fault">{words.stale}</p>}
      {count > 0 && (
        <Button look="answer" className="finder-do" onClick={replace}>
          {words.replace(count)}
        </Button>
      )}
    </>
  );
}
