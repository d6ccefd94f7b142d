import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { designerNotes } from '#authoring/project/localization/designer-notes.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

const weapons = 'cards/weapons.json';

it('a text comes with the designer’s note on it, before the note on the card', async () => {
  const { files } = await readProject('sample-content/tokyo-site-seeing');
  const noted = files.map((file) => {
    if (isFaulty(file) || file.path !== weapons) return file;
    const { cards, ...rest } = JSON.parse(file.text) as { readonly cards: { readonly effects: object[] }[] };
    const [{ effects, ...card }, ...others] = cards as [(typeof cards)[0], ...typeof cards];
    const [effect, ...more] = effects;
    const first = { ...card, note: '駅員の言葉', effects: [{ ...effect, note: '30字まで' }, ...more] };
    return { ...file, text: JSON.stringify({ ...rest, cards: [first, ...others] }) };
  });
  const project = diagnose(noted, hostedSystems);
  const units = project.project.readings.find(({ file }) => file.path === weapons)?.facts.units ?? [];
  const of = (end: string) => units.find(({ key }) => key.startsWith('W-') && key.endsWith(end))?.key ?? '';
  const notes = designerNotes(project)[weapons] ?? {};
  expect([notes[of('/name')], notes[of('/text')]]).toEqual(['駅員の言葉', '30字まで\n駅員の言葉']);
  expect(designerNotes(diagnose(files, hostedSystems))).toEqual({});
});
