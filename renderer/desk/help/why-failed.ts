import { ConnectionError } from '../project/studio-connection.ts';

/** Why something failed: the program behind the page is gone, or no longer has this page's code, or it is a defect. */
export type FailureCause = 'lost' | 'outdated' | 'defect';

/** What Chromium, Firefox and Safari say, and Vite for styles, when a part of the code could not be fetched. */
const notFetched = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Also in a worker, whose error comes here as its message. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && notFetched.test(error.message);
}

export function whyFailed(error: unknown, isConnected: boolean): FailureCause {
  const isUnreachable = error instanceof ConnectionError && error.code === 'unreachable';
  if (isUnreachable || (!isConnected && isMissingCode(error))) return 'lost';
  return isMissingCode(error) ? 'outdated' : 'defect';
}
