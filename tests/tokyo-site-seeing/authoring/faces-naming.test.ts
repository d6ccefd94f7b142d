import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import { facesNaming } from '#authoring/tools/faces/faces-naming.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

const { files } = await readProject('sample-content/tokyo-site-seeing');
const languages = { source: 'ja', all: ['ja', 'en'] };

it('a rename changes other faces that name the thing by id or in a text, and its translation only in its language', () => {
  const before = indexOf(diagnose(files, hostedSystems));
  const said = (index: typeof before) =>
    facesNaming(index, ['W-01'], languages).map(({ path, id, locale }) => `${locale} ${path} ${id}`);
  expect(said(before)).toEqual([]);
  const naming = files.map((file) => {
    if (isFaulty(file)) return file;
    const text = {
      'cards/items.json': file.text.replace('"flavor": "', '"flavor": "《{W-01}》'),
      'l10n/en/cards/troubles.json': file.text.replace(/("T-01\/flavor": \{\s*"t": ")/, '$1{W-01} '),
    }[file.path];
    return text === undefined ? file : { ...file, text };
  });
  expect(said(indexOf(diagnose(naming, hostedSystems)))).toEqual([
    'ja cards/items.json I-01',
    'en cards/items.json I-01',
    'en cards/troubles.json T-01',
  ]);
});
