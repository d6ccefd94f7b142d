import { type BrowserWindow, shell } from 'electron';
import { words } from './desktop-words.ts';
import { saysYes } from './message-box.ts';

const LONGEST = 2000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: such addresses are what is refused
const NEVER_IN_AN_ADDRESS = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff\\]/;

const PLAIN_MAIL = /^mailto:[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;
/** Names that never lead out of the house (RFC 6761, 6762, 8375 and what routers use). */
const HERE = /\.(localhost|local|localdomain|internal|intranet|lan|home|corp|test|arpa|onion)\.?$/;

/**
 * The address that may be given to the system to open, as it will be shown and opened; null for all others. Other
 * schemes start programs, and so could a text that the system reads in another way than we do.
 */
export function openableAddress(text: string): string | null {
  if (text.length > LONGEST || NEVER_IN_AN_ADDRESS.test(text) || !URL.canParse(text)) return null;
  const address = new URL(text);
  // No escapes either: a mail program reads `%0a` as the beginning of another header.
  if (address.protocol === 'mailto:') return PLAIN_MAIL.test(address.href) ? address.href : null;
  const isPlain = address.username === '' && address.password === '' && address.port === '';
  return address.protocol === 'https:' && isPlain && isPublicName(address.hostname) ? address.href : null;
}

/** Whether a host may be another machine's: no number, which is as often one of this house, and no name of this machine or its network. */
function isPublicName(host: string): boolean {
  return /\.[a-z][a-z0-9-]+\.?$/.test(host) && !HERE.test(host);
}

/** Shows the person where a link leads, and opens it in their browser when they say so. One question at a time: a page cannot heap them upon each other. */
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

/** Offers to open what a link of the page leads to; what no browser should open is not even asked about. */
export async function offerToOpen(text: string, window: BrowserWindow | null): Promise<void> {
  const address = openableAddress(text);
  if (address !== null) await question.ask(address, window);
}
