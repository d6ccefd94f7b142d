import { withQuestion } from '#authoring/project/localization/questions.ts';
import { emptyUnitsText } from '#authoring/project/localization/unit-edits.ts';
import type { TranslationQuestion } from '#authoring/text/formats/units.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { projectStore } from '../project/project-store.ts';
import { writeDocuments } from '../project/write-documents.ts';
import { translationsStore } from './translations-store.ts';
import type { UnitRow } from './unit-rows.ts';
import { inTurn } from './unit-writes.ts';

/** As one undo step; null removes it. */
export const putQuestion = (row: UnitRow, question: TranslationQuestion | null, name: Text): Promise<void> =>
  inTurn(() => write(row, question, name));

async function write({ file, line }: UnitRow, question: TranslationQuestion | null, name: Text): Promise<void> {
  const before = projectStore.getState().files.get(file.path)?.text ?? null;
  const order = file.lines.flatMap(({ key, source }) => (source === null ? [] : [key]));
  const after = withQuestion(before ?? emptyUnitsText, line.key, question, order);
  if (after === before) return;
  const refused = after === null ? file.path : (await writeDocuments([{ path: file.path, before, after }], name))?.path;
  translationsStore.setState({ refused: refused ?? null });
}
