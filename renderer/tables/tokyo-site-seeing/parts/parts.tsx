import { mostPcs, printedParts } from '#engine/systems/tokyo-site-seeing/contract/printed-parts.ts';
import type { TablePart } from '../../table-parts.ts';
import { faceWords } from '../face/face-words.ts';
import { referencePages } from './reference-pages.ts';
import { ReferenceSheet } from './reference-sheet.tsx';
import { ScenarioSheet } from './scenario-sheet.tsx';
import { scenarioNamed, scenariosIn, scenarioTitle } from './scenarios.ts';
import { drawToken, tokensOf } from './tokens.tsx';

/** Pages that lie beside the table. */
const page = { width: 148, height: 210 };

const referenceId = (page: string) => `reference-${page}`;

const drawn: Readonly<Record<(typeof printedParts)[number]['id'], Omit<TablePart, 'id' | 'name'>>> = {
  scenario: {
    size: page,
    list: (documents, locale) =>
      scenariosIn(documents).map((one) => ({
        ...{ path: one.path, id: one.id, copies: 1, name: scenarioTitle(documents, one, locale)?.text ?? one.id },
      })),
    draw: (documents, id, locale) => {
      const scenario = scenarioNamed(documents, id);
      return scenario && <ScenarioSheet {...{ scenario, documents }} words={faceWords(documents, locale)} />;
    },
  },
  reference: {
    size: page,
    list: (documents, locale) =>
      referencePages.map(({ id, title }) => ({
        ...{ path: 'studio.json', id: referenceId(id), copies: mostPcs },
        name: faceWords(documents, locale).word('sheet', title),
      })),
    draw: (documents, id, locale) => {
      const found = referencePages.find((one) => referenceId(one.id) === id);
      return found === undefined ? null : (
        <ReferenceSheet page={found} documents={documents} words={faceWords(documents, locale)} />
      );
    },
  },
  tokens: { size: { width: 16, height: 16 }, list: tokensOf, draw: drawToken, drawBack: drawToken },
};

/** What lies on the table besides cards and boards. */
export const tableParts: readonly TablePart[] = printedParts.map((part) => ({ ...part, ...drawn[part.id] }));
