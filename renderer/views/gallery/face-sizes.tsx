import { type RefObject, useEffect } from 'react';
import { MILLIMETRE } from '#authoring/project/paper/face-measures.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

/** In percent of the paper: true to it, nearly two thirds of it, and as a card lies on the table. */
const sizes = { true: 100, proof: 63, table: 38 } as const;
type Size = keyof typeof sizes;
const sizeNames = Object.keys(sizes) as readonly Size[];

export const usualSize: number = sizes.proof;
const [LEAST, MOST] = [20, 250];
const STEP = 1.15;

/** How many pixels a printed millimetre is. */
export const unitOf = (percent: number): number => (percent / 100) * MILLIMETRE;

const within = (percent: number): number => Math.round(Math.max(LEAST, Math.min(MOST, percent)));
export const larger = (percent: number): number => within(percent * STEP);
export const smaller = (percent: number): number => within(percent / STEP);

/** A wheel with Ctrl, or two fingers on a pad, make faces larger and smaller: said by how far, not by notches. */
export function useWheelSize(list: RefObject<HTMLElement | null>, change: (to: (percent: number) => number) => void) {
  useEffect(() => {
    const { current } = list;
    function onWheel(event: WheelEvent): void {
      if (!event.ctrlKey) return;
      // Else the browser would make all of the page larger, and the desk with it.
      event.preventDefault();
      event.stopPropagation();
      change((percent) => within(percent * Math.exp(-event.deltaY / WHEEL)));
    }
    current?.addEventListener('wheel', onWheel, { passive: false });
    return () => current?.removeEventListener('wheel', onWheel);
  }, [list, change]);
}
/** Pixels of the wheel for e times the size. */
const WHEEL = 500;

interface FaceSizesProps {
  readonly percent: number;
  readonly change: (to: (percent: number) => number) => void;
}

/** The sizes that mean something, and any between. */
export function FaceSizes({ percent, change }: FaceSizesProps) {
  const words = useWords(sheetWords);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, it is a row of a bar
    <div className="segmented gallery-sizes" role="group" aria-label={words.sizes}>
      {sizeNames.map((one) => (
        <Button look="bare" key={one} aria-pressed={sizes[one] === percent} onClick={() => change(() => sizes[one])}>
          {words.size[one]}
        </Button>
      ))}
      <Button
        look="bare"
        icon="minus"
        aria-label={words.smaller}
        title={`${words.smaller} (−)`}
        onClick={() => change(smaller)}
      />
      <output className="gallery-percent">{percent} %</output>
      <Button
        look="bare"
        icon="plus"
        aria-label={words.larger}
        title={`${words.larger} (+)`}
        onClick={() => change(larger)}
      />
    </div>
  );
}
