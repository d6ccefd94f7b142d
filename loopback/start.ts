// The program behind `npm start`: opens a project at a door of this machine and prints where.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { makeStudioHost } from '#host/studio-host.ts';
import { watchFolder } from '#host/watch-folder.ts';
import { readArguments, type StartOptions, usage } from './arguments.ts';
import { openBrowser } from './open-browser.ts';
import { openDoor } from './server.ts';
import { readShell } from './shell.ts';

const PROGRAM_FOLDER = path.join(import.meta.dirname, '..', '..');
const SAMPLE = path.join(PROGRAM_FOLDER, 'sample-content', 'tokyo-site-seeing');
const SHELL = path.join(import.meta.dirname, '..', 'renderer');

/** 128 bits, made anew at each start. */
function makeSecret(): string {
  return randomBytes(16).toString('hex');
}

/** Ends with the exit code of a wrong request: nothing of ours is broken. */
function giveUp(...lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(2);
}

function projectFolder(options: StartOptions): string {
  if (options.project === null) return SAMPLE;
  // npm runs scripts in the package's folder and tells where it was called.
  const folder = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), options.project);
  if (!existsSync(path.join(folder, 'studio.json'))) {
    giveUp(
      `プロジェクトがありません(studio.json が見つかりません): ${folder}`,
      `There is no project (no studio.json) at: ${folder}`,
    );
  }
  return folder;
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');
}

/** npm that was ended the hard way cannot tell us; then another process becomes our parent. */
function endWithNpm(end: () => void): void {
  if (process.env['npm_lifecycle_event'] !== 'start') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 500);
  timer.unref();
}

async function start(options: StartOptions): Promise<void> {
  const secrets = { token: makeSecret(), key: makeSecret() };
  const folder = projectFolder(options);
  const api = makeStudioHost(folder);
  const onFault = (error: unknown) => void process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  const door = await openDoor({ port: options.port, secrets, shell: await readShell(SHELL), api, onFault }).catch(
    (error: unknown) => {
      if (!isPortTaken(error)) throw error;
      return giveUp(
        `ポート ${options.port} は使えません。--port を外すと空いているポートを選びます。`,
        `Port ${options.port} cannot be used. Without --port a free one is chosen.`,
      );
    },
  );
  const watching = watchFolder(folder, () => door.tell({ event: 'filesChanged' }));
  const end = () => {
    watching.close();
    void door.close().then(() => process.exit(0));
  };
  endWithNpm(end);
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  const address = `http://127.0.0.1:${door.port}/#${secrets.token}`;
  process.stdout.write(`Studio: ${address}\n`);
  if (options.open) openBrowser(address);
}

const options = readArguments(process.argv.slice(2));
if ('argument' in options) {
  const { argument, meant } = options;
  giveUp(
    `分からない引数です: ${argument}${meant === null ? '' : `(${meant} のことですか)`}`,
    `Unknown argument: ${argument}${meant === null ? '' : ` (did you mean ${meant}?)`}`,
    usage,
  );
} else {
  await start(options).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.exit(70);
  });
}
