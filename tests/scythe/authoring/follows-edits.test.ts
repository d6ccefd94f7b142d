import { beforeAll, expect, it } from 'vitest';
import { isFaulty, type TextFile } from '#authoring/text/files/project-file.ts';
import { lastValidDocument } from '#authoring/text/reading/reading.ts';
import type { DiskText } from '#host/project/project-files.ts';
import { readProject } from '#host/project/read-project.ts';
import { makeProjectReader } from '#renderer/desk/workers/project-reader.ts';
import { fetchSystemsFor, systemsHere } from '#renderer/desk/workers/systems-here.ts';

beforeAll(() => fetchSystemsFor('studio.json'));

const project = async (): Promise<readonly TextFile[]> => {
  const { files } = await readProject('sample-content/scythe-salt-road');
  return files.filter((file): file is DiskText => !isFaulty(file));
};

it('only the edited document of a project is read again', async () => {
  const saved = await project();
  const read = makeProjectReader(systemsHere);
  const at = (files: readonly TextFile[]) =>
    read(files).project.project.readings.find(({ file }) => file.path === 'cards/encounters.json');
  const before = at(saved);
  const after = at(
    saved.map((file) =>
      file.path === 'cards/encounters.json' ? { ...file, text: file.text.replace('"coins": 1', '"coins": 2') } : file,
    ),
  );
  const others = [before, after].map((one) => (one as { value: { encounters: object[] } }).value.encounters);
  expect(others[0]?.map((card, i) => card === others[1]?.[i]).filter((isSame) => !isSame)).toEqual([false]);
  expect(after?.facts.ids).toBe(before?.facts.ids);
});

it('a document keeps its last valid value, for any writer', async () => {
  const saved = await project();
  const read = makeProjectReader(systemsHere);
  const cards = (files: readonly TextFile[]) =>
    read(files).project.project.readings.find(({ file }) => file.path === 'cards/encounters.json');
  const sound = cards(saved);
  const typed = (text: string) =>
    saved.map((file) =>
      file.path === 'cards/encounters.json' ? { ...file, text: file.text.replace('"encounters": [', text) } : file,
    );
  cards(typed('"encounters": [ {'));
  const broken = cards(typed('"encounters": [ { "'));
  expect(broken?.facts.ids).toEqual([]);
  expect(broken && lastValidDocument(broken)).toBe(sound);
});
