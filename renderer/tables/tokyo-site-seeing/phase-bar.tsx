import { apSupply } from '#engine/systems/tokyo-site-seeing/contract/vocabulary.ts';
import { OwnActions } from '../library/own-actions.tsx';
import { useBoard } from './board-context.ts';
import { Sign } from './face/sign.tsx';

/** The round, its six phases, and the AP tokens that are left. */
export function PhaseBar() {
  const { table, words } = useBoard();
  const phases = Object.entries(words.phases);
  const now = phases.findIndex(([phase]) => phase === table.phase);
  return (
    <div className="tss-phases">
      <strong title={words.round(table.round)}>
        <span className="hidden">{words.round(table.round)}</span>
        <span aria-hidden="true">R{table.round}</span>
      </strong>
      <ol>
        {phases.map(([phase, name], i) => (
          <li key={phase} className={i < now ? 'tss-phase-done' : ''} aria-current={i === now ? 'step' : undefined}>
            {i + 1} <span className="tss-phase-name">{name}</span>
          </li>
        ))}
      </ol>
      <OwnActions by="" words={words.doing} />
      <span
        className="tss-ap"
        role="img"
        aria-label={words.supply(table.supply.ap, apSupply)}
        title={words.supply(table.supply.ap, apSupply)}
      >
        <Sign name="token-ap" />
        <b>
          {table.supply.ap}/{apSupply}
        </b>
      </span>
    </div>
  );
}
