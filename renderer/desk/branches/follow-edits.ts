import { presentTexts } from '../play/own-content.ts';
import { playStore } from '../play/play-store.ts';
import { awaited, inBackground } from '../timing/pending.ts';
import { rememberContents } from './known-contents.ts';

/** Delay after an edit before everything is replayed, in milliseconds. */
const REST = 3000;

export function followEdits(): void {
  rememberContents();
  let callOff = () => {};
  playStore.subscribe((state, before) => {
    const was = presentTexts(before);
    if (was === null || presentTexts(state) === was) return;
    callOff();
    callOff = inBackground(() => void awaited(playAgain()), REST);
  });
}

async function playAgain(): Promise<void> {
  const { replayAll } = await import('./replay-all.ts');
  await replayAll();
}
