import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Check } from 'typebox/value';
import { WebSocketServer } from 'ws';
import { PageId } from '#api/studio/kept-work.ts';
import type { StudioEvent } from '#api/studio/studio-api.ts';
import { isSameSecret } from '#host/page/same-secret.ts';
import type { GateRefusal } from './gate.ts';

/** WebSocket for events. Clients that send anything are disconnected. */
export interface EventSocket {
  /** After the gate's checks; the key is among the requested protocols. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, key: string): GateRefusal | null;
  tell(event: StudioEvent): void;
  close(): void;
}

/** Browsers can set no other header on a WebSocket, so key and page are further protocols. */
const PROTOCOL = 'studio-events';
const MOST_LISTENERS = 32;
const NOTHING_TO_SAY = 1008;

/** `entered`: a page has connected; returns a callback for its end. */
export function makeEventSocket(entered: (page: string) => (() => void) | undefined = () => undefined): EventSocket {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: 1024,
    perMessageDeflate: false,
    handleProtocols: () => PROTOCOL,
  });
  server.on('connection', (client, request: IncomingMessage) => {
    const page =
      askedFor(request)
        .find((text) => text.startsWith('page.'))
        ?.slice('page.'.length) ?? '';
    const left = Check(PageId, page) ? entered(page) : undefined;
    if (left !== undefined) client.on('close', left);
    client.on('message', () => client.close(NOTHING_TO_SAY));
    client.on('error', () => client.terminate());
  });
  return {
    accept(request, socket, head, key) {
      const asked = askedFor(request);
      const given = asked.find((text) => text.startsWith('key.'))?.slice('key.'.length) ?? '';
      if (!asked.includes(PROTOCOL) || !isSameSecret(given, key)) return { status: 401, code: 'wrongToken' };
      if (server.clients.size >= MOST_LISTENERS) return { status: 503, code: 'tooMany' };
      server.handleUpgrade(request, socket, head, (client) => server.emit('connection', client, request));
      return null;
    },
    tell(event) {
      for (const client of server.clients) client.send(JSON.stringify(event));
    },
    close() {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}

function askedFor(request: IncomingMessage): readonly string[] {
  return (request.headers['sec-websocket-protocol'] ?? '').split(',').map((text) => text.trim());
}
