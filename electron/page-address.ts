export const pageScheme = 'studio';
export const pageOrigin = `${pageScheme}://workbench`;
export const pageAddress = `${pageOrigin}/`;
/** Renders faces for print, in hidden windows. */
export const printAddress = `${pageOrigin}/print/index.html`;

export function isPageAddress(text: string): boolean {
  const address = URL.canParse(text) ? new URL(text) : null;
  return address !== null && isOurs(address) && (address.pathname === '/' || address.pathname === '/index.html');
}

export function isPageOrigin(text: string): boolean {
  return URL.canParse(text) && isOurs(new URL(text));
}

function isOurs({ protocol, host, username, password }: URL): boolean {
  return `${protocol}//${host}` === pageOrigin && username === '' && password === '';
}

/** Our own files and data of the page; nothing leaves the machine. */
export function isRequestAllowed(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const address = new URL(text);
  return isOurs(address) || ['blob:', 'data:', 'devtools:'].includes(address.protocol);
}
