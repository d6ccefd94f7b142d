import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { StudioApi, StudioEvent } from '#api/studio-api.ts';
import type { OpenPages } from '#host/open-pages.ts';
import { alwaysSent } from '#host/page-headers.ts';
import { decodePath } from '#host/page-path.ts';
import type { Shell } from '#host/shell.ts';
import { watchCallers } from './callers.ts';
import { answerCall } from './calls.ts';
import { makeEventLine } from './event-line.ts';
import {
  bearerOf,
  type Refusal,
  refuseStranger,
  refuseWithoutOrigin,
  refuseWrongBearer,
  type Secrets,
} from './gate.ts';
import { sendFile, sendJson, sendRefusal } from './reply.ts';
import { makeTickets } from './tickets.ts';

export interface Door {
  readonly port: number;
  /** A secret for one page, good once; `spent` is called when it was used or is too old. */
  ticket(spent: () => void): string;
  tell(event: StudioEvent): void;
  /** Lets calls that are running end (within a second), hangs up and closes the port. */
  close(): Promise<void>;
}

export interface DoorOptions {
  /** 0: any free port. */
  readonly port: number;
  readonly secrets: Secrets;
  readonly shell: Shell;
  readonly api: StudioApi;
  /** Told which pages are there. */
  readonly pages?: Pick<OpenPages, 'enter'>;
  /** How long a caller may take to say what it asks, in milliseconds. */
  readonly patience?: number;
  /** Told of a call that failed by a fault of ours. */
  readonly onFault: (error: unknown) => void;
}

const CALL = '/api/call/';
const PATIENCE = 1000;

/** Opens the door: HTTP and WebSocket on this machine's own address and no other. Rejects when the port is taken. */
export async function openDoor(options: DoorOptions): Promise<Door> {
  const { port: wanted, secrets, shell, api, pages, patience = 5000, onFault } = options;
  const events = makeEventLine((page) => pages?.enter(page));
  const tickets = makeTickets();
  const running = new Set<Promise<unknown>>();
  let port = wanted;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const stranger = refuseStranger(request, port);
    if (stranger !== null) return sendRefusal(response, stranger);
    const path = decodePath(request.url ?? '');
    if (path === null) return sendRefusal(response, { status: 400, code: 'wrongPath' });
    if (path.startsWith('/api/')) return await handleApi(path, request, response);
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') return sendRefusal(response, { status: 405, code: 'wrongMethod' });
    const file = shell.get(path);
    if (file === undefined) return sendRefusal(response, { status: 404, code: 'noSuchFile' });
    sendFile(response, file, method === 'GET');
  }

  /** A ticket is good once, the address that was printed as often as one likes. */
  function refuseAddress(request: IncomingMessage): Refusal | null {
    return tickets.take(bearerOf(request)) ? null : refuseWrongBearer(request, secrets.token);
  }

  async function handleApi(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return sendRefusal(response, { status: 405, code: 'wrongMethod' });
    const exchanging = path === '/api/exchange';
    const refusal =
      refuseWithoutOrigin(request) ?? (exchanging ? refuseAddress(request) : refuseWrongBearer(request, secrets.key));
    if (refusal !== null) return sendRefusal(response, refusal);
    callers.isKnown(request);
    if (exchanging) return sendJson(response, 200, { ok: { key: secrets.key } });
    if (!path.startsWith(CALL)) return sendRefusal(response, { status: 404, code: 'noSuchCall' });
    const answered = await answerCall(api, path.slice(CALL.length), request);
    if ('refusal' in answered) sendRefusal(response, answered.refusal);
    else sendJson(response, 200, answered);
  }

  const server = createServer({ maxHeaderSize: 16_384, connectionsCheckingInterval: 1000 }, (request, response) => {
    callers.asks(request);
    response.once('close', () => callers.answered(request));
    const work = handle(request, response).catch((error: unknown) => {
      onFault(error);
      if (!response.headersSent) sendRefusal(response, { status: 500, code: 'fault' });
    });
    running.add(work);
    void work.finally(() => running.delete(work));
  });
  const callers = watchCallers(server);
  server.headersTimeout = patience;
  server.requestTimeout = 30_000;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    // A browser opens lines ahead of need: told anything on one of them, it takes that for the answer to its next request.
    if (isLate && (socket as Socket).bytesRead === 0) return void socket.destroy();
    refuseOnSocket(socket, isLate ? { status: 408, code: 'tooSlow' } : { status: 400, code: 'badRequest' });
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const wrongPath = decodePath(request.url ?? '') === '/api/events' ? null : { status: 404, code: 'noSuchFile' };
    const refusal =
      refuseStranger(request, port) ??
      refuseWithoutOrigin(request) ??
      wrongPath ??
      events.accept(request, socket, head, secrets.key);
    if (refusal !== null) return refuseOnSocket(socket, refusal);
    callers.leaves(request);
  });
  port = await listen(server, wanted);
  return {
    port,
    ticket: (spent) => tickets.issue(spent),
    tell: (event) => events.tell(event),
    async close() {
      tickets.close();
      const closed = once(server, 'close');
      server.close();
      events.close();
      await Promise.race([Promise.allSettled(running), wait(PATIENCE)]);
      server.closeAllConnections();
      await closed;
    },
  };
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen({ host: '127.0.0.1', port, exclusive: true });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function refuseOnSocket(socket: Duplex, { status, code }: Refusal): void {
  if (!socket.writable) return void socket.destroy();
  const headers = Object.entries(alwaysSent).map(([name, value]) => `${name}: ${value}\r\n`);
  const body = JSON.stringify({ error: { code } });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n${headers.join('')}\r\n${body}`,
  );
}
