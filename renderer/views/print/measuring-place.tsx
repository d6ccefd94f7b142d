import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { PrintedFront } from '#api/studio/printed-faces.ts';
import { MILLIMETRE } from '#authoring/project/paper/face-measures.ts';
import { CARDS } from '#authoring/project/paper/print-kinds.ts';
import type { FacePart } from '#authoring/tools/faces/face-words.ts';
import type { FaceOf, Finest, MeasuredFace, Over } from '#authoring/tools/faces/found-on-face.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { loadFontsOf } from '#renderer/kit/theme/fonts-of-locale.ts';
import { PageLocale } from '#renderer/parts/look/page-locale.tsx';
import { allPictures } from '#renderer/parts/pictures/all-pictures.ts';
import type { TableFaces } from '#renderer/tables/table-faces.ts';
import type { TablePart } from '#renderer/tables/table-parts.ts';
import { allFonts } from './all-fonts.ts';
import { drawnSide, type PrintedBy } from './drawn-sides.ts';
import { MissingLetters } from './missing-letters.ts';
import { idsWithFaces } from './printed-entries.ts';

export class MeasuringPlace {
  private readonly place = document.createElement('div');
  private readonly root: Root;
  private readonly missing: MissingLetters;
  documents: Documents = {};
  /** Null: the game prints nothing. */
  printedBy: PrintedBy | null = null;
  /** Duration of the last drawing, in milliseconds; it blocks the page. */
  lasted = 0;

  constructor(parent: HTMLElement) {
    const letters = document.createElement('div');
    parent.append(this.place, letters);
    this.root = createRoot(this.place);
    this.missing = new MissingLetters(letters);
  }

  take(documents: Documents, faces: TableFaces | null, parts: readonly TablePart[] = []): void {
    this.documents = documents;
    this.printedBy = faces === null ? null : { faces, parts };
  }

  idsByPath(): Readonly<Record<string, readonly string[]>> {
    return idsWithFaces(this.documents, this.printedBy?.faces ?? null);
  }

  /** One call at a time, since faces replace each other. `finestOf`: also measures the finest details. */
  async measure(
    asked: readonly (FaceOf | PrintedFront)[],
    finestOf?: (face: Element) => Finest,
  ): Promise<readonly (MeasuredFace | null)[]> {
    await Promise.all([...new Set(asked.map(({ locale }) => locale))].map(loadFontsOf));
    const drawn = asked.map((face) => this.draw(face));
    await this.show(
      drawn.map((face, at) => (
        <div key={keyOf(asked[at])} className="print-face">
          {face}
        </div>
      )),
    );
    const places = [...this.place.querySelectorAll<HTMLElement>('.print-face')];
    const letters = places.map((place, at) => lettersIn(place, asked[at]?.locale ?? ''));
    const missing = new Map<string, ReadonlySet<string>>();
    for (const locale of new Set(asked.map((one) => one.locale))) {
      const its = letters.filter((_, at) => asked[at]?.locale === locale).join('');
      missing.set(locale, await this.missing.among(locale, its));
    }
    return places.map((place, at) => {
      if (drawn[at] == null) return null;
      const none = missing.get(asked[at]?.locale ?? '');
      const face = place.firstElementChild;
      return {
        over: overIn(place),
        missing: [...(letters[at] ?? '')].filter((letter) => none?.has(letter) === true),
        ...(finestOf === undefined || face === null ? {} : { finest: finestOf(face) }),
      };
    });
  }

  clear(): void {
    this.root.render(null);
  }

  async show(shown: ReactNode): Promise<void> {
    const began = performance.now();
    flushSync(() => this.root.render(<PageLocale>{shown}</PageLocale>));
    this.lasted = performance.now() - began;
    await Promise.all([allFonts(), allPictures(this.place)]);
  }

  draw(face: FaceOf | PrintedFront): ReactNode | null {
    if (this.printedBy === null) return null;
    return drawnSide(this.printedBy, this.documents, { kind: 'face', part: CARDS, ...face });
  }
}

const keyOf = (asked: FaceOf | PrintedFront | undefined): string =>
  JSON.stringify({ part: CARDS, ...asked }, ['part', 'path', 'id', 'locale']);

/** The worst overflow; faces that fit have no mark (`use-text-fit.ts`). */
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

function lettersIn(place: HTMLElement, lang: string): string {
  const found = new Set<string>();
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest<HTMLElement>('[lang]')?.lang !== lang) continue;
    for (const letter of node.textContent ?? '') if (!/\s/.test(letter)) found.add(letter);
  }
  return [...found].join('');
}
