import type { WrittenDocument } from '#authoring/project/documents/written-document.ts';
import { newThingsIn } from '#authoring/tools/new/new-ids.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { presentTexts } from '../play/own-content.ts';
import { askGameShape, askSetup, newGame } from '../play/play-commands.ts';
import { playStore } from '../play/play-store.ts';
import type { FileRefusal } from '../project/file-actions.ts';
import { goTo, placeIn } from '../project/project-store.ts';
import { writeDocuments } from '../project/write-documents.ts';
import { localeNow } from '../settings/locale-store.ts';
import { stage } from '../stage/stage.ts';
import { inBackground } from '../timing/pending.ts';
import { chooseLocale } from '../translations/translations-store.ts';
import { beginWords } from '../words/generated/begin-words.ts';
import { languageOfBegun, placeOfBegun } from './place-of-begun.ts';

export type NotMade = FileRefusal;

/** Writes the documents as one undo step. */
export function writeBegun(documents: readonly WrittenDocument[], name: Text): Promise<NotMade | null> {
  const called = { ja: beginWords.ja.made({ name: name.ja }), en: beginWords.en.made({ name: name.en }) };
  return writeDocuments(documents, called);
}

/** Shows what was written, with the focus; `play`: also in a new game. */
export function showBegun(documents: readonly WrittenDocument[], play: boolean): void {
  const language = languageOfBegun(documents);
  const place = placeOfBegun(documents);
  if (language !== null) {
    chooseLocale(language);
    stage().openPart('translations');
  } else if (place !== null) goTo({ path: place.path, ...placeIn(place.text, place.offset) });
  if (play) void playBegun(documents);
}

async function playBegun(documents: readonly WrittenDocument[]): Promise<void> {
  await untilPlayed(documents);
  const shape = await askGameShape(localeNow());
  if (shape === null) return;
  const ids = documents.flatMap((one) => newThingsIn(one)).map(({ id }) => id);
  const choices = shape.options.flatMap(({ id, values }) => {
    const value = values.find((one) => ids.includes(one.id))?.id;
    return value === undefined ? [] : [[id, [value]] as const];
  });
  const setup = await askSetup(Object.fromEntries(choices), shape.seats.most);
  if (setup === null) return;
  void newGame({ ...setup, seed: 1 });
  stage().goToPlay('actions');
}

/** Gives up after this many milliseconds: the texts may have errors elsewhere. */
const LONGEST_WAIT = 15_000;

function untilPlayed(documents: readonly WrittenDocument[]): Promise<void> {
  const isThere = (): boolean =>
    documents.every(({ path, after }) => presentTexts(playStore.getState())?.[path]?.is(after) === true);
  return new Promise((resolve) => {
    if (isThere()) return resolve();
    const done = (): void => {
      callOff();
      stop();
      resolve();
    };
    const callOff = inBackground(done, LONGEST_WAIT);
    const stop = playStore.subscribe(() => isThere() && done());
  });
}
