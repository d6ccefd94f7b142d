import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import { notesOf } from '#authoring/tools/hover/notes.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { shippedIn } from '#host/program/program-folder.ts';
import { type DiskText, readProjectFiles } from '#host/project/project-files.ts';

const files = (await readProjectFiles(shippedIn('.'))).filter((file): file is DiskText => !isFaulty(file));
const index = indexOf(diagnose(files, hostedSystems));

it('some lines have the notes of the entries on them, and no others', () => {
  const isOn = (line: number) => line >= 40 && line <= 90;
  const left = ['cards/weapons.json', 'l10n/en/cards/weapons.json', 'words.json'].map((file) => {
    const all = notesOf(index, file, 'ja');
    const some = notesOf(index, file, 'ja', { from: 40, to: 90 });
    expect(all.names).toEqual(expect.arrayContaining([...some.names]));
    expect(some.names.filter(({ at }) => isOn(at.line))).toEqual(all.names.filter(({ at }) => isOn(at.line)));
    return all.names.length - some.names.length;
  });
  expect(left[0]).toBeGreaterThan(0);
});
