import { responseHeaders } from '../page/page-headers.ts';
import type { Shell, ShellFile } from '../page/shell.ts';
import type { Devtools, DevtoolsMessage } from './devtools.ts';

/** An origin that never resolves: all its requests are answered from our own files. */
const origin = 'https://studio.invalid';

export interface ShellPage {
  /** Calls a function of the page with these arguments. Throws what the page throws. */
  ask(expression: string, ...words: readonly unknown[]): Promise<unknown>;
  call(method: string, params?: DevtoolsMessage): Promise<DevtoolsMessage>;
}

interface Evaluated {
  readonly result?: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } };
}

/** Finds files outside the shell, by their decoded path. */
export type FindFile = (path: string) => Promise<ShellFile | undefined>;

/** Opens a page that gets only files of the shell and of `others`: no network, no host. */
export async function openShellPage(
  devtools: Devtools,
  shell: Shell,
  place: string,
  others: FindFile = () => Promise.resolve(undefined),
): Promise<ShellPage> {
  const find: FindFile = (path) => {
    const file = shell.get(path);
    return file === undefined ? others(path) : Promise.resolve(file);
  };
  devtools.on('Fetch.requestPaused', (told, session) => void answer(devtools, find, told, session));
  await devtools.call('Target.setDiscoverTargets', { discover: true });
  const { targetId } = await devtools.call('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await devtools.call('Target.attachToTarget', { targetId, flatten: true });
  const session = String(sessionId);
  const call = (method: string, params: DevtoolsMessage = {}) => devtools.call(method, params, session);
  await call('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  await call('Page.enable');
  await Promise.all([devtools.next('Page.loadEventFired'), call('Page.navigate', { url: `${origin}${place}` })]);
  const { result } = (await call('Runtime.evaluate', { expression: 'globalThis' })) as {
    readonly result: { readonly objectId: string };
  };
  return {
    call,
    async ask(expression, ...words) {
      const answered = (await call('Runtime.callFunctionOn', {
        functionDeclaration: `async function (...words) { return await (${expression})(...words); }`,
        arguments: words.map((value) => ({ value })),
        objectId: result.objectId,
        awaitPromise: true,
        returnByValue: true,
      })) as Evaluated;
      const { exceptionDetails: fault } = answered;
      if (fault !== undefined) throw new Error(fault.exception?.description ?? fault.text);
      return answered.result?.value;
    },
  };
}

async function answer(
  devtools: Devtools,
  find: FindFile,
  told: DevtoolsMessage,
  session: string | undefined,
): Promise<void> {
  const { requestId } = told;
  const { url } = told['request'] as { readonly url: string };
  const asked = new URL(url);
  const path = decodeURIComponent(asked.pathname);
  const file = asked.origin === origin ? await find(path).catch(() => undefined) : undefined;
  const headers = { ...responseHeaders, 'Content-Type': file?.type ?? '' };
  const answered =
    file === undefined
      ? devtools.call('Fetch.failRequest', { requestId, errorReason: 'AddressUnreachable' }, session)
      : devtools.call(
          'Fetch.fulfillRequest',
          {
            requestId,
            responseCode: 200,
            responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
            body: file.bytes.toString('base64'),
          },
          session,
        );
  // A page that is closing takes no more answers.
  await answered.catch(() => undefined);
}
