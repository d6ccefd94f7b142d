import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Bookmark } from '#authoring/tools/branches/branch.ts';
import { roundAt } from '#authoring/tools/branches/rails.ts';
import type { Scale } from '#renderer/desk/branches/scale.ts';
import { lineWords } from '#renderer/desk/words/generated/line-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';

/** In pixels; closer ticks are drawn as one band. */
const DENSE = 2.5;
/** Minimum distance of round labels, in pixels. */
const NAMES = 24;
const MIDDLE = 24;

interface LineSliderProps {
  readonly at: number;
  readonly total: number;
  readonly rounds: readonly number[];
  readonly bookmarks: readonly Bookmark[];
  readonly forced: readonly number[];
  readonly scale: Scale;
  readonly off: boolean;
  readonly onGo: (to: number) => void;
  /** While dragging; positions are skipped while the board is catching up. */
  readonly onFollow: (to: number) => void;
  readonly onBookmark: () => void;
  readonly onDown: () => void;
}

export function BranchSlider(props: LineSliderProps) {
  const { at, total, rounds, bookmarks, forced, scale, off, onGo, onFollow, onBookmark, onDown } = props;
  const words = useWords(lineWords);
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? at;
  const wasForced = forced.some((place) => place < shown);

  function placeOf(event: PointerEvent<HTMLDivElement>): number {
    const left = event.currentTarget.querySelector('svg')?.getBoundingClientRect().left ?? 0;
    return Math.min(total, scale.at(event.clientX - left));
  }
  function press(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const to = placeByKey(event.key, event.shiftKey, { at, total, rounds });
    if (to === null && event.key !== 'ArrowDown' && event.key.toLowerCase() !== 'b') return;
    event.preventDefault();
    if (to !== null) onGo(to);
    else if (event.key === 'ArrowDown') onDown();
    else onBookmark();
  }
  return (
    <div
      className="line-slider"
      role="slider"
      tabIndex={0}
      aria-label={words.position}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={shown}
      aria-valuetext={
        words.atRound({ at: shown, total, round: roundAt(rounds, shown) }) + (wasForced ? words.afterForced : '')
      }
      aria-disabled={off}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (off || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(placeOf(event));
      }}
      onPointerMove={(event) => {
        if (dragged === null) return;
        const to = placeOf(event);
        if (to === dragged) return;
        setDragged(to);
        onFollow(to);
      }}
      onPointerUp={() => {
        if (dragged !== null) onGo(dragged);
        setDragged(null);
      }}
      onPointerCancel={() => setDragged(null)}
    >
      <span className="cut bold">{words.thisLine}</span>
      <svg className="line-svg" aria-hidden="true" width={scale.width} height={36}>
        <Rounds rounds={rounds} scale={scale} />
        <path className="line-way" d={`M${scale.x(0)} ${MIDDLE}H${scale.x(Math.min(shown, total))}`} />
        {shown < total && <path className="line-way line-ahead" d={`M${scale.x(shown)} ${MIDDLE}H${scale.x(total)}`} />}
        {scale.step >= DENSE ? (
          <path className="line-ticks" d={ticks(total, scale)} />
        ) : (
          <rect className="line-dense" x={scale.x(0)} y={MIDDLE - 3} width={scale.x(total) - scale.x(0)} height={6} />
        )}
        {bookmarks.map(({ at: place, name, note }) => (
          <path key={place} className="line-bookmark" d={`M${scale.x(place) - 4} 36l4-7 4 7z`}>
            <title>{note === undefined ? name : `${name}\n${note}`}</title>
          </path>
        ))}
        {forced.map((place) => (
          <path key={place} className="line-forced" d={`M${scale.x(place + 1)} ${MIDDLE - 5}l5 5-5 5-5-5z`}>
            <title>{words.forcedAt({ at: place + 1 })}</title>
          </path>
        ))}
        <circle className="line-now" cx={scale.x(shown)} cy={MIDDLE} r={6} />
        <circle className="line-now-middle" cx={scale.x(shown)} cy={MIDDLE} r={2} />
      </svg>
      <span className="cut line-rail-end">{shown}</span>
    </div>
  );
}

function Rounds({ rounds, scale }: { readonly rounds: readonly number[]; readonly scale: Scale }) {
  const words = useWords(lineWords);
  const named = new Set<number>();
  for (const begin of rounds) {
    const last = [...named].at(-1);
    if (last === undefined || scale.x(begin) - scale.x(last) >= NAMES) named.add(begin);
  }
  return (
    <>
      {rounds.map((begin, i) => (
        <g key={begin}>
          <path className="line-round" d={`M${scale.x(begin)} ${MIDDLE - 8}v16`} />
          {named.has(begin) && (
            <text className="line-round-name" x={scale.x(begin)} y={11}>
              {words.round({ round: i + 1 })}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

function ticks(total: number, scale: Scale): string {
  return Array.from({ length: total + 1 }, (_, at) => `M${scale.x(at)} ${MIDDLE - 3}v6`).join('');
}

function placeByKey(
  key: string,
  byRound: boolean,
  { at, total, rounds }: { readonly at: number; readonly total: number; readonly rounds: readonly number[] },
): number | null {
  const within = (to: number): number => Math.max(0, Math.min(total, to));
  switch (key) {
    case 'ArrowLeft':
      return within(byRound ? (rounds.findLast((begin) => begin < at) ?? 0) : at - 1);
    case 'ArrowRight':
      return within(byRound ? (rounds.find((begin) => begin > at) ?? total) : at + 1);
    case 'PageUp':
      return within(at - 10);
    case 'PageDown':
      return within(at + 10);
    case 'Home':
      return 0;
    case 'End':
      return total;
    default:
      return null;
  }
}
