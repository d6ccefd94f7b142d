import { type BrowserWindow, dialog, shell } from 'electron';
import { words } from './desktop-words.ts';

const LONGEST = 2000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: such addresses are what is refused
const NEVER_IN_AN_ADDRESS = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff\\]/;

/**
 * The address that may be given to the system to open, as it will be shown and opened; null for all others. Other
 * schemes start programs, and so could a text that the system reads in another way than we do.
 */
export function openableAddress(text: string): string | null {
  if (text.length > LONGEST || NEVER_IN_AN_ADDRESS.test(text) || !URL.canParse(text)) return null;
  const address = new URL(text);
  if (address.protocol === 'mailto:')
    return /^[^?&/]+@[^?&/]+$/.test(address.pathname) && address.search === '' ? address.href : null;
  const isPlain = address.username === '' && address.password === '' && address.port === '';
  return address.protocol === 'https:' && isPlain && address.host.includes('.') ? address.href : null;
}

/** Whether the person is being asked: a page cannot heap questions upon each other. */
let asking = false;

/** Shows the person where a link leads, and opens it in their browser when they say so. */
export async function offerToOpen(text: string, window: BrowserWindow | null): Promise<void> {
  const address = openableAddress(text);
  if (address === null || asking) return;
  asking = true;
  try {
    const question = {
      type: 'question' as const,
      message: words().openOutside,
      detail: address,
      buttons: [words().cancel, words().open],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    };
    const { response } = await (window === null
      ? dialog.showMessageBox(question)
      : dialog.showMessageBox(window, question));
    if (response === 1) await shell.openExternal(address);
  } finally {
    asking = false;
  }
}
