import type { Json } from '#engine/kernel/basics/json.ts';
import { CardPicture, useCroppedPicture } from '../library/card-picture.tsx';
import { canvas, type RandomNumbers, seeded } from '../library/city-scene.ts';
import { type CardSignName, CardSignShape } from './face-signs.tsx';

const view = { height: 420, top: -60 };

/** Water across the picture and beyond both edges, where print bleeds. */
function swell(chance: RandomNumbers, level: number, rise: number): string {
  const step = canvas.width / 5;
  const start = Math.round((chance() - 2) * step);
  let path = `M${start} ${level}`;
  for (let at = 0; at < 10; at++) {
    const crest = Math.round(rise * (0.5 + chance()));
    path += `q${Math.round(step * 0.3)} ${at % 2 === 0 ? -crest : crest} ${Math.round(step)} 0`;
  }
  return `${path}V${view.height}H${start}z`;
}

/** Gabled houses with a few lit windows, and one tower. */
function town(chance: RandomNumbers, ground: number, most: number) {
  let roofs = '';
  let windows = '';
  const towerAt = Math.round(canvas.width * (0.15 + chance() * 0.7));
  for (let x = -90; x < canvas.width + 90; ) {
    const width = Math.round(48 + chance() * 46);
    const wall = Math.round(most * (0.45 + chance() * 0.55));
    const isTower = x <= towerAt && towerAt < x + width;
    const top = ground - (isTower ? wall * 1.7 : wall);
    const peak = isTower ? 70 : Math.round(16 + chance() * 22);
    roofs += `M${x} ${view.height}V${top}l${width / 2} ${-peak} ${width / 2} ${peak}V${view.height}z`;
    if (!isTower && chance() < 0.5) roofs += `M${x + width - 16} ${top}v${-peak - 8}h8v${peak + 8}z`;
    for (let column = x + 10; column + 10 < x + width; column += 17)
      for (let y = top + 14; y < ground + 60; y += 24) if (chance() < 0.22) windows += `M${column} ${y}h7v11h-7z`;
    x += width;
  }
  return { roofs, windows };
}

interface SceneArtProps extends SceneProps {
  readonly art?: Json | undefined;
  readonly locale: string;
}

/** The picture of a card, else a drawn scene. Decorative for screen readers. */
export function SceneArt({ art, locale, ...scene }: SceneArtProps) {
  const shown = useCroppedPicture(art, locale);
  return shown === null ? (
    <Scene {...scene} />
  ) : (
    <div className="ah-art" aria-hidden="true">
      <CardPicture {...shown} />
    </div>
  );
}

interface SceneProps {
  readonly id: string;
  readonly sign: CardSignName | null;
  readonly isTown: boolean;
}

/** A placeholder picture: a light over the sea or over a town, the same for ever for its card. */
function Scene({ id, sign, isTown }: SceneProps) {
  const chance = seeded(id);
  const light = { x: Math.round(canvas.width * (0.14 + chance() * 0.72)), y: Math.round(10 + chance() * 70) };
  const radius = Math.round(34 + chance() * 30);
  const [far, near] = isTown ? [town(chance, 210, 100), town(chance, 300, 110)] : [null, null];
  return (
    <div className="ah-art" aria-hidden="true">
      <svg
        viewBox={`0 ${view.top} ${canvas.width} ${view.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <circle className="ah-art-glow" cx={light.x} cy={light.y} r={radius * 2.1} />
        <circle className="ah-art-light" cx={light.x} cy={light.y} r={radius} />
        {far === null ? (
          <>
            <path className="ah-art-far" d={swell(chance, 190, 60)} />
            <path className="ah-art-middle" d={swell(chance, 245, 46)} />
            <path className="ah-art-near" d={swell(chance, 305, 40)} />
          </>
        ) : (
          <>
            <path className="ah-art-far" d={far.roofs} />
            <path className="ah-art-near" d={near.roofs} />
            <path className="ah-art-windows" d={near.windows} />
          </>
        )}
      </svg>
      {sign !== null && (
        <svg className="ah-art-sign" viewBox="0 0 24 24" aria-hidden="true">
          <g className="ah-art-sign-shadow" transform="translate(.6 .6)">
            <CardSignShape name={sign} />
          </g>
          <CardSignShape name={sign} />
        </svg>
      )}
    </div>
  );
}
