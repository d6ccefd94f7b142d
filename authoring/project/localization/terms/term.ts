/** As terminologists grade words for a term: the one that is taken, one that may be, one that must not. */
export const termUses = ['preferred', 'admitted', 'forbidden'] as const;
export type TermUse = (typeof termUses)[number];

/** One row of the table of terms: a word of a locale for a term of the texts. */
export interface Term {
  /** As the texts say it; empty: the word is forbidden whatever they say. */
  readonly term: string;
  readonly locale: string;
  readonly target: string;
  readonly use: TermUse;
  /** For translators, never printed. */
  readonly note: string;
}

export const noTerms: readonly Term[] = [];

/** The terms that hold in a project: where it speaks of a term in a locale itself, what it requires has no say. */
export function termsTogether(projects: readonly (readonly Term[])[]): readonly Term[] {
  const given = projects.filter((one) => one.length > 0);
  if (given.length < 2) return given[0] ?? noTerms;
  const said = new Set<string>();
  return given.flatMap((terms) => {
    const its = terms.filter((one) => one.term === '' || !said.has(subjectOf(one)));
    for (const one of its) said.add(subjectOf(one));
    return its;
  });
}

/** What rows that speak of the same have in common. */
export const subjectOf = ({ term, locale }: Pick<Term, 'term' | 'locale'>): string => `${locale} ${term}`;
