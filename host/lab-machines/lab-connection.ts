import { isIP } from 'node:net';
import type { Redis } from 'ioredis';
import { type LabAddress, type LabFault, LabFaultFound } from './lab-address.ts';

const patience = 5000;
const longestPause = 5000;
/** The first version that BullMQ recommends. */
const least = [6, 2] as const;

export interface LabConnection {
  readonly redis: Redis;
  /** Of all lines that were made from it, too. They would be tried again for ever, and the process would not end. */
  end(): void;
}

/**
 * Connects to the server. `isLasting`: afterwards it is connected to again whenever it was gone. Throws
 * `LabFaultFound`. What is raised later says nothing that is shown: it may name what was sent.
 */
export async function connectToLab(address: LabAddress, isLasting: boolean): Promise<LabConnection> {
  // Loaded here, so that nothing of it is loaded without an address
  const { Redis: Client } = await import('ioredis');
  const { host, port, username, password, database, tls, shown } = address;
  let isOpen = false;
  let raised: unknown;
  const redis = new Client({
    ...{ host, port, db: database, lazyConnect: true, connectTimeout: patience, maxRetriesPerRequest: null },
    ...(username === '' ? {} : { username }),
    ...(password === '' ? {} : { password }),
    ...(tls === null ? {} : { tls: { ...tls, ...(isIP(host) === 0 ? { servername: host } : {}) } }),
    retryStrategy: (times) => (isLasting && isOpen ? Math.min(times * 500, longestPause) : null),
  });
  redis.on('error', (error) => {
    raised = error;
  });
  const lines: Redis[] = [redis];
  const again = redis.duplicate.bind(redis);
  redis.duplicate = (more) => {
    const line = again(more);
    lines.push(line);
    return line;
  };
  try {
    await redis.connect();
    const version = versionIn(await redis.info('server'));
    if (isOlder(version)) throw new LabFaultFound({ code: 'oldServer', server: shown, version });
    isOpen = true;
    return {
      redis,
      end() {
        isOpen = false;
        for (const line of lines) {
          // What waits for a line that is tried again is answered only when a try has failed
          if (line.status === 'reconnecting') void line.connect().then(() => line.disconnect(), ignore);
          else line.disconnect();
        }
      },
    };
  } catch (error) {
    redis.disconnect();
    throw error instanceof LabFaultFound ? error : new LabFaultFound(faultOf(raised ?? error, shown));
  }
}

const ignore = () => undefined;

function faultOf(error: unknown, server: string): LabFault {
  const { message = '', code = '' } = error as { readonly message?: string; readonly code?: string };
  if (/^(WRONGPASS|NOAUTH|NOPERM|ERR invalid password|ERR AUTH)/.test(message))
    return { code: 'wrongPassword', server };
  if (/CERT|SIGNATURE|ISSUER/.test(code)) return { code: 'unknownAuthority', server };
  return { code: 'unreachable', server };
}

/** Valkey says which Redis it is like. */
const versionIn = (told: string): string => /^redis_version:(\S+)/m.exec(told)?.[1] ?? '';

function isOlder(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return version !== '' && (major < least[0] || (major === least[0] && minor < least[1]));
}
