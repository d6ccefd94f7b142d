import { pileKinds } from '#engine/systems/tokyo-site-seeing/basics/vocabulary.ts';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useBoard } from './board-context.ts';
import { Sign } from './face/sign.tsx';

export function Piles() {
  const { table, words } = useBoard();
  const { words: shared } = useTable();
  const title = words.label('label', 'piles');
  return (
    <section className="tss-piles" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {pileKinds.map((kind) => {
          const left = table.piles[kind]?.length ?? 0;
          const gone = table.discards[kind]?.length ?? 0;
          const name = words.word('cardKind', kind);
          const discards = gone > 0 ? `${words.word('slot', 'discards')} ${gone}` : '';
          const label = [`${name} ${left}`, discards].filter((part) => part !== '').join(shared.comma);
          return (
            <li key={kind} data-kind={kind} data-tip={label}>
              <TableObject names={[`piles/${kind}`]} label={label} questions={[]} className="table-row tss-pile">
                <span className="tss-kind" data-kind={kind}>
                  <Sign name={`kind-${kind}`} label={name} />
                </span>
                <b>{left}</b>
                {gone > 0 && <small>{discards}</small>}
              </TableObject>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
