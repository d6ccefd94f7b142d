import type { AskedInWindow, PrintState } from '#api/studio/print-calls.ts';
import type { StudioApi } from '#api/studio/studio-api.ts';
import { endingOf } from '#authoring/project/paper/print-kinds.ts';
import { openPrinting } from '#renderer/desk/printing/printing-store.ts';
import { unsavedTexts } from '#renderer/desk/project/unsaved-texts.ts';
import { store } from '#renderer/desk/state/store.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import { beginWork } from '#renderer/desk/work/running-work.ts';
import { offerFile } from '../project/file-outside.ts';

type Calls = Pick<StudioApi, 'beginPrint' | 'printState' | 'stopPrint' | 'printedPart'>;
export type PrintEnd = Exclude<PrintState, { readonly state: 'running' }> & { readonly name: string };

export const printRunStore = store<{
  readonly running: { readonly done: number; readonly of: number; readonly stop: () => void } | null;
  readonly end: PrintEnd | null;
}>(() => ({ running: null, end: null }));
const { getState, setState } = printRunStore;

const words = localizedText(deskWords, ({ work }) => work.print);

export const forgetEnd = (): void => setState({ end: null });

export async function runPrint(api: Calls, asked: AskedInWindow, title: string): Promise<void> {
  if (getState().running !== null) return;
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const work = beginWork(words, stop);
  const name = `${title.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')}-${asked.as}${endingOf(asked.as)}`;
  setState({ running: { done: 0, of: 0, stop }, end: null });
  const progress = (done: number, of: number) => {
    work.progress(done, of === 0 || done === of ? null : of);
    setState({ running: { done, of, stop } });
  };
  try {
    const state = await printed(api, asked, name, progress, stopping.signal);
    setState({ end: { ...state, name } });
  } catch {
    setState({ end: { state: 'lost', name } });
  } finally {
    work.end();
    setState({ running: null });
    if (getState().end?.state !== 'stopped') openPrinting();
  }
}

async function printed(
  api: Calls,
  asked: AskedInWindow,
  name: string,
  progress: (done: number, of: number) => void,
  stop: AbortSignal,
): Promise<Exclude<PrintState, { readonly state: 'running' }>> {
  const { print } = await api.beginPrint({ asked, unsaved: unsavedTexts() });
  stop.addEventListener('abort', () => void api.stopPrint({ print }).catch(() => undefined));
  for (let done = 0; ; ) {
    const state = await api.printState({ print, done });
    if (state.state !== 'running') {
      if (state.state === 'printed') await takeOut(api, print, state.bytes, name);
      return state;
    }
    if (state.done !== done || state.of > 0) progress(state.done, state.of);
    done = state.done;
  }
}

async function takeOut(api: Calls, print: string, length: number, name: string): Promise<void> {
  const bytes = new Uint8Array(length);
  for (let from = 0; ; ) {
    const { part } = await api.printedPart({ print, from });
    if (part === '') break;
    const letters = atob(part);
    for (let i = 0; i < letters.length; i++) bytes[from + i] = letters.charCodeAt(i);
    from += letters.length;
  }
  offerFile(name, bytes, name.endsWith('.pdf') ? 'application/pdf' : 'application/zip');
}
