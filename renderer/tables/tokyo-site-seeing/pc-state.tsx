import { libraryWords } from '../library/library-words.ts';
import { TableObject } from '../library/table-object.tsx';
import { useBoard } from './board-context.ts';
import { hpLeft } from './card-values.ts';
import { Sign } from './face/sign.tsx';
import { skillOf } from './objects-of.ts';
import { asking } from './possible-answers.ts';
import type { PcProps } from './table-document.ts';

/** More boxes do not fit. */
const mostBoxes = 9;

export function HpTrack({ id, pc }: PcProps) {
  const { words, numbers } = useBoard();
  const { left, all } = hpLeft(numbers, id, pc);
  const [hp, down] = [words.word('label', 'hp'), words.word('label', 'down')];
  const label = left <= 0 ? down : `${hp} ${left}/${all}`;
  return (
    <span
      className={`table-row tss-hp ${left <= 0 ? 'tss-hp-down' : ''}`}
      role="img"
      aria-label={label}
      data-tip={label}
    >
      {hp}
      <span className="tss-hp-boxes">
        {Array.from({ length: Math.min(all, mostBoxes) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes have nothing but their place
          <span key={i} className={i < pc.damage ? 'tss-hp-lost' : ''}>
            {i < pc.damage && <Sign name="token-damage" />}
          </span>
        ))}
      </span>
      <b>{left <= 0 ? down : left}</b>
    </span>
  );
}

/** Usable, exhausted or sealed, by shape. */
export function Skills({ id, pc }: PcProps) {
  const { words, locale } = useBoard();
  return (
    <span className="tss-skills">
      {Object.entries(pc.skills).map(([skill, { sealed, exhaust }]) => {
        const name = words.label('skillLabel', skill);
        const state = sealed
          ? words.word('label', 'sealed')
          : exhaust > 0
            ? words.counted({ word: words.word('token', 'exhaust'), count: exhaust })
            : words.word('label', 'usable');
        return (
          <TableObject
            key={skill}
            names={[skillOf(id, skill)]}
            label={`${name}${libraryWords(locale).comma}${state}`}
            questions={asking(['useSkill', 'refresh'], { by: id, skill })}
            className={`table-row tss-skill ${sealed ? 'tss-skill-sealed' : exhaust > 0 ? 'tss-skill-exhausted' : ''}`}
          >
            {sealed && <Sign name="token-seal" />}
            {exhaust > 0 && <Sign name="token-exhaust" />}
            {exhaust > 1 && exhaust}
            <span className="table-name">{name}</span>
          </TableObject>
        );
      })}
    </span>
  );
}
