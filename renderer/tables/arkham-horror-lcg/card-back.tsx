import './face.css';
import { CardSignShape } from './face-signs.tsx';

const rings = [9, 13, 17, 21, 25];

/** Without text, for all languages. */
export function CardBack({ pile }: { readonly pile: string }) {
  const isEncounter = pile === 'encounter';
  return (
    <div className="ah-face" data-paint={isEncounter ? 'encounter-back' : 'player-back'}>
      <div className="face card-face ah-back">
        <svg viewBox="-31.75 -44.45 63.5 88.9" aria-hidden="true">
          {rings.map((radius) => (
            <path
              key={radius}
              className="ah-back-ring"
              d={isEncounter ? `M0 ${-radius * 1.35}L${radius} 0 0 ${radius * 1.35} ${-radius} 0z` : circle(radius)}
            />
          ))}
          <rect className="ah-back-frame" x="-27.6" y="-40.3" width="55.2" height="80.6" rx="2" />
          <g className="ah-back-sign" transform="translate(-7.2 -7.2) scale(.6)">
            <CardSignShape name={isEncounter ? 'doom' : pile === 'investigator' ? 'investigator' : 'willpower'} />
          </g>
        </svg>
      </div>
    </div>
  );
}

const circle = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
