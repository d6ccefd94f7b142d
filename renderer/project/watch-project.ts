import type { StudioApi } from '#api/studio-api.ts';
import type { StudioConnection } from '../connection/studio-connection.ts';
import { takeContent } from '../play/play-commands.ts';
import { errorCount, useProblems } from '../problems/problems-store.ts';
import { authoring } from '../workers/authoring-client.ts';
import { type OpenFile, openFile, projectFiles, takeFiles, useProject } from './project-store.ts';

/** Time without a keystroke after which the project is checked, in milliseconds. */
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  useProject.subscribe((state, before) => {
    if (state.files === before.files || !isNewText(state.files, before.files)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void check(), PAUSE);
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

/** Which check is the newest: the answer of an older one is thrown away. */
let newest = 0;

async function check(): Promise<void> {
  const mine = ++newest;
  const { files } = useProject.getState();
  const found = await authoring.call('diagnose', { files: projectFiles(files) });
  if (mine !== newest) return;
  useProblems.setState({ problems: found.problems, files: found.files, checked: true });
  const texts = [...files.values()].filter((file) => file.fault === null).map(({ path, text }) => [path, text]);
  await takeContent(Object.fromEntries(texts) as Record<string, string>, errorCount(found.problems));
}
