import { useDeferredValue, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { systemDocument } from '#engine/kernel/documents/printed-words.ts';
import { openBegin } from '#renderer/desk/begin/begin-store.ts';
import { chooseLocale, translationsStore } from '#renderer/desk/translations/translations-store.ts';
import { doneOf, isIn, rowFilters, type UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/translation-words.ts';
import type { Translating } from '#renderer/desk/workers/translating-room.ts';
import { IconButton } from '#renderer/kit/controls/button.tsx';
import { SearchField } from '#renderer/kit/controls/search-field.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useLanguageName } from '#renderer/parts/look/language-name.ts';
import { BulkMenu } from './bulk-menu.tsx';
import { ExchangeMenu } from './exchange-menu.tsx';

interface HeadProps {
  readonly translating: Translating;
  readonly all: readonly UnitRow[];
}

/** From which language into which, how far it is, and what of it is looked at. */
export function TranslationsHead({ translating, all }: HeadProps) {
  const { sourceLocale, locales, locale, files } = translating;
  const words = useWords(translationWords);
  const nameOf = useLanguageName();
  const { filter, source } = useStore(translationsStore);
  const texts = all.filter(({ line }) => line.state !== 'unused');
  const done = doneOf(texts);
  return (
    <div className="view-head translations-head">
      <h2>{words.title}</h2>
      <span className="translations-way">
        <span lang={sourceLocale}>{nameOf(sourceLocale)}</span>
        <span aria-hidden="true">→</span>
        <select aria-label={words.into} value={locale ?? ''} onChange={(event) => chooseLocale(event.target.value)}>
          {locales.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
        <IconButton icon="plus" label={words.begin} onClick={() => openBegin('thing', 'locale')} />
      </span>
      <span className="translations-progress" title={words.progressTitle(done, texts.length)}>
        <progress aria-label={words.progressTitle(done, texts.length)} value={done} max={Math.max(texts.length, 1)} />
        {words.progress(done, texts.length)}
      </span>
      <span className="head-space" />
      {locale !== null && <BulkMenu {...{ all, locale, translating }} />}
      {locale !== null && <ExchangeMenu {...{ locale, sourceLocale }} />}
      <div className="translations-looked">
        <select
          aria-label={words.file}
          className="translations-file"
          value={source ?? ''}
          onChange={(event) => translationsStore.setState({ source: event.target.value || null, row: null })}
        >
          <option value="">{words.allFiles}</option>
          {files.map((file) => (
            <option key={file.source} value={file.source}>
              {file.source === systemDocument ? words.ofGame : file.source}
            </option>
          ))}
        </select>
        {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, it is a row of a bar */}
        <div className="segmented" role="group" aria-label={words.filterTitle}>
          {rowFilters.map((one) => {
            const count = one === 'all' ? null : all.filter((row) => isIn(row, one)).length;
            return (
              <button
                key={one}
                type="button"
                aria-pressed={one === filter}
                onClick={() => translationsStore.setState({ filter: one })}
              >
                {words.filters[one]}
                {count !== null && count > 0 && <span className="badge badge-quiet">{count}</span>}
              </button>
            );
          })}
        </div>
        <Search />
      </div>
    </div>
  );
}

/** What is typed is looked for when it stands still. */
function Search() {
  const words = useWords(translationWords);
  const [typed, setTyped] = useState(translationsStore.getState().searched);
  const settled = useDeferredValue(typed);
  useEffect(() => {
    const timer = setTimeout(() => translationsStore.setState({ searched: settled }), 120);
    return () => clearTimeout(timer);
  }, [settled]);
  return <SearchField className="translations-search" label={words.search} value={typed} onChange={setTyped} />;
}
