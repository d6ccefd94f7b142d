import type { Documents } from '#engine/kernel/contract/system.ts';
import { mostPcs, printedParts } from '#engine/systems/tokyo-site-seeing/contract/printed-parts.ts';
import type { PartEntry, TablePart } from '../../table-parts.ts';
import { halfSize, matFile, matSize } from './mat.ts';
import { MatSheet } from './mat-sheet.tsx';
import { referencePages } from './reference-pages.ts';
import { ReferenceSheet } from './reference-sheet.tsx';
import { ScenarioSheet } from './scenario-sheet.tsx';
import { scenarioNamed, scenariosIn, scenarioTitle } from './scenarios.ts';
import { sheetWords } from './sheet-words.ts';
import { drawToken, tokensOf } from './tokens.tsx';

/** In millimetres. */
const page = { width: 148, height: 210 };

const referenceId = (page: string) => `reference-${page}`;

const halves = [
  { id: 'mat-left', word: 'matLeft', from: 0 },
  { id: 'mat-right', word: 'matRight', from: halfSize.width },
] as const;

function matNamed(
  documents: Documents,
  locale: string,
  sheets: readonly { readonly id: string; readonly word: string }[],
): readonly PartEntry[] {
  if (documents[matFile] === undefined) return [];
  const words = sheetWords(documents, locale);
  return sheets.map(({ id, word }) => ({ path: matFile, id, copies: 1, name: words.word('sheet', word) }));
}

const drawn: Readonly<Record<(typeof printedParts)[number]['id'], Omit<TablePart, 'id' | 'name'>>> = {
  scenario: {
    size: page,
    list: (documents, locale) =>
      scenariosIn(documents).map((one) => ({
        ...{ path: one.path, id: one.id, copies: 1, name: scenarioTitle(documents, one, locale)?.text ?? one.id },
      })),
    draw: (documents, id, locale) => {
      const scenario = scenarioNamed(documents, id);
      return scenario && <ScenarioSheet {...{ scenario, documents }} words={sheetWords(documents, locale)} />;
    },
  },
  reference: {
    size: page,
    list: (documents, locale) =>
      referencePages.map(({ id, title }) => ({
        ...{ path: 'studio.json', id: referenceId(id), copies: mostPcs },
        name: sheetWords(documents, locale).word('sheet', title),
      })),
    draw: (documents, id, locale) => {
      const found = referencePages.find((one) => referenceId(one.id) === id);
      return found === undefined ? null : (
        <ReferenceSheet page={found} documents={documents} words={sheetWords(documents, locale)} />
      );
    },
  },
  mat: {
    size: matSize,
    list: (documents, locale) => matNamed(documents, locale, [{ id: 'mat', word: 'mat' }]),
    draw: (documents, id, locale) =>
      id === 'mat' ? (
        <MatSheet
          documents={documents}
          view={{ from: 0, width: matSize.width }}
          words={sheetWords(documents, locale)}
        />
      ) : null,
  },
  'mat-halves': {
    size: halfSize,
    list: (documents, locale) => matNamed(documents, locale, halves),
    draw: (documents, id, locale) => {
      const half = halves.find((one) => one.id === id);
      return half === undefined ? null : (
        <MatSheet
          documents={documents}
          view={{ from: half.from, width: halfSize.width }}
          words={sheetWords(documents, locale)}
        />
      );
    },
  },
  tokens: { size: { width: 16, height: 16 }, list: tokensOf, draw: drawToken, drawBack: drawToken },
};

export const tableParts: readonly TablePart[] = printedParts.map((part) => ({ ...part, ...drawn[part.id] }));
