import { TableObject } from '../library/table-object.tsx';
import { useBoard } from './board-context.ts';
import { Sign } from './face/sign.tsx';
import type { PcProps } from './pc-panel.tsx';
import { aboutSkill } from './questions.ts';

/** One box a point; the damaged ones carry the burst. */
export function HpTrack({ pc }: { readonly pc: PcProps['pc'] }) {
  const { words } = useBoard();
  const left = pc.maxHp - pc.damage;
  const label = left <= 0 ? words.down : words.hpOf(String(left), String(pc.maxHp));
  return (
    <span className={`tss-hp ${left <= 0 ? 'tss-hp-down' : ''}`} role="img" aria-label={label} title={label}>
      {words.hp}
      <span className="tss-hp-boxes">
        {Array.from({ length: Math.min(pc.maxHp, 9) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes have nothing but their place
          <span key={i} className={i < pc.damage ? 'tss-hp-lost' : ''}>
            {i < pc.damage && <Sign name="token-damage" />}
          </span>
        ))}
      </span>
      <b>{left <= 0 ? words.down : left}</b>
    </span>
  );
}

/** Three skills: usable, exhausted or sealed, told by shape. */
export function Skills({ id, pc }: PcProps) {
  const { words } = useBoard();
  return (
    <span className="tss-skills">
      {Object.entries(pc.skills).map(([skill, { sealed, exhaust }]) => {
        const name = words.skills[skill] ?? skill;
        const state = sealed ? words.sealed : exhaust > 0 ? words.exhaust(exhaust) : words.usable;
        return (
          <TableObject
            key={skill}
            names={[`${id}/skills/${skill}`]}
            label={`${name}${words.comma}${state}`}
            questions={aboutSkill(id, skill)}
            className={`tss-skill ${sealed ? 'tss-skill-sealed' : exhaust > 0 ? 'tss-skill-exhausted' : ''}`}
          >
            {sealed && <Sign name="token-seal" />}
            {exhaust > 0 && <Sign name="token-exhaust" />}
            {exhaust > 1 && exhaust}
            <span className="tss-name">{name}</span>
          </TableObject>
        );
      })}
    </span>
  );
}
