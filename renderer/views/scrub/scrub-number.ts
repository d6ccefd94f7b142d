import * as monaco from 'monaco-editor/editor';
import type { ProjectAction } from '#authoring/project/documents/project-action.ts';
import { numberAt, numbersAround } from '#authoring/text/json/written-number.ts';
import { branchesStore } from '#renderer/desk/branches/branches-store.ts';
import { asPlayed, ReplayWorker } from '#renderer/desk/branches/replay-worker.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { discardLast, endTyping, perform, replaceLast } from '#renderer/desk/project/project-actions.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { deskState } from '#renderer/desk/state/desk-state.ts';
import { CompressedText } from '#renderer/desk/texts/compressed-text.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import { pathOf } from '../editor/editor-models.ts';
import { closeScrub, scrubStore } from './scrub-store.ts';

export function scrubHere(): void {
  const { current, files } = projectStore.getState();
  const editors = monaco.editor.getEditors().filter((one) => {
    const model = one.getModel();
    return model !== null && pathOf(model) === current;
  });
  const editor = editors.find((one) => one.hasTextFocus()) ?? editors[0];
  const position = editor?.getPosition();
  const text = current === null ? undefined : files.get(current)?.text;
  if (editor === undefined || position === null || position === undefined || current === null || text === undefined)
    return;
  const offset = editor.getModel()?.getOffsetAt(position) ?? 0;
  const number = numberAt(text, offset);
  const at = number === null ? position : (editor.getModel()?.getPositionAt(number.offset) ?? position);
  const from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  scrubStore.setState({
    asked: { path: current, number, from, anchor: { getBoundingClientRect: () => placeOf(editor, at) } },
    value: Number(number?.text ?? 0),
    done: null,
    outcomes: new Map(),
  });
  endTyping();
  void tryNumbers();
}

function placeOf(editor: monaco.editor.ICodeEditor, position: monaco.IPosition): DOMRect {
  const whole = editor.getDomNode()?.getBoundingClientRect() ?? new DOMRect();
  const place = editor.getScrolledVisiblePosition(position);
  return new DOMRect(whole.x + (place?.left ?? 0), whole.y + (place?.top ?? 0), 1, place?.height ?? 0);
}

export function writeNumber(value: number): void {
  const { asked, done, value: now } = scrubStore.getState();
  if (asked === null || asked.number === null || value === now) return;
  const { path, number } = asked;
  const written = String(value);
  const action: ProjectAction = {
    name: {
      kind: 'command',
      ...localizedText(deskWords, ({ undoNames }) => undoNames.changeNumber({ from: number.text, to: written })),
    },
    changes: [{ path, replacements: [{ offset: number.offset, removed: number.text, inserted: written }] }],
  };
  const isSame = written === number.text;
  const isDone = done === null ? isSame || perform(action) : isSame ? discardLast(done) : replaceLast(done, action);
  // The text was changed meanwhile, so the number's place is lost.
  if (!isDone) return closeScrub();
  scrubStore.setState({ value, done: isSame ? null : action });
}

export function restoreNumber(): void {
  const { asked } = scrubStore.getState();
  if (asked !== null && asked.number !== null) writeNumber(Number(asked.number.text));
  closeScrub();
}

/** A separate worker, since the desk replays after each edit; it ends with the panel. */
const worker = deskState(() => new ReplayWorker());

async function tryNumbers(): Promise<void> {
  const { asked } = scrubStore.getState();
  const { playedOn, line: id } = playStore.getState();
  const line = id === null ? undefined : branchesStore.getState().lines.get(id);
  const text = asked === null ? undefined : playedOn?.[asked.path]?.text;
  if (asked === null || asked.number === null) return;
  const { path, number } = asked;
  const all = numbersAround(number.text);
  const end = number.offset + number.text.length;
  // There is no line yet, or it was played on an older text because this one has errors.
  if (playedOn === null || line === undefined || text?.slice(number.offset, end) !== number.text)
    return scrubStore.setState({ outcomes: new Map(all.map((one) => [one, { kind: 'unknown', at: null }])) });
  const first = Number(number.text);
  const values = [...all].sort((a, b) => Math.abs(a - first) - Math.abs(b - first));
  for (const value of values) {
    const files = {
      ...playedOn,
      [path]: new CompressedText(`${text.slice(0, number.offset)}${value}${text.slice(end)}`),
    };
    const told = await worker().ask(files, (client) => client.call('line', { line: asPlayed(line) }));
    const { asked: now } = scrubStore.getState();
    // A new number may have replaced this one while the worker ran.
    if (now !== asked) return now === null ? worker().end() : undefined;
    const outcome = {
      kind: told?.kind ?? ('unknown' as const),
      at: told?.kind === 'changed' ? told.at : told?.kind === 'broken' ? told.broken.at : null,
    };
    scrubStore.setState(({ outcomes }) => ({ outcomes: new Map(outcomes).set(value, outcome) }));
  }
  worker().end();
}
