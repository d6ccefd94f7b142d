// The program behind `npm start`: opens a project at a door of this machine and prints where.
import path from 'node:path';
import type { StudioEvent } from '#api/studio-api.ts';
import { chooseProject } from '#host/chosen-project.ts';
import { endWithStarter } from '#host/end-with-starter.ts';
import { watchOpenPages } from '#host/open-pages.ts';
import { shippedIn } from '#host/program-folder.ts';
import { keptFolder, makeRecovery } from '#host/recovery.ts';
import { readShell } from '#host/shell.ts';
import { readArguments, type StartOptions, wrongArgumentText } from '#host/start-arguments.ts';
import { makeStudioHost } from '#host/studio-host.ts';
import { watchProject } from '#host/watch-project.ts';
import { openBrowser } from './open-browser.ts';
import { openDoor } from './server.ts';
import { makeSecret } from './tickets.ts';

const PROGRAM_FOLDER = path.join(import.meta.dirname, '..', '..');
const SAMPLE = shippedIn(PROGRAM_FOLDER);
const SHELL = path.join(import.meta.dirname, '..', 'renderer');

/** Ends with the exit code of a wrong request: nothing of ours is broken. */
function giveUp(...lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(2);
}

function projectFolder(options: StartOptions): string {
  const chosen = chooseProject(options.project, SAMPLE);
  return 'missing' in chosen ? giveUp(chosen.missing) : chosen.folder;
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');
}

async function start(options: StartOptions): Promise<void> {
  const secrets = { token: makeSecret(), key: makeSecret() };
  const folder = projectFolder(options);
  const kept = keptFolder();
  // The door is not there yet when the first look is taken.
  let told: ((event: StudioEvent) => void) | undefined;
  const pages = watchOpenPages(folder, kept, (open) => told?.({ event: 'pages', pages: [...open] }));
  const api = makeStudioHost(folder, makeRecovery(folder, kept), pages);
  const onFault = (error: unknown) => void process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  const door = await openDoor({
    port: options.port,
    secrets,
    shell: await readShell(SHELL),
    api,
    pages,
    onFault,
  }).catch((error: unknown) => {
    if (!isPortTaken(error)) throw error;
    return giveUp(
      `ポート ${options.port} は使えません。--port を外すと空いているポートを選びます。`,
      `Port ${options.port} cannot be used. Without --port a free one is chosen.`,
    );
  });
  told = (event) => door.tell(event);
  const watching = watchProject(folder, () => door.tell({ event: 'filesChanged' }));
  const end = () => {
    watching.close();
    void Promise.all([pages.close(), door.close()]).then(() => process.exit(0));
  };
  endWithStarter(end);
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  const address = (secret: string) => `http://127.0.0.1:${door.port}/#${secret}`;
  process.stdout.write(`Studio: ${address(secrets.token)}\n`);
  if (!options.open) return;
  const ticket = door.ticket(() => shown.close());
  const shown = openBrowser(address(ticket));
}

const options = readArguments(process.argv.slice(2));
if ('argument' in options) giveUp(wrongArgumentText(options));
else {
  await start(options).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.exit(70);
  });
}
