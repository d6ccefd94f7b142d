import { type BrowserWindow, shell } from 'electron';
import { words } from './desktop-words.ts';
import { saysYes } from './message-box.ts';

const LONGEST = 2000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: such addresses are what is refused
const NEVER_IN_AN_ADDRESS = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff\\]/;

const PLAIN_MAIL = /^mailto:[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;
/** Local names (RFC 6761, 6762, 8375 and common routers). */
const HERE = /\.(localhost|local|localdomain|internal|intranet|lan|home|corp|test|arpa|onion)\.?$/;

/** Null unless it is safe to open: other schemes start programs, and systems may parse odd text differently. */
export function openableAddress(text: string): string | null {
  if (text.length > LONGEST || NEVER_IN_AN_ADDRESS.test(text) || !URL.canParse(text)) return null;
  const address = new URL(text);
  // No escapes: mail programs read `%0a` as a new header.
  if (address.protocol === 'mailto:') return PLAIN_MAIL.test(address.href) ? address.href : null;
  const isPlain = address.username === '' && address.password === '' && address.port === '';
  return address.protocol === 'https:' && isPlain && isPublicName(address.hostname) ? address.href : null;
}

/** No IP addresses (mostly local ones), and no local names. */
function isPublicName(host: string): boolean {
  return /\.[a-z][a-z0-9-]+\.?$/.test(host) && !HERE.test(host);
}

/** One question at a time, so that a page cannot pile them up. */
class OutsideQuestion {
  private isAsking = false;

  async ask(address: string, window: BrowserWindow | null): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      const { openOutside: message, open: yes, cancel: no } = words();
      const isOpened = await saysYes({ message, detail: address, yes, no, usual: 'no' }, window);
      if (isOpened) await shell.openExternal(address);
    } finally {
      this.isAsking = false;
    }
  }
}
const question = new OutsideQuestion();

/** Asks first; unsafe addresses are ignored. */
export async function offerToOpen(text: string, window: BrowserWindow | null): Promise<void> {
  const address = openableAddress(text);
  if (address !== null) await question.ask(address, window);
}
