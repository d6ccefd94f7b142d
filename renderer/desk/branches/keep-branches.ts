import type { StudioApi } from '#api/studio/studio-api.ts';
import type { Branch } from '#authoring/tools/branches/branch.ts';
import { playStore } from '../play/play-store.ts';
import { deskState } from '../state/desk-state.ts';
import { type CompressedTexts, wholeTexts } from '../texts/compressed-text.ts';
import { soon } from '../timing/pending.ts';
import { branchesStore, dropFromPage, putBranch, takeBranches } from './branches-store.ts';
import { followPlay } from './follow-play.ts';
import { knowTexts, textsOfContent } from './known-contents.ts';

const DELAY = 300;
/** Retry delay, in milliseconds. */
const AGAIN = 3000;

class Waiting {
  readonly ids = new Set<string>();
  /** Lines whose log was rewritten, not extended. */
  readonly anew = new Set<string>();
  callOff: () => void = () => undefined;
  isWriting = false;
  api: StudioApi | null = null;
}
const waiting = deskState(() => new Waiting());

export function keepBranches(api: StudioApi): void {
  waiting().api = api;
  followPlay(noteBranch);
  void readLines(api);
}

export const writeBranchesNow = (): void => void write();

async function readLines(api: StudioApi): Promise<void> {
  const { lines, faults } = await api.keptLines({}).catch(() => ({ lines: [], faults: [] }));
  takeBranches(lines, faults);
}

/** Marks a line as changed. `anew`: its log does not extend the saved one. */
export function noteBranch(id: string, anew = false): void {
  waiting().ids.add(id);
  if (anew) waiting().anew.add(id);
  waiting().callOff();
  waiting().callOff = soon(() => void write(), branchesStore.getState().unkept === null ? DELAY : AGAIN);
}

async function write(): Promise<void> {
  const { api, ids, isWriting } = waiting();
  if (api === null || isWriting || ids.size === 0) return;
  waiting().isWriting = true;
  const lines = [...ids].flatMap((id) => branchesStore.getState().lines.get(id) ?? []);
  ids.clear();
  for (const line of lines) await writeOne(api, line);
  waiting().isWriting = false;
  for (const id of ids) noteBranch(id);
}

async function writeOne(api: StudioApi, line: Branch): Promise<void> {
  const anew = waiting().anew.delete(line.id);
  const said = await api
    .keepLine({ line, ...(anew ? { anew } : {}) })
    .catch(() => ({ kept: false, code: 'unreachable' }) as const);
  if (said.kept) {
    if (branchesStore.getState().unkept !== null) branchesStore.setState({ unkept: null });
    return;
  }
  if (said.code === 'diverged') return goOnAs(line);
  branchesStore.setState({ unkept: said.code });
  waiting().ids.add(line.id);
  if (anew) waiting().anew.add(line.id);
}

/** Another page has continued this line, so save ours under a new id. */
function goOnAs(line: Branch): void {
  const id = crypto.randomUUID().replaceAll('-', '');
  const { line: open } = playStore.getState();
  dropFromPage(line.id);
  putBranch({ ...line, id, parent: { line: line.id, at: line.parent?.at ?? 0 } });
  if (open === line.id) playStore.setState({ line: id });
  noteBranch(id);
  const { api } = waiting();
  if (api !== null) void readLines(api);
}

/** Saves the texts that a line was played on, so that it can be resumed after a restart. */
export async function keepTextsOf({ contentHash }: Branch): Promise<void> {
  const { api } = waiting();
  const texts = textsOfContent(contentHash);
  if (api === null || texts === null) return;
  const said = await api
    .keepTexts({ contentHash, texts: wholeTexts(texts) })
    .catch(() => ({ kept: false, code: 'unreachable' }) as const);
  if (!said.kept) branchesStore.setState({ unkept: said.code });
}

/** From memory, else from disk; null: lost. */
export async function textsOfBranch({ contentHash }: Branch): Promise<CompressedTexts | null> {
  const atHand = textsOfContent(contentHash);
  const { api } = waiting();
  if (atHand !== null || api === null) return atHand;
  const { texts } = await api.keptTexts({ contentHash }).catch(() => ({ texts: null }));
  return texts === null ? null : knowTexts(contentHash, texts);
}

export async function dropBranch(id: string): Promise<void> {
  const { api } = waiting();
  const line = branchesStore.getState().lines.get(id);
  if (api === null || line === undefined) return;
  waiting().ids.delete(id);
  dropFromPage(id);
  const { code } = await api.dropLine({ id }).catch(() => ({ code: 'unreachable' }));
  if (code === null) return;
  putBranch(line);
  branchesStore.setState({ unkept: code });
}
