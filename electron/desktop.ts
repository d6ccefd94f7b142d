import path from 'node:path';
import { app, BrowserWindow, session } from 'electron';
import { makeRecentProjects } from '#host/home/recent-projects.ts';
import { isPacked } from '#host/packed-projects/packed-name.ts';
import { readShell } from '#host/page/shell.ts';
import type { PictureStore } from '#host/pictures/picture-store.ts';
import { chooseFolder, typedPlace } from '#host/program/chosen-project.ts';
import { exitWithParent } from '#host/program/exit-with-parent.ts';
import { readArguments, wrongArgumentText } from '#host/program/start-arguments.ts';
import { keptFolder } from '#host/state/kept-folder.mjs';
import { openCallTable } from './call-table.ts';
import { chooseInDialog } from './choose-in-dialog.ts';
import { confineContents, confineSession } from './confinement.ts';
import { setMenu } from './desktop-menu.ts';
import { openPacked } from './open-packed.ts';
import { OpenRequests } from './open-requests.ts';
import { offerToOpen } from './outside-address.ts';
import { registerPageScheme, servePage } from './page-protocol.ts';
import { openStudioWindow } from './studio-window.ts';
import { updatesOf } from './updates.ts';
import { startUtilityProcess } from './utility-process.ts';
import { makeWindowPrinter } from './window-printer.ts';

const BUILT = path.join(import.meta.dirname, '..');

/** Must be called synchronously before Electron is ready. */
export function startDesktop(): void {
  registerPageScheme();
  app.enableSandbox();
  app.on('web-contents-created', (_event, contents) => {
    confineContents(contents, (address) => void offerToOpen(address, BrowserWindow.fromWebContents(contents)));
  });
  app.on('window-all-closed', () => app.quit());
  const given = new OpenRequests();
  if (!given.listen()) return app.exit(0);
  open(given).catch((error: unknown) => {
    complain(error);
    app.exit(70);
  });
}

async function open(given: OpenRequests): Promise<void> {
  const chosen = chosenPlace();
  if (chosen === undefined) return app.exit(2);
  const table = openCallTable(complain);
  const end = () => void table.close().finally(() => app.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  exitWithParent(end);
  const [shell] = await Promise.all([readShell(path.join(BUILT, 'renderer')), app.whenReady()]);
  confineSession(session.defaultSession);
  const shelves = new Set<PictureStore>();
  servePage(shell, shelves);
  const printer = makeWindowPrinter(shell);
  const withTools = !app.isPackaged;
  const kept = keptFolder();
  const recent = makeRecentProjects(kept);
  const show = (wanted: string | null): Promise<void> =>
    openStudioWindow(table, wanted, {
      kept,
      recent,
      show,
      withTools,
      shelves,
      printer,
      startProcess: startUtilityProcess,
    });
  const openOther = async () => {
    const chosen = await chooseInDialog();
    if (chosen !== null) await show(chosen);
  };
  const updates = updatesOf(kept);
  setMenu(
    { welcome: () => void show(null).catch(complain), open: () => void openOther().catch(complain), updates },
    withTools,
  );
  const openPlace = async (place: string | null): Promise<void> => {
    if (place === null) return await show(null);
    const folder = isPacked(place) ? await openPacked(place) : folderOf(place);
    if (folder !== null) await show(folder);
  };
  const first = given.ready((place) => void openPlace(place).catch(complain));
  await openPlace(chosen ?? first);
  // The question may have been declined.
  if (BrowserWindow.getAllWindows().length === 0) await show(null);
  process.stdout.write('Studio: window\n');
  if (updates?.looksAtStart === true) void updates.look(false).catch(complain);
}

/** Null: none, show the welcome. Undefined: invalid, and reported. */
function chosenPlace(): string | null | undefined {
  // Installed programs also get Chromium's flags; in development, unknown flags are errors.
  const given = process.argv.slice(app.isPackaged ? 1 : 2);
  const options = readArguments(app.isPackaged ? given.filter((word) => !word.startsWith('-')) : given);
  if ('argument' in options) return void complain(wrongArgumentText(options));
  if (options.project !== null && isPacked(options.project)) return typedPlace(options.project);
  const chosen = chooseFolder(options.project);
  return 'missing' in chosen ? void complain(chosen.missing) : chosen.folder;
}

/** Null: no such folder, which is reported. */
function folderOf(place: string): string | null {
  const chosen = chooseFolder(place);
  if ('folder' in chosen) return chosen.folder;
  complain(chosen.missing);
  return null;
}

function complain(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
}
