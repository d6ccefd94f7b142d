import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { MeasuredFace, Over } from '#api/measured-faces.ts';
import type { FaceOf } from '#authoring/faces/face-problems.ts';
import type { FacePart } from '#authoring/faces/face-words.ts';
import { MILLIMETRE } from '#authoring/print/face-measures.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { loadFontsOf } from '../look/fonts-of-locale.ts';
import type { TableFaces } from '../tables/table-faces.ts';
import { findTable } from '../tables/table-list.ts';
import { allFonts } from './all-fonts.ts';

/** The faces of a project, drawn as large as they are printed. */
export class FacesOfProject {
  readonly documents: Documents;
  /** Null: its game prints nothing. */
  readonly faces: TableFaces | null;
  private readonly root: Root;

  private constructor(documents: Documents, faces: TableFaces | null) {
    this.documents = documents;
    this.faces = faces;
    this.root = createRoot(document.getElementById('faces') as HTMLElement);
  }

  static async of(documents: Documents): Promise<FacesOfProject> {
    return new FacesOfProject(documents, await findTable(documents).loadFaces());
  }

  /** The ids of what has a face, document by document. */
  idsByPath(): Readonly<Record<string, readonly string[]>> {
    const { documents, faces } = this;
    const paths = Object.keys(documents).filter((path) => faces?.hasFaces(path) === true);
    return Object.fromEntries(paths.map((path) => [path, idsIn(documents[path])]));
  }

  async measure(asked: readonly FaceOf[]): Promise<readonly (MeasuredFace | null)[]> {
    await Promise.all([...new Set(asked.map(({ locale }) => locale))].map(loadFontsOf));
    const drawn = asked.map((face) => this.draw(face));
    await this.show(
      drawn.map((face, at) => (
        <div key={`${asked[at]?.path} ${asked[at]?.id} ${asked[at]?.locale}`} className="print-face">
          {face}
        </div>
      )),
    );
    const places = [...document.querySelectorAll<HTMLElement>('.print-face')];
    return places.map((place, at) => (drawn[at] == null ? null : { over: overIn(place), letters: lettersIn(place) }));
  }

  /** Shows this and nothing else, with all its fonts. */
  async show(shown: ReactNode): Promise<void> {
    flushSync(() => this.root.render(shown));
    await allFonts();
  }

  draw({ path, id, locale }: FaceOf): ReactNode | null {
    const entry = { path, id, index: null };
    return this.faces?.draw(this.documents, entry, locale, () => undefined) ?? null;
  }
}

/** The ids of all entries of a document's lists. */
function idsIn(document: unknown): readonly string[] {
  if (!isObject(document)) return [];
  const entries = Object.values(document).flatMap((list) => (Array.isArray(list) ? list : []));
  return entries.flatMap((entry) => (isObject(entry) && typeof entry['id'] === 'string' ? [entry['id']] : []));
}

/** The part that lacks most; a face that finds room is not marked (`use-fit.ts`). */
function overIn(place: HTMLElement): Over | null {
  const face = place.querySelector('[data-overflow]');
  if (face === null) return null;
  const lacking = [...face.querySelectorAll<HTMLElement>('[data-fit]')].map((part) => {
    const [wide, high] = [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight];
    return { part: partOf(part), pixels: part.dataset['fit'] === 'text' ? Math.max(wide, high) : wide };
  });
  const [most = { part: 'text' as const, pixels: 0 }] = lacking.sort((one, other) => other.pixels - one.pixels);
  return { part: most.part, millimetres: Math.max(0.1, Math.ceil((most.pixels / MILLIMETRE) * 10) / 10) };
}

function partOf({ dataset, classList }: HTMLElement): FacePart {
  if (dataset['fit'] === 'name') return 'name';
  if (dataset['fit'] === 'text') return 'text';
  return classList.contains('face-over') ? 'above' : 'values';
}

/** Each letter of a face once, by the language of what it stands in. */
function lettersIn(place: HTMLElement): Readonly<Record<string, string>> {
  const found = new Map<string, Set<string>>();
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const lang = node.parentElement?.closest<HTMLElement>('[lang]')?.lang ?? '';
    const letters = found.get(lang) ?? new Set();
    found.set(lang, letters);
    for (const letter of node.textContent ?? '') if (!/\s/.test(letter)) letters.add(letter);
  }
  return Object.fromEntries([...found].map(([lang, letters]) => [lang, [...letters].join('')]));
}
