import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { namedBy, outlineIn } from '#authoring/tools/outline/named-outline.ts';
import { entryKindsOf } from '#authoring/tools/sheet/kinds-of.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

const { files } = await readProject('sample-content/tide-bell');
const project = diagnose(files, hostedSystems);
const columns = entryKindsOf(project).find(({ format }) => format === 'scenario-cards')?.columns ?? [];
const columnOf = (key: string) => columns.find((column) => column.key === key);

it('the sheet of cards begins with number, name and type', () => {
  expect(columns.slice(0, 3).map(({ key }) => key)).toEqual(['id', 'name', 'type']);
});

it('values that can be per investigator are columns of numbers', () => {
  const values = ['fight', 'health', 'sanity', 'evade', 'shroud', 'clues', 'doom'];
  expect(values.map((key) => columnOf(key)?.cell)).toEqual(values.map(() => ({ kind: 'number', mayBeNode: true })));
});

it('words of fields that no game says have their labels in the sheet', () => {
  expect(columnOf('enters')?.cell).toEqual({
    kind: 'word',
    words: [{ id: 'exhausted', label: { ja: '消耗した状態', en: 'exhausted' } }],
  });
});

it('the outline calls a resolution by its name in either language', () => {
  const file = 'scenarios/S1-the-bell-below/scenario.json';
  const [scenario] = outlineIn(project, file, null);
  const first = scenario?.children.find(({ id }) => id === 'R1');
  if (first === undefined) throw new Error('no R1');
  expect((['ja', 'en'] as const).map((locale) => namedBy(project, file, locale)(first).name)).toEqual([
    '鐘は黙る',
    'The Bell Is Quiet',
  ]);
});
