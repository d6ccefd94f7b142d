import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a door. There is room for so many; a new one never has to wait for one that does nothing. */
export interface Callers {
  /** A request has come on this connection. */
  asks(request: IncomingMessage): void;
  /** It bears the right key. */
  isKnown(request: IncomingMessage): void;
  answered(request: IncomingMessage): void;
  /** It is no connection of requests any more: a line of events, which has a limit of its own. */
  leaves(request: IncomingMessage): void;
}

const MOST = 64;

interface Caller {
  isKnown: boolean;
  request: IncomingMessage | null;
  /** When it came, or was answered last; in order, not in time. */
  since: number;
}

export function watchCallers(server: Server, most = MOST): Callers {
  const callers = new Map<Socket, Caller>();
  let clock = 0;

  server.on('connection', (socket: Socket) => {
    if (callers.size >= most) hangUp();
    callers.set(socket, { isKnown: false, request: null, since: clock++ });
    socket.once('close', () => callers.delete(socket));
  });

  /** Hangs up on the one that has the least to lose; of several, on the oldest. */
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

/** Who has not said who he is; who has begun to say something; who may come again; who waits for an answer of ours. */
function weight({ isKnown, request }: Caller): number {
  if (request !== null) return request.complete ? 3 : 1;
  return isKnown ? 2 : 0;
}
