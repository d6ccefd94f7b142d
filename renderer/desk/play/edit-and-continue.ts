import { renamedSoFar } from '../project/project-actions.ts';
import { deskState } from '../state/desk-state.ts';
import type { CompressedTexts } from '../texts/compressed-text.ts';
import { soon } from '../timing/pending.ts';
import { changesOutsidePlay } from './other-texts.ts';
import { holdBackEdits } from './own-content.ts';
import { current, engine, inTurn, isEditing, keepPlayed, look, show, tell } from './running-engine.ts';

type Texts = CompressedTexts;

/** Minimum time of a replay before newer texts may cancel it, in milliseconds. */
const SUPERSEDED_AFTER = 500;

/** Restarting the engine rereads the project, so a replay may take that long as well. */
const restart = deskState(() => ({ takes: 0 }));
const patience = (): number => Math.max(SUPERSEDED_AFTER, restart().takes);

/** The newest texts not yet sent to the engine, and their number of errors. */
class NewestTexts {
  private newest: { readonly files: Texts; readonly errors: number } | null = null;
  private callOff: () => void = () => undefined;

  put(files: Texts, errors: number): void {
    this.newest = { files, errors };
    this.supersede();
  }

  take(): { readonly files: Texts; readonly errors: number } | null {
    this.callOff();
    const texts = this.newest;
    this.newest = null;
    return texts;
  }

  /** Cancels a long replay of outdated texts. */
  private supersede(): void {
    this.callOff();
    if (!isEditing() || this.newest === null) return;
    if (engine().runningFor >= patience()) engine().end();
    else this.callOff = soon(() => this.supersede(), patience() - engine().runningFor);
  }
}
const newest = deskState(() => new NewestTexts());

/** With errors the engine keeps the last content. Intermediate versions are skipped. */
export function takeContent(files: Texts, errors: number): Promise<void> {
  newest().put(files, errors);
  return inTurn({ kind: current().state === 'running' ? 'editing' : 'reading' }, async () => {
    const texts = newest().take();
    if (texts === null || holdBackEdits(texts.files, texts.errors)) return;
    const { playedOn, difference } = current();
    if (playedOn !== null && difference.kind !== 'invalid' && changesOutsidePlay(texts.files, playedOn))
      return show({ playedOn: texts.files });
    if (texts.errors > 0) return invalid(texts.errors);
    if (current().state === 'running') await edit(texts.files);
    else await read(texts.files);
  });
}

function invalid(errors: number): Promise<void> {
  return tell({ kind: 'invalid', errors, goesOn: current().hasContent });
}

async function read(files: Texts): Promise<void> {
  const begun = performance.now();
  const { problems } = await engine().ask('content', { files });
  restart().takes = performance.now() - begun;
  if (problems > 0) return invalid(problems);
  show({ hasContent: true, playedOn: files });
  await tell({ kind: 'none' });
}

async function edit(files: Texts): Promise<void> {
  const renamed = renamedSoFar().map((one) => ({ ...one, kinds: [...one.kinds] }));
  const { problems, changed, broken } = await engine().ask(
    'edit',
    renamed.length === 0 ? { files } : { files, renamed },
  );
  if (problems > 0) return invalid(problems);
  show({ playedOn: files });
  await look(0, 0);
  // Saved data must follow renamed ids
  if (renamed.length > 0 && broken === null) keepPlayed((await engine().ask('log', {})).setup);
  show({ changedEvent: changed === null || changed.after === null ? null : changed.event });
  if (broken !== null) return tell({ kind: 'broken', broken });
  return tell(changed !== null ? { kind: 'changed', changed } : { kind: 'same' });
}

export function continueFromBreak(): Promise<void> {
  return inTurn({ kind: 'looking' }, async () => {
    const whole = current().played;
    const { dropped } = await engine().ask('continue', {});
    show({ undone: [] });
    await look(0, 0);
    keepPlayed();
    await tell(whole === null ? { kind: 'same' } : { kind: 'wentOn', dropped, whole });
  });
}

/** Restores the dropped log, before the entry that broke. */
export function undoContinue(): Promise<void> {
  return inTurn({ kind: 'restoring' }, async () => {
    const { difference } = current();
    if (difference.kind !== 'wentOn') return;
    const { whole } = difference;
    const { broken } = await engine().ask('replay', { setup: whole.setup, entries: [...whole.entries] });
    show({ undone: [], played: whole });
    await look(0, 0);
    await tell(broken === null ? { kind: 'same' } : { kind: 'broken', broken });
  });
}
