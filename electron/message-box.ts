import { type BrowserWindow, dialog } from 'electron';
import { words } from './desktop-words.ts';

interface Question {
  readonly message: string;
  readonly detail: string;
  readonly yes: string;
  readonly no: string;
  /** Enter; Escape is always no. */
  readonly usual: 'yes' | 'no';
}

/** Modal to the window, if there is one. */
export async function saysYes(
  { message, detail, yes, no, usual }: Question,
  window: BrowserWindow | null,
): Promise<boolean> {
  const [buttons, defaultId] = [[no, yes], usual === 'yes' ? 1 : 0];
  const box = { type: 'question' as const, message, detail, buttons, defaultId, cancelId: 0, noLink: true };
  const { response } = await (window === null ? dialog.showMessageBox(box) : dialog.showMessageBox(window, box));
  return response === 1;
}

export async function tell(type: 'info' | 'error', message: string, detail = ''): Promise<void> {
  await dialog.showMessageBox({ type, message, detail, buttons: [words().close], noLink: true });
}
