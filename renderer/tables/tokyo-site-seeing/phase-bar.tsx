import { apSupply, phases } from '#engine/systems/tokyo-site-seeing/basics/vocabulary.ts';
import { PhaseBar as Bar } from '../library/phase-bar.tsx';
import { useBoard } from './board-context.ts';
import { Sign } from './face/sign.tsx';

export function PhaseBar() {
  const { table, words } = useBoard();
  const supply = words.supply({ ap: table.supply.ap, all: apSupply });
  return (
    <Bar
      round={{ said: words.round({ round: table.round }), short: `R${table.round}` }}
      phases={phases.map((id) => ({ id, name: words.label('phaseLabel', id) }))}
      now={table.phase}
      answers={words.answers}
    >
      <span className="tss-ap" role="img" aria-label={supply} data-tip={supply}>
        <Sign name="token-ap" />
        <b>
          {table.supply.ap}/{apSupply}
        </b>
      </span>
    </Bar>
  );
}
