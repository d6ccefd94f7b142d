import type { StudioEvent } from '#api/studio/studio-api.ts';
import { apiCalling } from '#renderer/desk/project/api-calling.ts';
import { ConnectionError, type Heard, type StudioConnection } from '#renderer/desk/project/studio-connection.ts';
import { inBackground } from '#renderer/desk/timing/pending.ts';

/** Size limit of `keepalive` requests, in bytes. */
const OUTLIVES_PAGE = 60_000;
/** For a reload of this tab; void when the host ends. */
const KEPT_KEY = 'studio.key';
const AGAIN = 2000;

/** Exchanges the token in the address for a key, and removes it. */
export async function connect(): Promise<StudioConnection> {
  const token = location.hash.slice(1);
  if (token !== '') {
    history.replaceState(null, '', location.pathname);
    const { key } = (await post('/api/exchange', token, {}).catch(orKeptKey)) as { readonly key: string };
    sessionStorage.setItem(KEPT_KEY, key);
  }
  const key = sessionStorage.getItem(KEPT_KEY);
  if (key === null) throw new ConnectionError('noToken');
  return {
    api: apiCalling((name, ask) => post(`/api/call/${name}`, key, ask)),
    listen: (page, heard) => listen(key, page, heard),
  };
}

/** A restored tab has a used token in its address, but still its key. */
function orKeptKey(error: unknown): { readonly key: string } {
  const key = sessionStorage.getItem(KEPT_KEY);
  if (key === null) throw error;
  return { key };
}

async function post(path: string, secret: string, ask: unknown): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` };
  const body = new TextEncoder().encode(JSON.stringify(ask));
  const keepalive = document.visibilityState === 'hidden' && body.length <= OUTLIVES_PAGE;
  const reply = await fetch(path, { method: 'POST', headers, body, keepalive }).catch(() => null);
  if (reply === null) throw new ConnectionError('unreachable');
  if (reply.status === 401) throw new ConnectionError('noToken');
  if (!reply.ok) throw new ConnectionError('refused');
  return ((await reply.json()) as { readonly ok: unknown }).ok;
}

function listen(key: string, page: string, { told, connected }: Heard): void {
  const line = new WebSocket(`ws://${location.host}/api/events`, ['studio-events', `key.${key}`, `page.${page}`]);
  line.addEventListener('open', () => connected(true));
  line.addEventListener('message', ({ data }) => told(JSON.parse(String(data)) as StudioEvent));
  line.addEventListener('close', () => {
    connected(false);
    inBackground(() => listen(key, page, { told, connected }), AGAIN);
  });
}
