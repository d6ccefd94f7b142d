import { useDeferredValue, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { systemDocument } from '#engine/kernel/documents/printed-words.ts';
import { openBegin } from '#renderer/desk/begin/begin-store.ts';
import { soon } from '#renderer/desk/timing/pending.ts';
import { personShownStore } from '#renderer/desk/translations/person-shown-store.ts';
import { chooseLocale, showAlso, translationsStore } from '#renderer/desk/translations/translations-store.ts';
import { doneOf, isIn, personIn, rowFilters, type UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import type { Translating } from '#renderer/desk/workers/translating-room.ts';
import { IconButton } from '#renderer/kit/controls/button.tsx';
import { SearchField } from '#renderer/kit/controls/search-field.tsx';
import { Segments } from '#renderer/kit/controls/segments.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { Count } from '#renderer/kit/layout/count.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useLanguageName } from '#renderer/parts/look/language-name.ts';
import { BulkMenu } from './bulk-menu.tsx';
import { ExchangeMenu } from './exchange-menu.tsx';

interface HeadProps {
  readonly translating: Translating;
  readonly all: readonly UnitRow[];
}

/** No name of a person. */
const everybody = '\n';

export function TranslationsHead({ translating, all }: HeadProps) {
  const { sourceLocale, locales, locale, files, assignments, others, also } = translating;
  const words = useWords(translationWords);
  const nameOf = useLanguageName();
  const { filter, source } = useStore(translationsStore);
  const person = personIn(assignments, useStore(personShownStore).person);
  const texts = all.filter(({ line }) => line.state !== 'unused');
  const done = doneOf(texts);
  return (
    <div className="view-head translations-head">
      <h2>{words.title}</h2>
      <span className="row gap-2 text-12 translations-way">
        <span lang={sourceLocale}>{nameOf(sourceLocale)}</span>
        <span aria-hidden="true">→</span>
        <Select
          label={words.into}
          value={locale ?? ''}
          options={locales.map((value) => ({ value, label: nameOf(value) }))}
          onChange={chooseLocale}
        />
        {others.length > 0 && (
          <Select
            label={words.also}
            className="translations-also"
            value={also?.locale ?? ''}
            options={[
              { value: '', label: words.alsoNone },
              ...others.map((value) => ({ value, label: words.alsoIn({ language: nameOf(value) }) })),
            ]}
            onChange={(chosen) => showAlso(chosen || null)}
          />
        )}
        <IconButton icon="plus" label={words.begin} onClick={() => openBegin('thing', 'locale')} />
      </span>
      <span
        className="row gap-2 text-12 muted translations-progress"
        data-tip={words.progressTitle({ done, all: texts.length })}
      >
        <progress
          aria-label={words.progressTitle({ done, all: texts.length })}
          value={done}
          max={Math.max(texts.length, 1)}
        />
        {words.progress({ done, all: texts.length })}
      </span>
      <span className="head-space" />
      {locale !== null && <BulkMenu {...{ all, locale, translating }} />}
      {locale !== null && <ExchangeMenu {...{ locale, sourceLocale }} />}
      <div className="row wrap translations-looked">
        <Select
          label={words.file}
          className="translations-file"
          value={source ?? ''}
          options={[
            { value: '', label: words.allFiles },
            ...files.map((file) => ({
              value: file.source,
              label: file.source === systemDocument ? words.ofGame : file.source,
            })),
          ]}
          onChange={(chosen) => translationsStore.setState({ source: chosen || null, row: null })}
        />
        {assignments.length > 0 && (
          <Select
            label={words.person}
            className="translations-person"
            value={person === null ? everybody : person}
            options={[
              { value: everybody, label: words.everybody },
              ...[...new Set(assignments.map((one) => one.person))].map((value) => ({ value, label: value })),
              { value: '', label: words.unassigned },
            ]}
            onChange={(chosen) => {
              personShownStore.setState({ person: chosen === everybody ? null : chosen });
              translationsStore.setState({ row: null });
            }}
          />
        )}
        <Segments
          label={words.filterTitle}
          value={filter}
          options={rowFilters}
          onChange={(chosen) => translationsStore.setState({ filter: chosen })}
        >
          {(one) => (
            <>
              {words.filters[one]}
              {one !== 'all' && <Count of={all.filter((row) => isIn(row, one)).length} />}
            </>
          )}
        </Segments>
        <Search />
      </div>
    </div>
  );
}

function Search() {
  const words = useWords(translationWords);
  const [typed, setTyped] = useState(translationsStore.getState().searched);
  const settled = useDeferredValue(typed);
  useEffect(() => soon(() => translationsStore.setState({ searched: settled }), 120), [settled]);
  return <SearchField className="translations-search" label={words.search} value={typed} onChange={setTyped} />;
}
