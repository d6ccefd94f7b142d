import type { StudioWindow } from '#api/studio/studio-window.ts';
import { apiCalling, type HostCall } from '#renderer/desk/project/api-calling.ts';
import type { StudioConnection } from '#renderer/desk/project/studio-connection.ts';
import { ConnectionError } from '#renderer/desk/project/studio-connection.ts';
import { connect } from './studio-connection.ts';

/** In Electron by the preload script, in a browser by HTTP. */
export function connectToHost(): Promise<StudioConnection> {
  const { studio } = globalThis as { readonly studio?: StudioWindow };
  return studio === undefined ? connect() : Promise.resolve(connectionOf(studio));
}

function connectionOf(studio: StudioWindow): StudioConnection {
  return {
    api: apiCalling((name, ask) => (studio[name] as HostCall)(ask).catch(refused)),
    listen(_page, { told, connected }) {
      studio.listen(told);
      connected(true);
    },
  };
}

function refused(): never {
  throw new ConnectionError('refused');
}
