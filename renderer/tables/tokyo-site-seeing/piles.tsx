import { pileKinds } from '#engine/systems/tokyo-site-seeing/contract/vocabulary.ts';
import { useBoard } from './board-context.ts';
import { rulebookWord } from './face/face-words.ts';
import { Sign } from './face/sign.tsx';

/** How many cards each pile holds, and its discards. */
export function Piles() {
  const { table, words, locale } = useBoard();
  return (
    <section className="tss-piles" aria-label={words.piles}>
      <h3>{words.piles}</h3>
      <ul>
        {pileKinds.map((kind) => {
          const left = table.piles[kind]?.length ?? 0;
          const gone = table.discards[kind]?.length ?? 0;
          const name = rulebookWord('cardKind', kind, locale);
          const label = gone > 0 ? `${name} ${left}${words.comma}${words.discardPile(gone)}` : `${name} ${left}`;
          return (
            <li key={kind} data-kind={kind} title={label}>
              <span className="tss-kind" data-kind={kind}>
                <Sign name={`kind-${kind}`} label={name} />
              </span>
              <b>{left}</b>
              {gone > 0 && <small>{words.discardPile(gone)}</small>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
