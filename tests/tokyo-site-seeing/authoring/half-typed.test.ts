import { beforeAll, expect, it } from 'vitest';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import { shippedIn } from '#host/program/program-folder.ts';
import { type DiskText, readProjectFiles } from '#host/project/project-files.ts';
import { complete } from '#renderer/desk/workers/language-service.ts';
import { makeProjectReader } from '#renderer/desk/workers/project-reader.ts';
import { fetchSystemsFor, systemsHere } from '#renderer/desk/workers/systems-here.ts';

beforeAll(() => fetchSystemsFor('studio.json'));

// A document being edited is mostly invalid JSON. Its declarations are offered nevertheless.

const path = 'cards/weapons.json';
const files = (await readProjectFiles(shippedIn('.'))).filter((file): file is DiskText => !isFaulty(file));
const sound = files.find((file) => file.path === path)?.text ?? '';

function offered(behind: string, typed: string): readonly string[] {
  const read = makeProjectReader(systemsHere);
  read(files);
  const at = sound.lastIndexOf(behind) + behind.length;
  const text = sound.slice(0, at) + typed.replace('|', '') + sound.slice(at);
  const { project } = read(files.map((file) => (file.path === path ? { ...file, text } : file)));
  const place = { path, text, offset: at + typed.indexOf('|'), locale: 'ja' as const };
  return (complete({ project, system: project.system }, place)?.items ?? []).map(({ label }) => label);
}

it('a new card has the number after those of its document', () => {
  expect(offered('\n    }', ',\n    |').map((label) => label.slice(0, 14))).toEqual(['{ "id": "W-41"']);
});

it('the cards of the document can be referred to in it', () => {
  const effect = '{ "id": "here", "do": [{ "op": "discardScenario", "card": "W-3|';
  for (const end of ['', '"', '" }', '" }]', '" }] }'])
    expect(offered('"effects": [', effect + end)).toEqual(['W-30', 'W-31', 'W-35', 'W-38']);
});

it('the most frequent effects of the project’s cards are offered first', () => {
  const effect = '{ "id": "here", "do": [|';
  expect(offered('"effects": [', effect).slice(0, 4)).toEqual(['choose', 'damage', 'heal', 'gainAp']);
});
