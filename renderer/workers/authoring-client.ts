import type { ProjectPicture } from '#authoring/pictures/project-picture.ts';
import { isFaulty, type ProjectFile } from '#authoring/project-file.ts';
import type { AuthoringCalls, Diagnosed } from './authoring-calls.ts';
import { type TextsTold, TextTeller } from './texts-told.ts';
import HouseWorker from './worker.ts?worker';
import { makeWorkerClient } from './worker-call.ts';

/** The worker that understands the project's texts; it is there as long as the page. */
export const authoring = makeWorkerClient<AuthoringCalls>(new HouseWorker({ name: 'authoring' }));

const teller = new TextTeller();

/** A text that somebody writes and asks about, as the worker hears it: by how it differs from what was told before. */
export const toldInWriting = (file: string, text: string): TextsTold => teller.tellOne(file, text);

/** Has the project looked through as it is written now. */
export function diagnosed(files: readonly ProjectFile[], pictures: readonly ProjectPicture[]): Promise<Diagnosed> {
  const told = teller.tell(new Map(files.flatMap((file) => (isFaulty(file) ? [] : [[file.path, file.text] as const]))));
  const bare = files.map((file) => {
    if (isFaulty(file)) return file;
    const { text: _, ...rest } = file;
    return rest;
  });
  return authoring.call('diagnose', { files: bare, told, pictures });
}
