import type { StudioAsk, StudioCall, StudioEvent, StudioReply } from '#api/studio/studio-api.ts';
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
  const call = <Call extends StudioCall>(name: Call, ask: StudioAsk<Call>) =>
    post(`/api/call/${name}`, key, ask) as Promise<StudioReply<Call>>;
  return {
    api: {
      openProject: (ask) => call('openProject', ask),
      saveFile: (ask) => call('saveFile', ask),
      changeFiles: (ask) => call('changeFiles', ask),
      recallWork: (ask) => call('recallWork', ask),
      keepWork: (ask) => call('keepWork', ask),
      readForeign: (ask) => call('readForeign', ask),
      readPart: (ask) => call('readPart', ask),
      restoreBytes: (ask) => call('restoreBytes', ask),
      migrateProject: (ask) => call('migrateProject', ask),
      notePage: (ask) => call('notePage', ask),
      recallSettings: (ask) => call('recallSettings', ask),
      keepSettings: (ask) => call('keepSettings', ask),
      home: (ask) => call('home', ask),
      openFolder: (ask) => call('openFolder', ask),
      chooseFolder: (ask) => call('chooseFolder', ask),
      listFolders: (ask) => call('listFolders', ask),
      forgetRecent: (ask) => call('forgetRecent', ask),
      keepThumbnail: (ask) => call('keepThumbnail', ask),
      recentThumbnail: (ask) => call('recentThumbnail', ask),
      copySample: (ask) => call('copySample', ask),
      offeredNew: (ask) => call('offeredNew', ask),
      newProject: (ask) => call('newProject', ask),
      keptVersions: (ask) => call('keptVersions', ask),
      keptFiles: (ask) => call('keptFiles', ask),
      keptText: (ask) => call('keptText', ask),
      gitState: (ask) => call('gitState', ask),
      gitLog: (ask) => call('gitLog', ask),
      gitText: (ask) => call('gitText', ask),
      keptLines: (ask) => call('keptLines', ask),
      keepLine: (ask) => call('keepLine', ask),
      dropLine: (ask) => call('dropLine', ask),
      keepTexts: (ask) => call('keepTexts', ask),
      keptTexts: (ask) => call('keptTexts', ask),
      pictures: (ask) => call('pictures', ask),
      keepPicture: (ask) => call('keepPicture', ask),
      beginPrint: (ask) => call('beginPrint', ask),
      printState: (ask) => call('printState', ask),
      stopPrint: (ask) => call('stopPrint', ask),
      printedPart: (ask) => call('printedPart', ask),
    },
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
