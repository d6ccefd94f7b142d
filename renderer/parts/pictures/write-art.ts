import type { DocumentEntry } from '#authoring/project/documents/entry-at.ts';
import { type ActionName, changeBetween, type ProjectAction } from '#authoring/project/documents/project-action.ts';
import { pictureKinds, picturesFolder } from '#authoring/project/pictures/picture-kinds.ts';
import { isPicture, type PictureFault, readPicture } from '#authoring/project/pictures/read-picture.ts';
import type { FileFault } from '#authoring/text/files/project-file.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { edited, type FormEdit } from '#authoring/tools/form/form-edit.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { toBase64 } from '#renderer/desk/pictures/base64.ts';
import { type Crop, wholeCrop } from '#renderer/desk/pictures/crop.ts';
import { picturesApi } from '#renderer/desk/pictures/pictures-api.ts';
import { picturesStore } from '#renderer/desk/pictures/pictures-store.ts';
import { newKeptId, performWithFiles } from '#renderer/desk/project/file-actions.ts';
import { fileNoteStore } from '#renderer/desk/project/file-note-store.ts';
import { followedFiles } from '#renderer/desk/project/followed-files.ts';
import { endTyping, historyStore, perform, replaceLast } from '#renderer/desk/project/project-actions.ts';
import { isReadOnly } from '#renderer/desk/project/project-format.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { pictureWords } from '#renderer/desk/words/generated/picture-words.ts';

export type PictureRefusal = PictureFault | FileFault | { readonly kind: 'no-answer' };

export interface RefusedPicture {
  readonly name: string;
  readonly why: PictureRefusal;
}

type Done = keyof typeof pictureWords.ja.actions;

/** It is the project's own, and its document can be parsed. */
export function canWriteArt({ path, id, index }: DocumentEntry): boolean {
  return !isReadOnly(path) && placeOfArt({ path, id, index }) !== null;
}

export function artOf(entry: DocumentEntry): JsonObject | null {
  const place = placeOfArt(entry);
  return place !== null && isObject(place.written['art']) ? place.written['art'] : null;
}

/** Null removes it. `instead`: the last action, to be merged with this one. */
export function writeArt(
  entry: DocumentEntry,
  art: JsonObject | null,
  done: Done,
  instead: ProjectAction | null = null,
): ProjectAction | null {
  endTyping();
  const isLast = instead !== null && historyStore.getState().history.done.at(-1) === instead;
  const change = isLast ? throughBoth(instead, entry, art) : changeOfArt(entry, art);
  if (change === null) return null;
  const action = { name: named(done, entry.id), changes: [change] };
  const isDone = isLast ? replaceLast(instead, action) : perform(action);
  return isDone ? (historyStore.getState().history.done.at(-1) ?? null) : null;
}

export function withCrop(art: JsonObject, { x, y, zoom }: Crop): JsonObject {
  const { x: _, y: __, zoom: ___, credit, ...rest } = art;
  return {
    ...rest,
    ...(x === wholeCrop.x && y === wholeCrop.y ? {} : { x, y }),
    ...(zoom === wholeCrop.zoom ? {} : { zoom }),
    ...(credit === undefined ? {} : { credit }),
  };
}

/** Adds a file and names it in an entry, as one undoable action. Null on success; otherwise nothing has changed. */
export async function takePicture(entry: DocumentEntry, file: File): Promise<PictureRefusal | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = pictureKinds.find((one) => isPicture(readPicture(`a.${one}`, bytes))) ?? null;
  const ending = kind === null ? (/\.[^.]*$/.exec(file.name)?.[0] ?? '') : `.${kind === 'jpeg' ? 'jpg' : kind}`;
  const path = freePath(entry.id, ending);
  if (kind === null) {
    const fault = readPicture(path, bytes);
    return isPicture(fault) ? null : fault;
  }
  const kept = newKeptId();
  const keeping = await picturesApi().keep({ path, kept, bytes: toBase64(bytes) });
  if (keeping === null) return { kind: 'no-answer' };
  if (!keeping.kept) return keeping.fault ?? { kind: 'no-answer' };
  // The credit belongs to the old picture
  const change = changeOfArt(entry, { file: path });
  if (change === null) return { kind: 'no-answer' };
  const files = [{ kind: 'restore', path, kept, unsaved: [] }] as const;
  const refusal = await performWithFiles({ name: named('picture', entry.id), files, changes: [change] });
  fileNoteStore.setState({ note: refusal === null ? null : { kind: 'refused', did: 'done', ...refusal } });
  await picturesApi().look();
  return null;
}

function freePath(id: string, ending: string): string {
  const name = id.toLowerCase().replace(/[^a-z0-9-]+/g, '-');
  const taken = new Set(picturesStore.getState().list.map(({ path }) => path.toLowerCase()));
  let path = `${picturesFolder}/${name}${ending}`;
  for (let number = 2; taken.has(path); number++) path = `${picturesFolder}/${name}-${number}${ending}`;
  return path;
}

const named = (done: Done, id: string): ActionName => ({
  kind: 'command',
  ja: pictureWords.ja.actions[done]({ id }),
  en: pictureWords.en.actions[done]({ id }),
});

interface PlaceOfArt {
  readonly path: JsonPath;
  readonly text: string;
  readonly written: JsonObject;
}

function placeOfArt({ path: file, id, index }: DocumentEntry): PlaceOfArt | null {
  const text = projectStore.getState().files.get(file)?.text;
  const document = text === undefined ? null : followedFiles().read(file, text);
  if (text === undefined || document === null) return null;
  for (const { kind, key, entries } of document.sections) {
    if (kind !== 'list') continue;
    const isIt = (value: unknown) => isObject(value as Json) && (value as JsonObject)['id'] === id;
    const at = index !== null && isIt(entries[index]?.value) ? index : entries.findIndex(({ value }) => isIt(value));
    const found = entries[at]?.value;
    if (found !== undefined) return { path: [key, at], text, written: found as JsonObject };
  }
  return null;
}

function changeOfArt(entry: DocumentEntry, art: JsonObject | null) {
  const place = placeOfArt(entry);
  const after = place === null ? null : edited(place.text, editOf(place.path, art));
  return place === null || after === null ? null : changeBetween(entry.path, place.text, after);
}

/** Merges the earlier change with this one. */
function throughBoth({ changes }: ProjectAction, entry: DocumentEntry, art: JsonObject | null) {
  const place = placeOfArt(entry);
  const [made] = changes;
  if (place === null || made === undefined || made.path !== entry.path || changes.length !== 1) return null;
  const after = edited(place.text, editOf(place.path, art));
  const before = [...made.replacements].reduceRight(
    (text, { offset, removed, inserted }) => text.slice(0, offset) + removed + text.slice(offset + inserted.length),
    place.text,
  );
  return after === null ? null : changeBetween(entry.path, before, after);
}

const editOf = (path: JsonPath, art: JsonObject | null): FormEdit =>
  art === null
    ? { kind: 'remove', path: [...path, 'art'] }
    : { kind: 'set', path: [...path, 'art'], value: art, behind: 'reading' };
