/** Grades as in terminology standards. */
export const termUses = ['preferred', 'admitted', 'forbidden'] as const;
export type TermUse = (typeof termUses)[number];

export interface Term {
  /** Empty: the target is forbidden in general or, if admitted, a right word of the word list. */
  readonly term: string;
  readonly locale: string;
  readonly target: string;
  readonly use: TermUse;
  readonly note: string;
}

export const noTerms: readonly Term[] = [];

/** For a term and locale, the first project that defines it wins. */
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

/** Key of rows about the same term and locale. */
export const subjectOf = ({ term, locale }: Pick<Term, 'term' | 'locale'>): string => `${locale} ${term}`;
