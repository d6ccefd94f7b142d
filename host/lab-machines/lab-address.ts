import { readFileSync } from 'node:fs';

/** Why machines that are lent cannot be used. Data never holds a password. */
export type LabFault =
  | { readonly code: 'noAddress' }
  | { readonly code: 'wrongAddress' }
  | { readonly code: 'noAuthorityFile'; readonly file: string }
  | { readonly code: 'unreachable' | 'wrongPassword' | 'unknownAuthority'; readonly server: string }
  | { readonly code: 'oldServer'; readonly server: string; readonly version: string };

export class LabFaultFound extends Error {
  readonly fault: LabFault;
  constructor(fault: LabFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** A server of Valkey or Redis. */
export interface LabAddress {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly password: string;
  readonly database: number;
  /** Null: not encrypted. Without an authority of its own, those that Node knows count. */
  readonly tls: { readonly ca?: string } | null;
  /** Without name and password. */
  readonly shown: string;
}

const usualPort = 6379;

/** From `STUDIO_LAB_URL` and `STUDIO_LAB_CA` and nowhere else, so that no list of processes shows the password. */
export function readLabAddress(environment: NodeJS.ProcessEnv = process.env): LabAddress | LabFault {
  const written = environment['STUDIO_LAB_URL'] ?? '';
  if (written === '') return { code: 'noAddress' };
  if (!URL.canParse(written)) return { code: 'wrongAddress' };
  const url = new URL(written);
  if (!['redis:', 'rediss:'].includes(url.protocol) || url.hostname === '') return { code: 'wrongAddress' };
  const database = Number(url.pathname.slice(1));
  if (!Number.isSafeInteger(database) || database < 0) return { code: 'wrongAddress' };
  const port = url.port === '' ? usualPort : Number(url.port);
  const isEncrypted = url.protocol === 'rediss:';
  const authority = isEncrypted ? readAuthority(environment['STUDIO_LAB_CA'] ?? '') : {};
  if ('code' in authority) return authority;
  try {
    return {
      ...{ host: url.hostname.replace(/^\[|\]$/g, ''), port, database },
      ...{ username: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
      tls: isEncrypted ? authority : null,
      shown: `${url.protocol}//${url.hostname}:${port}`,
    };
  } catch {
    return { code: 'wrongAddress' };
  }
}

function readAuthority(file: string): { readonly ca?: string } | LabFault {
  if (file === '') return {};
  try {
    return { ca: readFileSync(file, 'utf8') };
  } catch {
    return { code: 'noAuthorityFile', file };
  }
}
