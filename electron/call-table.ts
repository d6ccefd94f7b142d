// The only file that uses ipcMain; a test checks that.

import { setTimeout as wait } from 'node:timers/promises';
import { type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron';
import { answerStudioCall, type StudioAnswer } from '#api/studio/answer-studio-call.ts';
import {
  isStudioEvent,
  type StudioApi,
  type StudioCall,
  type StudioEvent,
  studioCalls,
} from '#api/studio/studio-api.ts';
import { callChannel, eventChannel } from './channels.ts';
import { isPageAddress, pageOrigin } from './page-address.ts';

/** `fault`: a defect of ours, logged by the host. */
export type WindowAnswer = StudioAnswer | { readonly refused: 'wrongSender' | 'fault' };

export interface CallTable {
  /** Lets a window call the API of its project. */
  register(contents: WebContents, api: StudioApi): void;
  tell(contents: WebContents, event: StudioEvent): void;
  /** Waits up to a second for running calls. */
  close(): Promise<void>;
}

const PATIENCE = 1000;

/** `onFault`: a call failed by a defect of ours. */
export function openCallTable(onFault: (error: unknown) => void): CallTable {
  const windows = new Map<WebContents, StudioApi>();
  const running = new Set<Promise<unknown>>();

  async function answer(call: StudioCall, event: IpcMainInvokeEvent, words: readonly unknown[]): Promise<WindowAnswer> {
    const api = windows.get(event.sender);
    if (api === undefined || !isPageFrame(event)) return { refused: 'wrongSender' };
    if (words.length !== 1) return { refused: 'wrongAsk' };
    try {
      return await answerStudioCall(api, call, words[0]);
    } catch (error) {
      onFault(error);
      return { refused: 'fault' };
    }
  }

  const calls = Object.keys(studioCalls) as StudioCall[];
  for (const call of calls) {
    ipcMain.handle(callChannel(call), (event, ...words: unknown[]) => {
      const work = answer(call, event, words);
      running.add(work);
      void work.finally(() => running.delete(work));
      return work;
    });
  }
  return {
    register(contents, api) {
      windows.set(contents, api);
      contents.once('destroyed', () => windows.delete(contents));
    },
    tell(contents, event) {
      if (!isStudioEvent(event)) throw new Error('not an event of the table');
      if (windows.has(contents)) contents.send(eventChannel, event);
    },
    async close() {
      windows.clear();
      await Promise.race([Promise.allSettled(running), wait(PATIENCE)]);
      for (const call of calls) ipcMain.removeHandler(callChannel(call));
    },
  };
}

/** Refuses other frames and other pages. */
function isPageFrame({ senderFrame: frame }: IpcMainInvokeEvent): boolean {
  return frame !== null && frame.parent === null && frame.origin === pageOrigin && isPageAddress(frame.url);
}
