/** The scheme and the host of the page. The host is one word of ours: there is no other behind this scheme. */
export const pageScheme = 'studio';
export const pageOrigin = `${pageScheme}://workbench`;
export const pageAddress = `${pageOrigin}/`;
/** The page that draws faces as they are printed. No window that is seen shows it. */
export const printAddress = `${pageOrigin}/print/index.html`;

/** Whether an address is that of the page itself: nothing else may be shown in a window, and nothing else may call. */
export function isPageAddress(text: string): boolean {
  const address = URL.canParse(text) ? new URL(text) : null;
  return address !== null && isOurs(address) && (address.pathname === '/' || address.pathname === '/index.html');
}

/** Whether an origin, as the browser names it, is the page's. */
export function isPageOrigin(text: string): boolean {
  return URL.canParse(text) && isOurs(new URL(text));
}

function isOurs({ protocol, host, username, password }: URL): boolean {
  return `${protocol}//${host}` === pageOrigin && username === '' && password === '';
}

/** Whether a request may be made at all: our own files and what the page made itself. Nothing leaves the machine. */
export function isRequestAllowed(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const address = new URL(text);
  return isOurs(address) || ['blob:', 'data:', 'devtools:'].includes(address.protocol);
}
