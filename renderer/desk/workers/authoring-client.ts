import type { ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import type { OpenFile } from '../project/open-file.ts';
import { deskState } from '../state/desk-state.ts';
import { CompressedText } from '../texts/compressed-text.ts';
import { DeltaSender, type TextDeltas } from '../texts/text-deltas.ts';
import type { Diagnosed } from './authoring-calls.ts';
import type { AuthoringCalls } from './authoring-room.ts';
import { startWorker } from './threads.ts';

export const authoring = deskState(() => startWorker<AuthoringCalls>('authoring'));

const teller = deskState(() => new DeltaSender());

export const deltasOfTypedText = (file: string, text: string): TextDeltas => teller().tellOne(file, text);

/** Compresses texts as they were last sent, so that they need not be kept uncompressed. */
export async function packTexts(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const told = teller().told(path);
    const packed = await authoring().call('packed', { path });
    if (told instanceof CompressedText && packed !== null) told.mayRest(packed);
  }
}

export function diagnosed(
  files: ReadonlyMap<string, OpenFile>,
  pictures: readonly ProjectPicture[],
): Promise<Diagnosed> {
  const all = [...files.values()];
  const told = teller().tell(new Map(all.flatMap((one) => (one.fault === null ? [[one.path, one.written]] : []))));
  const bare = all.map(({ path, bom, fault }) => (fault === null ? { path, bom } : { path, fault }));
  return authoring().call('diagnose', { files: bare, told, pictures });
}

/** After it, checks compare what translations mean. */
export const fetchLanguages = (): Promise<void> =>
  authoring()
    .call('fetchLanguages', null)
    .catch(() => undefined);
