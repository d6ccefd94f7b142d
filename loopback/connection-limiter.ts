import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Limits connections: a new one replaces an idle one. */
export interface ConnectionLimiter {
  asks(request: IncomingMessage): void;
  /** With a valid key. */
  isKnown(request: IncomingMessage): void;
  answered(request: IncomingMessage): void;
  /** Upgraded to a WebSocket, which has its own limit. */
  leaves(request: IncomingMessage): void;
}

const MOST = 64;

interface Caller {
  isKnown: boolean;
  request: IncomingMessage | null;
  /** Sequence number of its arrival or last answer. */
  since: number;
}

export function limitConnections(server: Server, most = MOST): ConnectionLimiter {
  const callers = new Map<Socket, Caller>();
  let clock = 0;

  server.on('connection', (socket: Socket) => {
    if (callers.size >= most) hangUp();
    callers.set(socket, { isKnown: false, request: null, since: clock++ });
    socket.once('close', () => callers.delete(socket));
  });

  /** Drops the least important one, and of these the oldest. */
  function hangUp(): void {
    const [first] = [...callers].sort(([, a], [, b]) => weight(a) - weight(b) || a.since - b.since);
    if (first === undefined) return;
    callers.delete(first[0]);
    first[0].destroy();
  }

  const of = (request: IncomingMessage) => callers.get(request.socket);
  return {
    asks(request) {
      const caller = of(request);
      if (caller !== undefined) caller.request = request;
    },
    isKnown(request) {
      const caller = of(request);
      if (caller !== undefined) caller.isKnown = true;
    },
    answered(request) {
      const caller = of(request);
      if (caller === undefined) return;
      caller.request = null;
      caller.since = clock++;
    },
    leaves: (request) => void callers.delete(request.socket),
  };
}

/** 0: unknown and idle; 1: sending; 2: known and idle; 3: waiting for our answer. */
function weight({ isKnown, request }: Caller): number {
  if (request !== null) return request.complete ? 3 : 1;
  return isKnown ? 2 : 0;
}
