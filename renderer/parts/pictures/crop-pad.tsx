import { type KeyboardEvent, type PointerEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { SoundPicture } from '#authoring/project/pictures/project-picture.ts';
import { type Crop, movedCrop, seenOf, wholeCrop, zoomedCrop } from '#renderer/desk/pictures/crop.ts';
import { pictureWords } from '#renderer/desk/words/generated/picture-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';

interface CropPadProps {
  readonly picture: SoundPicture;
  readonly address: string;
  readonly crop: Crop;
  /** Starts a new undo step. */
  readonly onBegin: () => void;
  readonly onCrop: (crop: Crop) => void;
}

/** Fractions of the picture by which keys move; zoom factors. */
const STEP = 0.02;
const FAR = 0.1;
const CLOSER = 0.1;

const usualPlace = { width: 5, height: 4 };

export function CropPad({ picture, address, crop, onBegin, onCrop }: CropPadProps) {
  const words = useWords(pictureWords);
  const helpId = useId();
  const pad = useRef<HTMLDivElement>(null);
  const drag = useRef<{ readonly x: number; readonly y: number; readonly crop: Crop } | null>(null);
  const [place, setPlace] = useState(usualPlace);
  const seen = seenOf(picture, place, crop);
  const now = useRef({ crop, onCrop });
  now.current = { crop, onCrop };

  // Before each paint: a name of two lines leaves less room
  useLayoutEffect(() => {
    const shown = pad.current?.closest('.face-panel')?.querySelector<HTMLElement>('.card-picture');
    if (shown == null || shown.clientHeight === 0) return;
    const { clientWidth: width, clientHeight: height } = shown;
    setPlace((before) => (before.width === width && before.height === height ? before : { width, height }));
  });
  useEffect(() => {
    const element = pad.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      now.current.onCrop(zoomedCrop(now.current.crop, event.deltaY < 0 ? CLOSER : -CLOSER));
    };
    // Not passive, to prevent scrolling
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    const step = event.shiftKey ? FAR : STEP;
    const keys: Readonly<Record<string, () => Crop>> = {
      ArrowLeft: () => movedCrop(crop, seen, -step, 0),
      ArrowRight: () => movedCrop(crop, seen, step, 0),
      ArrowUp: () => movedCrop(crop, seen, 0, -step),
      ArrowDown: () => movedCrop(crop, seen, 0, step),
      '+': () => zoomedCrop(crop, CLOSER),
      ';': () => zoomedCrop(crop, CLOSER),
      '=': () => zoomedCrop(crop, CLOSER),
      '-': () => zoomedCrop(crop, -CLOSER),
      '0': () => wholeCrop,
    };
    const next = event.ctrlKey || event.altKey || event.metaKey ? undefined : keys[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onCrop(next());
  }

  function onPointerMove({ clientX, clientY }: PointerEvent): void {
    const [from, element] = [drag.current, pad.current];
    if (from === null || element === null) return;
    const { width, height } = element.getBoundingClientRect();
    onCrop(movedCrop(from.crop, seen, (clientX - from.x) / width, (clientY - from.y) / height));
  }

  return (
    <div className="crop stack gap-2">
      <div
        ref={pad}
        className="crop-pad"
        role="application"
        aria-label={words.crop}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move what is seen
        tabIndex={0}
        style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
        onFocus={onBegin}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          onBegin();
          drag.current = { x: event.clientX, y: event.clientY, crop };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          drag.current = null;
        }}
      >
        <img src={address} alt="" draggable={false} />
        <span
          className="crop-seen"
          style={{
            left: `${seen.left * 100}%`,
            top: `${seen.top * 100}%`,
            width: `${seen.width * 100}%`,
            height: `${seen.height * 100}%`,
          }}
        />
      </div>
      <output className="crop-said">
        {words.said({ x: Math.round(crop.x * 100), y: Math.round(crop.y * 100), zoom: crop.zoom })}
      </output>
      <p id={helpId} className="crop-help tight">
        {words.cropKeys}
      </p>
    </div>
  );
}
