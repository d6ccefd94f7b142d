import { printedParts } from '#engine/systems/tokyo-site-seeing/contract/printed-parts.ts';
import type { TablePart } from '../../table-parts.ts';
import { faceWords } from '../face/face-words.ts';
import { ScenarioSheet } from './scenario-sheet.tsx';
import { scenarioNamed, scenariosIn, scenarioTitle } from './scenarios.ts';

/** Pages that lie beside the table. */
const page = { width: 148, height: 210 };

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
};

/** What lies on the table besides cards and boards. */
export const tableParts: readonly TablePart[] = printedParts.map((part) => ({ ...part, ...drawn[part.id] }));
