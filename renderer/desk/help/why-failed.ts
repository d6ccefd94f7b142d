import { ConnectionError } from '../project/studio-connection.ts';

/** `lost`: the host is gone; `outdated`: it no longer has this page's code; `defect`: a bug. */
export type FailureCause = 'lost' | 'outdated' | 'defect';

/** Load errors of Chromium, Firefox, Safari, and of Vite for styles. */
const notFetched = /dynamically imported module|importing a module script failed|unable to preload css/i;

export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && notFetched.test(error.message);
}

export function whyFailed(error: unknown, isConnected: boolean): FailureCause {
  const isUnreachable = error instanceof ConnectionError && error.code === 'unreachable';
  if (isUnreachable || (!isConnected && isMissingCode(error))) return 'lost';
  return isMissingCode(error) ? 'outdated' : 'defect';
}

/** Why a project was not opened: `defect`: an error of the page itself. */
export type OpeningFailure = ConnectionError['code'] | Exclude<FailureCause, 'lost'>;

export function whyNotOpened(error: unknown): OpeningFailure {
  if (error instanceof ConnectionError) return error.code;
  return isMissingCode(error) ? 'outdated' : 'defect';
}
