import { listedWord, withTerm } from '#authoring/project/localization/terms/add-term.ts';
import type { Term } from '#authoring/project/localization/terms/term.ts';
import { termsPath } from '#authoring/text/files/document-path.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { projectStore } from '../project/project-store.ts';
import { writeDocuments } from '../project/write-documents.ts';
import { actionName } from './action-name.ts';
import { translationsStore } from './translations-store.ts';
import { inTurn } from './unit-writes.ts';

/** Adds a row to the table of terms, which it makes if there is none. */
const putTerm = (term: Term, name: Text): Promise<void> => inTurn(() => write(term, name));

async function write(term: Term, name: Text): Promise<void> {
  const before = projectStore.getState().files.get(termsPath)?.text ?? null;
  const after = withTerm(before ?? '', term);
  const refused = after === null ? termsPath : (await writeDocuments([{ path: termsPath, before, after }], name))?.path;
  translationsStore.setState({ refused: refused ?? null });
}

export const putListedWord = (locale: string, word: string): Promise<void> =>
  putTerm(
    listedWord(locale, word),
    actionName((of) => of.listWord({ word, locale })),
  );

export const putNewTerm = ({ term, locale, target }: Pick<Term, 'term' | 'locale' | 'target'>): Promise<void> =>
  putTerm(
    { term, locale, target, use: 'preferred', note: '' },
    actionName((of) => of.addTerm({ term, locale })),
  );
