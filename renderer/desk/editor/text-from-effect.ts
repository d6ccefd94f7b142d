import { changeBetween } from '#authoring/project/documents/project-action.ts';
import { cursorStore } from '../project/cursor-store.ts';
import { endTyping, perform } from '../project/project-actions.ts';
import { projectStore } from '../project/project-store.ts';
import { authoring } from '../workers/authoring-client.ts';

export async function writeTextFromEffect(name: { readonly ja: string; readonly en: string }): Promise<void> {
  const { current: path, files } = projectStore.getState();
  const text = files.get(path ?? '')?.text;
  if (path === null || text === undefined) return;
  const offset = cursorStore.getState().places.get(path)?.offset ?? 0;
  const written = await authoring().call('textFromEffect', { path, offset });
  // The text may have changed in the meantime
  if (written === null || projectStore.getState().files.get(path)?.text !== text) return;
  endTyping();
  perform({ name: { kind: 'command', ...name }, changes: [changeBetween(path, text, written)] });
}
