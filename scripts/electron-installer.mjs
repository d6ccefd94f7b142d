// Runs the installer of Electron's package and tells the process that started it how far the download is:
//   electron-installer.mjs PACKAGE PATIENCE
// All else is the installer's own: which program, from where (ELECTRON_MIRROR), its checksum, its cache. Its fetch is
// watched here because it waits for ever, and shows its progress to a terminal only. The download ends when no byte comes
// for PATIENCE milliseconds, on a signal, and with the process that started it; the installer then removes the part it has.
import { createRequire } from 'node:module';
import path from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { innermost } from './electron-reason.mjs';

/** @typedef {{ readonly received: number, readonly total: number | null }} Progress */
/** `asking`: nothing has come yet. @typedef {'asking' | 'interrupted' | Progress | { readonly failed: string }} InstallerMessage */

const [folder = '', patience = ''] = process.argv.slice(2);
const ordinaryFetch = globalThis.fetch;
const giveUp = new AbortController();
let isFetching = false;

/** @param {InstallerMessage} message */
function tell(message) {
  // One that is no longer read is no fault.
  if (process.connected) process.send?.(message, undefined, {}, () => undefined);
}

/** @param {string} why */
function end(why) {
  if (isFetching) giveUp.abort(new Error(why));
  else process.exit(1);
}

/**
 * @param {Parameters<typeof fetch>[0]} address
 * @param {RequestInit} [init]
 */
async function watchedFetch(address, init) {
  isFetching = true;
  const silence = setTimeout(end, Number(patience), `no byte for ${Number(patience) / 1000} s`);
  const ended = () => {
    clearTimeout(silence);
    isFetching = false;
  };
  /** @param {unknown} error */
  const failed = (error) => {
    ended();
    tell({ failed: innermost(error) });
    throw error;
  };
  /** @param {Response} reply */
  async function* partsOf(reply) {
    const length = reply.headers.get('content-length');
    let received = 0;
    try {
      for await (const part of reply.body ?? []) {
        silence.refresh();
        received += part.length;
        tell({ received, total: length === null ? null : Number(length) });
        yield part;
      }
    } catch (error) {
      failed(error);
    }
    ended();
  }
  tell('asking');
  const reply = await ordinaryFetch(address, { ...init, signal: giveUp.signal }).catch(failed);
  if (!reply.ok) failed(new Error(`${reply.status} ${reply.statusText}`.trim()));
  // The two kinds of stream are one in Node, and differ by name in its types.
  const body = /** @type {ConstructorParameters<typeof Response>[0]} */ (ReadableStream.from(partsOf(reply)));
  return new Response(body, reply);
}

globalThis.fetch = watchedFetch;
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
  process.on(event, () => {
    tell('interrupted');
    end(event);
  });
process.channel?.unref();
createRequire(import.meta.url)(path.join(folder, 'install.js'));
