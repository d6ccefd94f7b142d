import { expect, it } from 'vitest';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import type { DiskText } from '#host/project/project-files.ts';
import { readProject } from '#host/project/read-project.ts';
import { makeAuthoringRoom } from '#renderer/desk/workers/authoring-room.ts';

const read = (await readProject('sample-content/tokyo-site-seeing')).files;
const texts = read.filter((file): file is DiskText => !isFaulty(file));

async function checked(change: (path: string, text: string) => string) {
  const room = makeAuthoringRoom();
  const told = texts.map(({ path, text }) => ({ path, whole: change(path, text) }));
  const files = texts.map(({ text: _, ...file }) => file);
  const first = await room.diagnose({ files, told: { texts: told, gone: [] } });
  await room.fetchLanguages(null);
  const second = await room.diagnose({ files, told: { texts: [], gone: [] } });
  return [first, second].map(({ lacksLanguages, problems }) => ({
    lacksLanguages,
    codes: problems.map(({ code }) => code),
  }));
}

it('a mistranslated rule is reported once the tables of languages are there', async () => {
  const wrong = await checked((path, text) =>
    path === 'l10n/en/cards/items.json' ? text.replace('Discard up to 3', 'Discard 3') : text,
  );
  expect(wrong).toEqual([
    { lacksLanguages: true, codes: [] },
    { lacksLanguages: false, codes: ['L10N051'] },
  ]);
});
