import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { applyChange } from '#authoring/project/documents/project-action.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { withQuestion } from '#authoring/project/localization/questions.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import { planRefactoring } from '#authoring/tools/refactor/refactor.ts';
import type { RefactoringKind } from '#authoring/tools/refactor/refactoring-plan.ts';
import { planRename } from '#authoring/tools/rename/rename-plan.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';
import { translationStatus } from '#host/translations/translations.ts';

const weapons = 'l10n/en/cards/weapons.json';
const items = 'l10n/en/cards/items.json';
const look = (files: readonly ProjectFile[]) => diagnose(files, hostedSystems);
const { files: sample } = await readProject('sample-content/tokyo-site-seeing');
const asked = sample.map((file) => {
  if (isFaulty(file) || file.path !== weapons) return file;
  const one = withQuestion(file.text, 'W-01/name', { ask: 'Whose gun?', answer: 'Nobody’s.' }, []) ?? '';
  return { ...file, text: withQuestion(one, 'W-09/effects/burst/text', { ask: 'All of them?' }, []) ?? '' };
});
const project = look(asked);
const weapon = indexOf(project).declared(['card'], 'W-01');

function askedAfter(plan: ReturnType<typeof planRefactoring> | ReturnType<typeof planRename>) {
  if (plan?.kind !== 'planned' || weapon === undefined) throw new Error('it cannot be planned');
  const texts = new Map(asked.map((file) => [file.path, isFaulty(file) ? '' : file.text]));
  for (const change of plan.changes) texts.set(change.path, applyChange(texts.get(change.path) ?? '', change) ?? '');
  return [weapons, items].map((path) => Object.keys(JSON.parse(texts.get(path) ?? '{}').questions ?? {}));
}
const reworked = (kind: RefactoringKind, to: string) =>
  askedAfter(planRefactoring(project, { kind, file: weapon?.file ?? '', path: weapon?.path ?? [], to }));

const [first, second] = ['W-01/name', 'W-09/effects/burst/text'];

it('a question is not a fault of a project', () => {
  expect(project.problems.filter(({ file }) => file === weapons)).toEqual([]);
});

it('a question follows its renamed, moved or deleted card; a copy of the card has none', () => {
  if (weapon === undefined) throw new Error('the sample has it');
  expect(askedAfter(planRename(project, weapon, 'W-99'))).toEqual([['W-99/name', second], []]);
  expect(reworked('move', 'cards/items.json')).toEqual([[second], [first]]);
  expect(reworked('delete', '')).toEqual([[second], []]);
  expect(reworked('duplicate', 'W-99')).toEqual([[first, second], []]);
});

it('questions are counted by file and by locale', () => {
  const [english] = translationStatus(project, ['en']).locales;
  const counts = { open: 1, answered: 1 };
  expect(english?.questions).toEqual(counts);
  expect(english?.files.flatMap((one) => (one.path === weapons ? [one.questions] : []))).toEqual([counts]);
});
