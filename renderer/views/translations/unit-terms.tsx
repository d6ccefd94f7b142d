import { useMemo } from 'react';
import { useStore } from 'zustand';
import { localeTerms } from '#authoring/project/localization/terms/locale-terms.ts';
import { isSaid, type TermHit, termHits } from '#authoring/project/localization/terms/term-hits.ts';
import { translationsStore } from '#renderer/desk/translations/translations-store.ts';
import type { UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import type { Translating } from '#renderer/desk/workers/translating-room.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { keepFocus } from './keep-focus.ts';
import { askTerm } from './translation-dialogs.ts';

interface UnitTermsProps {
  readonly row: UnitRow;
  readonly locale: string;
  readonly translating: Translating;
}

export function UnitTerms({ row, locale, translating: { names, terms, sourceLocale } }: UnitTermsProps) {
  const words = useWords(translationWords);
  const typed = useStore(translationsStore, (state) => (state.row === row.id ? state.typed : null));
  const [source, t] = [row.line.source ?? '', typed ?? row.line.unit?.t ?? ''];
  const beside = useMemo(() => localeTerms(terms, sourceLocale, locale), [terms, sourceLocale, locale]);
  const hits = termHits(source, t, beside);
  const listed = new Set(hits.map(({ term }) => term));
  const said = t.toLowerCase();
  // Glossary entries take precedence over names
  const named = names.filter(({ label, mine }) => !listed.has(label) && mine.some((name) => source.includes(name)));
  return (
    <section className="translations-section">
      <h3>{words.terms}</h3>
      <ul className="translations-terms">
        {hits.map((hit) => (
          <Hit key={hit.term} hit={hit} locale={locale} />
        ))}
        {named.map(({ label, theirs }) => (
          <li key={label}>
            <span>{label}</span>
            <span className="row wrap gap-2 translations-term-word">
              <span lang={locale}>{theirs.join(' / ')}</span>
              {theirs.some((name) => said.includes(name)) && <Said />}
            </span>
          </li>
        ))}
      </ul>
      <Button
        icon="plus"
        data-tip={words.newTermHelp}
        // The selection stays
        onMouseDown={(event) => event.preventDefault()}
        onClick={askTerm}
      >
        {words.newTerm}
      </Button>
    </section>
  );
}

function Hit({ hit, locale }: { readonly hit: TermHit; readonly locale: string }) {
  const words = useWords(translationWords);
  return (
    <li data-said={isSaid(hit)}>
      <span>{hit.term === '' ? words.anyTerm : hit.term}</span>
      <div>
        {hit.words.map(({ word, use, note, at }) => (
          <div key={word}>
            <span className="row wrap gap-2 translations-term-word" data-use={use} data-said={at.length > 0}>
              <span lang={locale}>{word}</span>
              {use !== 'preferred' && <small className="muted text-11">{words.termUses[use]}</small>}
              {at.length > 0 && (use === 'forbidden' ? <Icon name="close" /> : <Said />)}
            </span>
            {note !== '' && <p className="muted">{note}</p>}
          </div>
        ))}
        {hit.term !== '' && (
          <div className="row wrap gap-2">
            <ShowRows term={hit.term} isDrift={false} />
            <ShowRows term={hit.term} isDrift />
          </div>
        )}
      </div>
    </li>
  );
}

function ShowRows({ term, isDrift }: { readonly term: string; readonly isDrift: boolean }) {
  const words = useWords(translationWords);
  const label = isDrift ? words.termDriftOf({ term }) : words.termTextsOf({ term });
  return (
    <Button
      look="link"
      aria-label={label}
      onClick={({ currentTarget }) => {
        keepFocus(currentTarget);
        translationsStore.setState({ ofTerm: { term, isDrift }, filter: 'all', source: null });
      }}
    >
      {isDrift ? words.termDrift : words.termTexts}
    </Button>
  );
}

function Said() {
  const words = useWords(translationWords);
  return (
    <span role="img" aria-label={words.termSaid}>
      <Icon name="check" />
    </span>
  );
}
