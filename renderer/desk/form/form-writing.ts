import type { ActionName } from '#authoring/project/documents/project-action.ts';
import { changeBetween } from '#authoring/project/documents/project-action.ts';
import { differenceBetween } from '#authoring/text/edits/text-edit.ts';
import { nodeAtExactly } from '#authoring/text/json/json-edits.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import { edited, type FormEdit } from '#authoring/tools/form/form-edit.ts';
import { type FormSubject, subjectOf, wholeOffset } from '#authoring/tools/form/subject.ts';
import { pointedStore } from '../editor/pointed-store.ts';
import { setCursor } from '../project/cursor-store.ts';
import { followedFiles } from '../project/followed-files.ts';
import { endTyping, perform } from '../project/project-actions.ts';
import { goTo, placeIn, projectStore, revealInCurrent } from '../project/project-store.ts';
import { localeNow } from '../settings/locale-store.ts';
import { formWords } from '../words/generated/form-words.ts';
import type { Locale } from '../words/locale.ts';

export interface FormPlace {
  readonly file: string;
  readonly path: JsonPath;
}

const typing: ActionName = { kind: 'typing' };

/** Continues the current typing in the undo history. */
export function type(place: FormPlace, edit: FormEdit): void {
  write(place, edit, typing);
}

type Done = Exclude<keyof typeof formWords.ja.actions, 'fromEffect'>;

export function act(place: FormPlace, done: Done, label: string, edit: FormEdit): boolean {
  endTyping();
  return write(place, edit, named(done, label));
}

/** The label exists in the desk's language only; the other gets a generic name. */
function named(done: Done, label: string): ActionName {
  const locale = localeNow();
  const said = (one: Locale) => formWords[one].actions[done]({ label: one === locale ? label : formWords[one].aField });
  return { kind: 'command', ja: said('ja'), en: said('en') };
}

/** False: the text has changed meanwhile, or is read-only. */
function write({ file, path }: FormPlace, edit: FormEdit, name: ActionName): boolean {
  const text = projectStore.getState().files.get(file)?.text ?? '';
  const document = followedFiles().read(file, text);
  if (document === null) return false;
  const subject = subjectOf(document, path);
  if (subject.path.length !== path.length) return false;
  const after = edited(subject.text, edit);
  if (after === null) return false;
  const { from, before, after: end } = differenceBetween(subject.text, after);
  if (from === before && from === end) return true;
  if (subject.cuts.some(({ at }) => from < at && at <= before)) {
    const whole = edited(text, edit);
    return whole !== null && perform({ name, changes: [changeBetween(file, text, whole)] });
  }
  const replacement = {
    offset: wholeOffset(subject, from),
    removed: subject.text.slice(from, before),
    inserted: after.slice(from, end),
  };
  return perform({ name, changes: [{ path: file, replacements: [replacement] }] });
}

export function actInDocument(file: string, done: Done, label: string, edit: FormEdit): boolean {
  return performEdits(file, named(done, label), [edit]);
}

/** One step of undo. Each edit is of the text after the one before. False: one of them does not fit. */
export function performEdits(file: string, name: ActionName, edits: readonly FormEdit[]): boolean {
  const text = projectStore.getState().files.get(file)?.text ?? '';
  const whole = edits.reduce<string | null>((after, edit) => (after === null ? null : edited(after, edit)), text);
  if (whole === null) return false;
  endTyping();
  return perform({ name, changes: [changeBetween(file, text, whole)] });
}

/** As `pointAt`, of a whole document. */
export function pointInDocument(file: string, path: JsonPath, focus: boolean): void {
  const document = followedFiles().read(file, projectStore.getState().files.get(file)?.text ?? '');
  if (document === null) return;
  const entry = subjectOf(document, path).path;
  pointAt({ file, path: entry }, path.slice(entry.length), focus);
}

/** Moves the text's cursor to a field, or its nearest existing parent. `focus`: focus the editor too. */
export function pointAt({ file, path }: FormPlace, at: JsonPath, focus = false): void {
  const text = projectStore.getState().files.get(file)?.text ?? '';
  const document = followedFiles().read(file, text);
  if (document === null) return;
  const subject = subjectOf(document, path);
  pointTo(file, text, wholeOffset(subject, offsetIn(subject, at)), focus);
  const { from, to } = stretchIn(subject, at);
  pointedStore.setState({ pointed: { path: file, from: wholeOffset(subject, from), to: wholeOffset(subject, to) } });
}

export function pointToNothing(): void {
  if (pointedStore.getState().pointed !== null) pointedStore.setState({ pointed: null });
}

export function pointTo(file: string, text: string, offset: number, focus: boolean): void {
  const place = placeIn(text, offset);
  setCursor(file, { line: place.line + 1, column: place.character + 1, offset });
  if (focus) goTo({ path: file, ...place });
  else revealInCurrent({ path: file, ...place });
}

function stretchIn({ text }: FormSubject, at: JsonPath): { readonly from: number; readonly to: number } {
  const value = nodeAtExactly(treeOf(text), at);
  const node = value?.parent?.type === 'property' ? value.parent : value;
  return node === undefined ? { from: 0, to: 0 } : { from: node.offset, to: node.offset + node.length };
}

function offsetIn({ text }: FormSubject, at: JsonPath): number {
  const root = treeOf(text);
  for (let length = at.length; length >= 0; length--) {
    const node = nodeAtExactly(root, at.slice(0, length));
    // Inside the bracket or quote, so that the cursor counts as being in the value
    if (node !== undefined) return node.offset + (node.type === 'number' || node.type === 'boolean' ? 0 : 1);
  }
  return 0;
}
