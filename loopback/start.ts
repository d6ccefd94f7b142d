// Entry point of `npm start`.
import path from 'node:path';
import { readShell } from '#host/page/shell.ts';
import { chooseFolder } from '#host/program/chosen-project.ts';
import { exitWithParent } from '#host/program/exit-with-parent.ts';
import { readArguments, type StartOptions, wrongArgumentText } from '#host/program/start-arguments.ts';
import { keptFolder } from '#host/state/kept-folder.mjs';
import { openBrowser } from './open-browser.ts';
import { OpenRooms } from './open-rooms.ts';
import { startServer } from './server.ts';
import { makeSecret } from './tickets.ts';

const SHELL = path.join(import.meta.dirname, '..', 'renderer');

/** Exit code for wrong arguments. */
function giveUp(...lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(2);
}

function chosenFolder(options: StartOptions): string | null {
  const chosen = chooseFolder(options.project);
  return 'missing' in chosen ? giveUp(chosen.missing) : chosen.folder;
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');
}

async function start(options: StartOptions): Promise<void> {
  const secrets = { token: makeSecret(), key: makeSecret() };
  const rooms = new OpenRooms(keptFolder());
  const first = rooms.first(chosenFolder(options));
  const onFault = (error: unknown) => void process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  const door = await startServer({
    port: options.port,
    secrets,
    shell: await readShell(SHELL),
    ...first,
    onFault,
  }).catch((error: unknown) => {
    if (!isPortTaken(error)) throw error;
    return giveUp(
      `ポート ${options.port} は使えません。--port を外すと空いているポートを選びます。`,
      `Port ${options.port} cannot be used. Without --port a free one is chosen.`,
    );
  });
  rooms.opened(door);
  const end = () => void Promise.all([rooms.close(), door.close()]).then(() => process.exit(0));
  exitWithParent(end);
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
