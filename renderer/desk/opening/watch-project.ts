import type { StudioApi, StudioReply } from '#api/studio/studio-api.ts';
import { picturesApi } from '../pictures/pictures-api.ts';
import { picturesStore } from '../pictures/pictures-store.ts';
import { takeContent } from '../play/edit-and-continue.ts';
import { firstBoard } from '../play/first-board.ts';
import { playStore } from '../play/play-store.ts';
import { errorCount, takeChecked } from '../problems/problems-store.ts';
import { compressIdleTexts } from '../project/compress-idle-texts.ts';
import { takeFiles } from '../project/disk-files.ts';
import { fileActionQueue } from '../project/file-actions.ts';
import type { OpenFile } from '../project/open-file.ts';
import { announcePage, takePages, tellUnsaved } from '../project/other-pages.ts';
import { isDirty, projectStore } from '../project/project-store.ts';
import type { StudioConnection } from '../project/studio-connection.ts';
import { writes } from '../project/writes.ts';
import type { CompressedText, CompressedTexts } from '../texts/compressed-text.ts';
import { Coalesce } from '../timing/coalesce.ts';
import { Throttle } from '../timing/throttle.ts';
import { diagnosed, fetchLanguages } from '../workers/authoring-client.ts';
import { WorkerEnded } from '../workers/worker-call.ts';

/** In milliseconds: the first edit is replayed at once, further ones when typing pauses. */
const PAUSE = 120;

/** `opened`: called once the files are loaded. Returns a function that ends it. */
export async function watchProject(
  api: StudioApi,
  listen: StudioConnection['listen'],
  page: string,
  first: Promise<StudioReply<'openProject'>>,
  opened: () => void,
): Promise<() => void> {
  const { folder, files, folders, changes } = await first;
  picturesApi().open(api);
  fileActionQueue().open(api.changeFiles);
  takeFiles(folder, files);
  projectStore.setState({ folders });
  opened();
  void picturesApi().look();
  const reading = readingOf(api);
  const readAgain = () => {
    void reading.ask().catch(() => undefined);
    void picturesApi().look();
  };
  listen(page, {
    told(event) {
      switch (event.event) {
        case 'filesChanged':
          return readAgain();
        case 'gitChanged':
          return projectStore.setState((state) => ({ readings: state.readings + 1 }));
        case 'pages':
          return takePages(event.pages, page);
      }
    },
    connected(connected) {
      const wasLost = !projectStore.getState().connected;
      projectStore.setState({ connected });
      if (!connected) return;
      // Changes announced before the connection was open, or while it was down, did not reach this page.
      void announcePage(api, page, changes, wasLost ? () => undefined : readAgain);
      if (wasLost) readAgain();
    },
  });
  const replays = new Throttle(PAUSE);
  const last: Checked = { files: null, lacksLanguages: false };
  const checking = new Coalesce(async () => {
    const lacked = last.lacksLanguages;
    await check(replays, last);
    // The tables are larger than what the first game needs
    if (last.lacksLanguages && !lacked)
      void firstBoard()
        .then(fetchLanguages)
        .then(() => checking.ask());
  });
  projectStore.subscribe((state, before) => {
    if (state.files !== before.files) tellUnsaved(api, page, before.files);
    if (state.files !== before.files && isNewText(state.files, before.files)) void checking.ask();
  });
  picturesStore.subscribe(() => void checking.ask());
  void checking.ask();
  return compressIdleTexts();
}

/** Reads the disk, one reading at a time. Readings from before our last save are stale. */
function readingOf(api: StudioApi): Coalesce {
  const reading = new Coalesce(async () => {
    const { saves } = projectStore.getState();
    const { folder, files, folders } = await api.openProject({});
    await writes().all();
    if (projectStore.getState().saves !== saves) return reading.again();
    takeFiles(folder, files);
    projectStore.setState(({ readings }) => ({ folders, readings: readings + 1 }));
  });
  return reading;
}

function isNewText(now: ReadonlyMap<string, OpenFile>, before: ReadonlyMap<string, OpenFile>): boolean {
  return now.size !== before.size || [...now.values()].some((file) => before.get(file.path)?.written !== file.written);
}

interface Checked {
  files: ReadonlyMap<string, OpenFile> | null;
  lacksLanguages: boolean;
}

/** Ending the desk in the middle of a check ends its worker, too. That is not a failure. */
function unlessEnded(error: unknown): null {
  if (error instanceof WorkerEnded) return null;
  throw error;
}

async function check(replays: Throttle, last: Checked): Promise<void> {
  const { files } = projectStore.getState();
  const found = await diagnosed(files, picturesStore.getState().list).catch(unlessEnded);
  if (found === null) return;
  takeChecked(found);
  last.lacksLanguages = found.lacksLanguages;
  // Pictures do not affect the game
  if (last.files !== null && !isNewText(files, last.files)) return;
  last.files = files;
  replays.plan(() => play(files, errorCount(found.problems)));
}

/** Sends the texts to the game; if they had errors from the start, the saved ones. */
async function play(files: ReadonlyMap<string, OpenFile>, errors: number): Promise<void> {
  const isUnsaved = [...files.values()].some(isDirty);
  if (errors > 0 && isUnsaved && !playStore.getState().hasContent) {
    await takeContent(
      textsOf(files, ({ saved }) => saved),
      0,
    );
  }
  // Not awaited here, so that waiting does not keep old texts in memory
  return takeContent(
    textsOf(files, ({ written }) => written),
    errors,
  );
}

function textsOf(files: ReadonlyMap<string, OpenFile>, which: (file: OpenFile) => CompressedText): CompressedTexts {
  const readable = [...files.values()].filter((file) => file.fault === null);
  return Object.fromEntries(readable.map((file) => [file.path, which(file)]));
}
