import type { Session, WebContents, WebPreferences } from 'electron';
import { isPageAddress, isPageOrigin, isRequestAllowed } from './page-address.ts';

/** The one thing a page may do beyond showing itself: write text to the clipboard when somebody copies. */
const copying = 'clipboard-sanitized-write';

/** What no page may have, whichever window shows it. */
export const confinedPage = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  // Its dictionaries would be fetched from elsewhere.
  spellcheck: false,
} as const satisfies WebPreferences;

/** Denies what a browser would ask a person about, and every request that would leave the machine. */
export function confineSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, decide, details) => {
    decide(permission === copying && details.isMainFrame && isPageAddress(details.requestingUrl));
  });
  session.setPermissionCheckHandler((_contents, permission, origin) => permission === copying && isPageOrigin(origin));
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest(({ url }, decide) => decide({ cancel: !isRequestAllowed(url) }));
}

/**
 * Keeps whatever shows pages (a window, a frame in it, its tools) where it is: it goes nowhere but to the page itself, and
 * opens no window. `leave` is told of an address that a person wanted to follow.
 */
export function confineContents(contents: WebContents, leave: (address: string) => void): void {
  contents.on('will-navigate', (event) => {
    if (isPageAddress(event.url)) return;
    event.preventDefault();
    leave(event.url);
  });
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || !isPageAddress(event.url)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    leave(url);
    return { action: 'deny' };
  });
}
