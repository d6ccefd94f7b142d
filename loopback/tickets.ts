import { randomBytes } from 'node:crypto';
import { isSameSecret } from '#host/page/same-secret.ts';

/** One-time secrets for windows. */
export interface Tickets {
  /** `spent`: called once, when used or expired. */
  issue(spent: () => void): string;
  /** Whether it was valid; it is used up now. */
  take(secret: string): boolean;
  close(): void;
}

/** In milliseconds: enough to start a browser. */
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
      // Compares all, for constant time.
      const taken = [...issued].filter(([ticket]) => isSameSecret(secret, ticket));
      for (const [, end] of taken) end();
      return taken.length > 0;
    },
    close() {
      for (const end of [...issued.values()]) end();
    },
  };
}
