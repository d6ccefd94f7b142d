import type { KeptPart } from '#api/studio/kept-work.ts';
import type { StudioApi } from '#api/studio/studio-api.ts';
import { projectStore } from '../project/project-store.ts';
import { deskState } from '../state/desk-state.ts';
import { store } from '../state/store.ts';
import { soon as inAMoment } from '../timing/pending.ts';
import { allKeeps } from './keeps.ts';
import { isWhole, UnsavedSender } from './sent-texts.ts';
import { elsewhereStore } from './texts-elsewhere.ts';

/** How long changes may stay unsaved, in milliseconds. Other parts must not delay texts. */
const DELAYS: Readonly<Record<KeptPart, number>> = { texts: 100, desk: 500, game: 300, preferences: 300 };
const AGAIN = 3000;

/** `works` false: the last write failed, and the user is warned. */
export const keepingStore = store<{ readonly works: boolean; readonly isWriting: boolean }>(() => ({
  works: true,
  isWriting: false,
}));

const due = deskState(() => new Map<KeptPart, number>());

export function isKept(): boolean {
  const { works, isWriting } = keepingStore.getState();
  return !due().has('texts') && !isWriting && works;
}

/** Saves the page's work with the host on each change; returns a function that flushes. */
export function keepWork(api: StudioApi, page: string): () => void {
  let callOff: () => void = () => undefined;
  let sent: readonly KeptPart[] = [];
  const teller = new UnsavedSender(savedText);
  const kept = allKeeps();

  function soon(part: KeptPart): void {
    const now = performance.now();
    if (!due().has(part)) due().set(part, now + DELAYS[part]);
    // On a busy machine input events can starve timers, so write overdue parts now.
    if (Math.min(...due().values()) <= now) write();
    else plan();
  }

  function plan(): void {
    callOff();
    if (due().size > 0) callOff = inAMoment(write, Math.min(...due().values()) - performance.now());
  }

  function write(): void {
    if (keepingStore.getState().isWriting) return;
    const now = performance.now();
    const parts = [...due()].filter(([, when]) => when <= now).map(([part]) => part);
    if (parts.length === 0) plan();
    else void send(parts);
  }

  /** A closing page cannot wait, and writes in progress may be lost. */
  function writeAll(): void {
    const parts = [...new Set([...sent, ...due().keys()])];
    if (parts.length > 0) void send(parts);
  }

  async function send(parts: readonly KeptPart[]): Promise<void> {
    for (const part of parts) due().delete(part);
    const others = sent.length > 0;
    sent = parts;
    keepingStore.setState({ isWriting: true });
    const texts = parts.includes('texts') ? kept.texts.read() : null;
    const told = texts && teller.tell(texts, others);
    const beside = parts.filter((part) => part !== 'texts');
    const { kept: works, turn } = await api
      .keepWork({
        page,
        ...Object.fromEntries(beside.map((part) => [part, kept[part].read()]).filter(([, read]) => read !== null)),
        ...(told && { texts: told }),
        settled: [...elsewhereStore.getState().settled],
      })
      .catch(() => ({ kept: false, turn: null }));
    if (texts !== null) teller.heard(texts, others ? null : turn);
    sent = [];
    keepingStore.setState({ works, isWriting: false });
    // Parts that changed meanwhile wait as well. If the host has no texts, send them whole at once.
    const wait = told == null || isWhole(told) ? AGAIN : 0;
    if (!works) for (const part of [...parts, ...due().keys()]) due().set(part, performance.now() + wait);
    plan();
  }

  for (const part of Object.keys(DELAYS) as KeptPart[]) kept[part].follow(() => soon(part));
  return writeAll;
}

/** Null for a decoded file, as its bytes differ. */
function savedText(path: string): string | null {
  const file = projectStore.getState().files.get(path);
  return file === undefined || file.foreign !== undefined || file.version === '' ? null : file.saved.text;
}
