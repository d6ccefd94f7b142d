import type { Json } from '#engine/kernel/basics/json.ts';
import type { AlterableTable } from '#renderer/desk/altering/alterable.ts';
import { pieceName, type TablePlace } from '#renderer/desk/altering/table-places.ts';
import { alterWords } from '#renderer/desk/words/generated/alter-words.ts';
import { IconButton } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

interface PlaceOrderProps {
  readonly place: TablePlace;
  readonly table: AlterableTable;
  readonly onOrder: (pieces: readonly Json[]) => void;
}

export function PlaceOrder({ place, table, onOrder }: PlaceOrderProps) {
  const words = useWords(alterWords);
  const { pieces, item } = place;
  const nameAt = (i: number) => {
    const name = pieceName(pieces[i] as Json, item);
    return name === null ? '?' : table.naming(name);
  };
  function put(from: number, to: number): void {
    const left = pieces.filter((_, i) => i !== from);
    onOrder([...left.slice(0, to), pieces[from] as Json, ...left.slice(to)]);
  }
  if (pieces.length === 0) return <p className="alter-none muted">{words.empty}</p>;
  return (
    <section className="alter-order">
      <h4 className="muted text-11 bold">{words.order}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard */}
      <ol className="scroll" aria-label={words.order} tabIndex={0}>
        {pieces.map((piece, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pieces can have the same name
          <li className="row gap-2" key={`${JSON.stringify(piece)} ${i}`}>
            <span className="alter-at muted">{i + 1}</span>
            <span className="grow cut">{nameAt(i)}</span>
            {i > 0 && (
              <>
                <IconButton
                  icon="last"
                  look="quiet"
                  className="alter-to-top"
                  label={words.toTop({ name: nameAt(i) })}
                  onClick={() => put(i, 0)}
                />
                <IconButton
                  icon="up"
                  look="quiet"
                  label={words.up({ name: nameAt(i) })}
                  onClick={() => put(i, i - 1)}
                />
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
