import { randomBytes } from 'node:crypto';
import { isSameSecret } from '#host/page/same-secret.ts';

/** Secrets that open one window each. */
export interface Tickets {
  /** A new one. `spent` is called once, when it was taken or is too old. */
  issue(spent: () => void): string;
  /** Whether this is one that nobody has taken yet; from now on it is taken. */
  take(secret: string): boolean;
  close(): void;
}

/** A browser that has to be started first needs a while; after this, in milliseconds, a ticket is worth nothing. */
const GOOD_FOR = 120_000;

/** 128 bits. */
export function makeSecret(): string {
  return randomBytes(16).toString('hex');
}

export function makeTickets(goodFor = GOOD_FOR): Tickets {
  const issued = new Map<string, () => void>();
  return {
    issue(spent) {
      const ticket = makeSecret();
      const timer = setTimeout(() => issued.get(ticket)?.(), goodFor);
      timer.unref();
      issued.set(ticket, () => {
        issued.delete(ticket);
        clearTimeout(timer);
        spent();
      });
      return ticket;
    },
    take(secret) {
      // All are compared, so that the time tells nothing.
      const taken = [...issued].filter(([ticket]) => isSameSecret(secret, ticket));
      for (const [, end] of taken) end();
      return taken.length > 0;
    },
    close() {
      for (const end of [...issued.values()]) end();
    },
  };
}
