import type { StudioApi, StudioAsk, StudioCall, StudioReply } from '#api/studio-api.ts';

/** Why the host did not do what was asked. `noToken`: this page was opened without a valid address. */
export class ConnectionError extends Error {
  readonly code: 'noToken' | 'unreachable' | 'refused';
  constructor(code: ConnectionError['code']) {
    super(code);
    this.code = code;
  }
}

export interface StudioConnection {
  readonly api: StudioApi;
  /** Calls back when files changed on disk, and when the line to the host opens or is lost. */
  listen(heard: { readonly filesChanged: () => void; readonly connected: (connected: boolean) => void }): void;
}

/** Keeps the key for a reload of this tab; it is worth nothing after the host has ended. */
const KEPT_KEY = 'studio.key';
const AGAIN = 2000;

/** Swaps the token of the address for a key, and takes it out of the address. */
export async function connect(): Promise<StudioConnection> {
  const token = location.hash.slice(1);
  if (token !== '') {
    history.replaceState(null, '', location.pathname);
    const { key } = (await post('/api/exchange', token, {})) as { readonly key: string };
    sessionStorage.setItem(KEPT_KEY, key);
  }
  const key = sessionStorage.getItem(KEPT_KEY);
  if (key === null) throw new ConnectionError('noToken');
  const call = <Call extends StudioCall>(name: Call, ask: StudioAsk<Call>) =>
    post(`/api/call/${name}`, key, ask) as Promise<StudioReply<Call>>;
  return {
    api: {
      openProject: (ask) => call('openProject', ask),
      saveFile: (ask) => call('saveFile', ask),
      recallWork: (ask) => call('recallWork', ask),
      keepWork: (ask) => call('keepWork', ask),
    },
    listen: ({ filesChanged, connected }) => listen(key, filesChanged, connected),
  };
}

async function post(path: string, secret: string, ask: unknown): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` };
  const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify(ask) }).catch(() => null);
  if (reply === null) throw new ConnectionError('unreachable');
  if (reply.status === 401) throw new ConnectionError('noToken');
  if (!reply.ok) throw new ConnectionError('refused');
  return ((await reply.json()) as { readonly ok: unknown }).ok;
}

function listen(key: string, filesChanged: () => void, connected: (connected: boolean) => void): void {
  const line = new WebSocket(`ws://${location.host}/api/events`, ['studio-events', `key.${key}`]);
  line.addEventListener('open', () => connected(true));
  line.addEventListener('message', () => filesChanged());
  line.addEventListener('close', () => {
    connected(false);
    setTimeout(() => listen(key, filesChanged, connected), AGAIN);
  });
}
