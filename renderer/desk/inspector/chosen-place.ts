import { type EntryPlaces, entryPlaces } from '#authoring/project/documents/entry-at.ts';
import { isRequired, nameIn, pathInside, readName } from '#authoring/text/files/package-path.ts';
import { sourceOf } from '#authoring/text/files/translation-path.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { cursorStore } from '../project/cursor-store.ts';
import { followedFiles } from '../project/followed-files.ts';
import { type EditorTarget, placeIn, projectStore } from '../project/project-store.ts';
import { deskState } from '../state/desk-state.ts';
import type { Chosen } from './chosen-store.ts';

/** The entries of the texts that were asked for last. */
const known = deskState(() => new Map<string, { readonly text: string; readonly places: EntryPlaces }>());
const MOST_KNOWN = 4;

function placesIn(file: string): EntryPlaces | null {
  const text = projectStore.getState().files.get(file)?.text;
  if (text === undefined) return null;
  const found = known().get(file);
  if (found?.text === text) return found.places;
  const files = followedFiles();
  const places = entryPlaces(pathInside(file), text, files.read(file, text) ?? files.last(file));
  known().delete(file);
  for (const other of [...known().keys()].slice(0, known().size + 1 - MOST_KNOWN)) known().delete(other);
  known().set(file, { text, places });
  return places;
}

/** The entry at an offset; that of a translation is in the translated file. */
export function choiceAt(file: string, offset: number): Chosen | null {
  const places = placesIn(file);
  if (places === null) return null;
  const translated = sourceOf(pathInside(file));
  const entry = places.at(offset);
  if (translated === null || entry === null) return { file, id: entry?.id ?? null, language: null };
  return { file: sourceFile(file, entry.path), id: entry.id, language: translated.locale };
}

/** A project may also translate the files that it requires. */
function sourceFile(translation: string, path: string): string {
  const { files } = projectStore.getState();
  const { package: project } = readName(translation);
  const own = project === null ? path : nameIn(project, path);
  if (files.has(own)) return own;
  return [...files.keys()].findLast((file) => isRequired(file) && pathInside(file) === path) ?? own;
}

export function choiceAtCursor(): Chosen | null {
  const { current } = projectStore.getState();
  if (current === null) return null;
  return choiceAt(current, cursorStore.getState().places.get(current)?.offset ?? 0);
}

/** Its start in the current text; the top if it is missing. */
export function placeOfChosen({ file, id }: Chosen): EditorTarget {
  const text = projectStore.getState().files.get(file)?.text ?? '';
  const sections = (id === null ? null : (followedFiles().read(file, text) ?? followedFiles().last(file)))?.sections;
  for (const { entries, starts } of sections ?? []) {
    const at = entries.findIndex(({ value }) => isObject(value as Json) && (value as { id?: unknown }).id === id);
    if (at >= 0) return { path: file, ...placeIn(text, starts.at(at) as number) };
  }
  return { path: file, line: 0, character: 0 };
}

/** The entry that a text of a translation file belongs to. */
export const choiceOfUnit = (translation: string, id: string): Chosen => {
  const { source, locale } = sourceOf(pathInside(translation)) ?? { source: translation, locale: null };
  return { file: sourceFile(translation, source), id, language: locale };
};
