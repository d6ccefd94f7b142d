import type { Session, WebContents, WebPreferences } from 'electron';
import { isPageAddress, isPageOrigin, isRequestAllowed } from './page-address.ts';

/** The only permission: writing text to the clipboard. */
const copying = 'clipboard-sanitized-write';

export const confinedPage = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  // Its dictionaries would be downloaded.
  spellcheck: false,
} as const satisfies WebPreferences;

/** Denies permissions and all requests to other machines. */
export function confineSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, decide, details) => {
    decide(permission === copying && details.isMainFrame && isPageAddress(details.requestingUrl));
  });
  session.setPermissionCheckHandler((_contents, permission, origin) => permission === copying && isPageOrigin(origin));
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest(({ url }, decide) => decide({ cancel: !isRequestAllowed(url) }));
}

/** No navigation away from the page, and no new windows. `leave`: an external link was clicked. */
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
