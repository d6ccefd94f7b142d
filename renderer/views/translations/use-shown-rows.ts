import { useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { noTerms } from '#authoring/project/localization/terms/term.ts';
import type { Assignment } from '#authoring/text/formats/assignments.ts';
import { plain } from '#renderer/desk/sought/romaji.ts';
import { personShownStore } from '#renderer/desk/translations/person-shown-store.ts';
import { usesOfTerm } from '#renderer/desk/translations/term-uses.ts';
import { translationsStore } from '#renderer/desk/translations/translations-store.ts';
import { isIn, personIn, personOf, says, type UnitRow } from '#renderer/desk/translations/unit-rows.ts';

const noAssignments: readonly Assignment[] = [];

/** Filtered rows. A row that was edited stays until the filter changes, so that rows do not move while working. */
export function useShownRows(all: readonly UnitRow[]): readonly UnitRow[] {
  const { filter, searched, source, translating, ofTerm, row: current } = useStore(translationsStore);
  const person = useStore(personShownStore, (state) =>
    personIn(translating?.assignments ?? noAssignments, state.person),
  );
  const locale = translating?.locale ?? null;
  const asked = useMemo(
    () => ({ filter, searched: plain(searched), source, locale, ofTerm, person }),
    [filter, searched, source, locale, ofTerm, person],
  );
  const { terms = noTerms, assignments = noAssignments, sourceLocale = '' } = translating ?? {};
  const ofIt = useMemo(() => {
    if (ofTerm === null || locale === null) return null;
    return usesOfTerm(all, ofTerm.term, terms, [sourceLocale, locale])[ofTerm.isDrift ? 'drift' : 'uses'];
  }, [all, ofTerm, terms, sourceLocale, locale]);
  const kept = useRef<{ readonly asked: object; readonly ids: Set<string> } | null>(null);
  return useMemo(() => {
    const before = kept.current?.asked === asked ? kept.current.ids : new Set<string>();
    const shown = all.filter((row) => {
      if (asked.source !== null && row.file.source !== asked.source) return false;
      if (before.has(row.id)) return true;
      // A text may be opened from elsewhere
      if (asked.person !== null && row.id !== current && personOf(row, assignments) !== asked.person) return false;
      return ofIt?.has(row.id) !== false && isIn(row, asked.filter) && says(row, asked.searched);
    });
    for (const { id } of shown) before.add(id);
    kept.current = { asked, ids: before };
    return shown;
  }, [all, asked, ofIt, assignments, current]);
}
