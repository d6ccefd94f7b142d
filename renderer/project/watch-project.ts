import type { StudioApi } from '#api/studio-api.ts';
import type { StudioConnection } from '../connection/studio-connection.ts';
import { takeContent } from '../play/edit-and-continue.ts';
import { errorCount, useProblems } from '../problems/problems-store.ts';
import { authoring } from '../workers/authoring-client.ts';
import { takeFiles } from './disk-files.ts';
import { type OpenFile, openFile, projectFiles, useProject } from './project-store.ts';

/** Time without a keystroke after which the game is played again, in milliseconds. Marks do not wait. */
const PAUSE = 120;
/** Shown at the beginning, so that the editor is not empty. */
const FIRST = 'studio.json';

/** Opens the project, and from then on keeps problems and the running game in step with its text. */
export async function watchProject({ api, listen }: StudioConnection): Promise<void> {
  await readFiles(api);
  const { files } = useProject.getState();
  if (files.has(FIRST)) openFile(FIRST);
  listen({
    filesChanged: () => void readFiles(api),
    connected: (connected) => useProject.setState({ connected }),
  });
  useProject.subscribe((state, before) => {
    if (state.files !== before.files && isNewText(state.files, before.files)) void check();
  });
  void check();
}

async function readFiles(api: StudioApi): Promise<void> {
  const { folder, files } = await api.openProject({});
  takeFiles(folder, files);
}

function isNewText(now: ReadonlyMap<string, OpenFile>, before: ReadonlyMap<string, OpenFile>): boolean {
  return now.size !== before.size || [...now.values()].some((file) => before.get(file.path)?.text !== file.text);
}

let isChecking = false;
let isStale = false;
let replayLater: ReturnType<typeof setTimeout> | undefined;

/** Checks the text as it is now. While a check runs, all that is typed makes one more, not one each. */
async function check(): Promise<void> {
  isStale = true;
  if (isChecking) return;
  isChecking = true;
  while (isStale) {
    isStale = false;
    const { files } = useProject.getState();
    const found = await authoring.call('diagnose', { files: projectFiles(files) });
    useProblems.setState({ problems: found.problems, files: found.files, checked: true });
    clearTimeout(replayLater);
    replayLater = setTimeout(() => void takeContent(textsOf(files), errorCount(found.problems)), PAUSE);
  }
  isChecking = false;
}

function textsOf(files: ReadonlyMap<string, OpenFile>): Readonly<Record<string, string>> {
  const readable = [...files.values()].filter((file) => file.fault === null);
  return Object.fromEntries(readable.map(({ path, text }) => [path, text]));
}
