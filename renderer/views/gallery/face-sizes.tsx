import { type RefObject, useEffect } from 'react';
import { MILLIMETRE } from '#authoring/project/paper/face-measures.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

/** In percent of the printed size. */
const sizes = { true: 100, proof: 63, table: 38 } as const;
type Size = keyof typeof sizes;
const sizeNames = Object.keys(sizes) as readonly Size[];

export const usualSize: number = sizes.proof;
const [LEAST, MOST] = [20, 250];
const STEP = 1.15;

/** Pixels per printed millimetre. */
export const unitOf = (percent: number): number => (percent / 100) * MILLIMETRE;

const within = (percent: number): number => Math.round(Math.max(LEAST, Math.min(MOST, percent)));
export const larger = (percent: number): number => within(percent * STEP);
export const smaller = (percent: number): number => within(percent / STEP);

/** Ctrl+wheel and pinch change the size, in proportion to the movement. */
export function useWheelSize(list: RefObject<HTMLElement | null>, change: (to: (percent: number) => number) => void) {
  useEffect(() => {
    const { current } = list;
    function onWheel(event: WheelEvent): void {
      if (!event.ctrlKey) return;
      // Otherwise the browser would zoom the page.
      event.preventDefault();
      event.stopPropagation();
      change((percent) => within(percent * Math.exp(-event.deltaY / WHEEL)));
    }
    current?.addEventListener('wheel', onWheel, { passive: false });
    return () => current?.removeEventListener('wheel', onWheel);
  }, [list, change]);
}
/** Wheel pixels per factor of e. */
const WHEEL = 500;

interface FaceSizesProps {
  readonly percent: number;
  readonly change: (to: (percent: number) => number) => void;
}

export function FaceSizes({ percent, change }: FaceSizesProps) {
  const words = useWords(sheetWords);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar group
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
        data-tip={words.smaller}
        keys="-"
        onClick={() => change(smaller)}
      />
      <output className="gallery-percent">{percent} %</output>
      <Button
        look="bare"
        icon="plus"
        aria-label={words.larger}
        data-tip={words.larger}
        keys="Plus"
        onClick={() => change(larger)}
      />
    </div>
  );
}
