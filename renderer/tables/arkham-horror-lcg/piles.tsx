import { TableObject } from '../library/table-object.tsx';
import { useArkham } from './board-context.ts';

/** Name of the pile on the table, its label, as shown, how many cards it has, and the last of them or an empty text. */
export type PileCount = readonly [name: string, label: string, shown: string, count: number, last: string];

export function Piles({ piles, className }: { readonly piles: readonly PileCount[]; readonly className: string }) {
  const { words } = useArkham();
  return (
    <ul className={className}>
      {piles.map(([name, label, shown, count, last]) => (
        <li key={name}>
          <TableObject
            names={[name]}
            label={[label, String(count), last].filter((part) => part !== '').join(words.comma)}
            questions={[]}
            className="table-row ah-pile"
          >
            <span className="table-name">{shown}</span>
            <b>{count}</b>
          </TableObject>
        </li>
      ))}
    </ul>
  );
}
