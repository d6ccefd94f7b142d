import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { StudioApi, StudioEvent } from '#api/studio/studio-api.ts';
import { responseHeaders } from '#host/page/page-headers.ts';
import { decodePath } from '#host/page/page-path.ts';
import type { Shell, ShellFile } from '#host/page/shell.ts';
import { type PictureStore, picturesAddress } from '#host/pictures/picture-store.ts';
import { servedPicture } from '#host/pictures/served-picture.ts';
import type { OpenPages } from '#host/state/open-pages.ts';
import { answerCall } from './calls.ts';
import { limitConnections } from './connection-limiter.ts';
import { type EventSocket, makeEventSocket } from './event-socket.ts';
import {
  bearerOf,
  type GateRefusal,
  refuseStranger,
  refuseWithoutOrigin,
  refuseWrongBearer,
  type Secrets,
} from './gate.ts';
import { sendFile, sendJson, sendRefusal } from './reply.ts';
import { makeSecret, makeTickets, type Tickets } from './tickets.ts';

/** A project behind its own key. */
export interface ProjectEndpoint {
  /** One-time secret for a page; `spent`: used or expired. */
  ticket(spent: () => void): string;
  tell(event: StudioEvent): void;
}

/** Its own room is the one of the printed address. */
export interface LoopbackDoor extends ProjectEndpoint {
  readonly port: number;
  /** With its own key; only reachable by tickets. */
  addRoom(room: ProjectRoom): ProjectEndpoint;
  /** Waits up to a second for running calls. */
  close(): Promise<void>;
}

export interface ProjectRoom {
  readonly api: StudioApi;
  readonly pages?: Pick<OpenPages, 'enter'>;
  readonly pictures?: PictureStore | null;
}

export interface DoorOptions extends ProjectRoom {
  /** 0: any free port. */
  readonly port: number;
  readonly secrets: Secrets;
  readonly shell: Shell;
  /** Timeout for request headers, in milliseconds. */
  readonly patience?: number;
  /** A call failed by a defect of ours. */
  readonly onFault: (error: unknown) => void;
}

const CALL = '/api/call/';
const PATIENCE = 1000;

/** Listens on 127.0.0.1 only. Rejects if the port is taken. */
export async function startServer(options: DoorOptions): Promise<LoopbackDoor> {
  const { port: wanted, secrets, shell, patience = 5000, onFault } = options;
  const first = makeRoom(options, secrets.key);
  const rooms = [first];
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
    const file = path.startsWith(picturesAddress) ? await pictureAt(request.url ?? '') : shell.get(path);
    if (file === undefined) return sendRefusal(response, noSuchFile);
    if ('status' in file) return sendRefusal(response, file);
    sendFile(response, file, method === 'GET');
  }

  /** The URL has the secret of a room. */
  async function pictureAt(target: string): Promise<ShellFile | GateRefusal> {
    const shelves = rooms.flatMap(({ pictures }) => (pictures === null ? [] : [pictures]));
    const found = await servedPicture(shelves, target);
    return typeof found === 'string' ? (found === 'wrongToken' ? wrongToken : noSuchFile) : found;
  }

  /** Tickets are valid once, the printed token always. */
  function addressed(request: IncomingMessage): Inside | GateRefusal {
    const taken = rooms.filter(({ tickets }) => tickets.take(bearerOf(request)));
    return taken[0] ?? refuseWrongBearer(request, secrets.token) ?? first;
  }

  /** Compares all keys, for constant time. */
  function keyed(request: IncomingMessage): Inside | GateRefusal {
    const found = rooms.map((room) => ({ room, refusal: refuseWrongBearer(request, room.key) }));
    return found.find(({ refusal }) => refusal === null)?.room ?? wrongToken;
  }

  async function handleApi(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return sendRefusal(response, { status: 405, code: 'wrongMethod' });
    const exchanging = path === '/api/exchange';
    const room = refuseWithoutOrigin(request) ?? (exchanging ? addressed(request) : keyed(request));
    if ('status' in room) return sendRefusal(response, room);
    callers.isKnown(request);
    if (exchanging) return sendJson(response, 200, { ok: { key: room.key } });
    if (!path.startsWith(CALL)) return sendRefusal(response, { status: 404, code: 'noSuchCall' });
    const answered = await answerCall(room.api, path.slice(CALL.length), request);
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
  const callers = limitConnections(server);
  server.headersTimeout = patience;
  server.requestTimeout = 30_000;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    // Browsers preconnect: an error sent on an unused connection would be taken for the next response.
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
      acceptIn(rooms, request, socket, head);
    if (refusal !== null) return refuseOnSocket(socket, refusal);
    callers.leaves(request);
  });
  port = await listen(server, wanted);
  return {
    port,
    ...outside(first),
    addRoom(behind) {
      const room = makeRoom(behind, makeSecret());
      rooms.push(room);
      return outside(room);
    },
    async close() {
      for (const { tickets } of rooms) tickets.close();
      const closed = once(server, 'close');
      server.close();
      for (const { events } of rooms) events.close();
      await Promise.race([Promise.allSettled(running), wait(PATIENCE)]);
      server.closeAllConnections();
      await closed;
    },
  };
}

interface Inside {
  readonly key: string;
  readonly api: StudioApi;
  readonly tickets: Tickets;
  readonly events: EventSocket;
  readonly pictures: PictureStore | null;
}

function makeRoom({ api, pages, pictures = null }: ProjectRoom, key: string): Inside {
  return { key, api, pictures, tickets: makeTickets(), events: makeEventSocket((page) => pages?.enter(page)) };
}

const outside = ({ tickets, events }: Inside): ProjectEndpoint => ({
  ticket: (spent) => tickets.issue(spent),
  tell: (event) => events.tell(event),
});

const wrongToken: GateRefusal = { status: 401, code: 'wrongToken' };
const noSuchFile: GateRefusal = { status: 404, code: 'noSuchFile' };

/** Accepted by the room of its key. */
function acceptIn(
  rooms: readonly Inside[],
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): GateRefusal | null {
  for (const { events, key } of rooms) {
    const refusal = events.accept(request, socket, head, key);
    if (refusal?.status !== wrongToken.status) return refusal;
  }
  return wrongToken;
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen({ host: '127.0.0.1', port, exclusive: true });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function refuseOnSocket(socket: Duplex, { status, code }: GateRefusal): void {
  if (!socket.writable) return void socket.destroy();
  const headers = Object.entries(responseHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  const body = JSON.stringify({ error: { code } });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n${headers.join('')}\r\n${body}`,
  );
}
