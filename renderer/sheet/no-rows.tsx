import type { Column } from '#authoring/sheet/column.ts';
import type { Filter } from '#authoring/sheet/order.ts';
import { Icon } from '../look/icon.tsx';
import { useLocale } from '../words/locale-store.ts';
import { useSheetWords } from '../words/sheet-words.ts';
import type { SheetKind } from './sheet-kinds.ts';
import { everything, filterValues, isFiltering, setFilter } from './sheet-state.ts';

interface NoRowsProps {
  readonly kind: SheetKind;
  readonly filter: Filter;
}

/** Why there is nothing to see, and each filter that could be taken away. */
export function NoRows({ kind, filter }: NoRowsProps) {
  const words = useSheetWords();
  const locale = useLocale((state) => state.locale);
  if (!isFiltering(filter)) return <p className="empty sheet-nothing">{words.noEntries}</p>;
  const columns = [...filter.values].flatMap(([key, values]) => {
    const column = kind.columns.find((one) => one.key === key);
    return column === undefined ? [] : [{ column, values }];
  });
  return (
    <div className="sheet-nothing" role="status">
      <p>
        <b>{words.nothing}</b>
        {words.nothingHelp}
      </p>
      <div className="sheet-nothing-filters">
        {filter.text.trim() !== '' && (
          <button type="button" className="button" onClick={() => setFilter(kind.id, { ...filter, text: '' })}>
            <Icon name="close" />
            {words.takeAwayText(filter.text)}
          </button>
        )}
        {columns.map(({ column, values }) => (
          <TakeAway key={column.key} kind={kind} column={column} values={values} said={column.title[locale]} />
        ))}
        <button type="button" className="button" onClick={() => setFilter(kind.id, everything)}>
          {words.clear}
        </button>
      </div>
    </div>
  );
}

interface TakeAwayProps {
  readonly kind: SheetKind;
  readonly column: Column;
  readonly values: ReadonlySet<string>;
  readonly said: string;
}

function TakeAway({ kind, column, values, said }: TakeAwayProps) {
  const words = useSheetWords();
  const some = [...values].slice(0, 3).map((value) => (value === '' ? words.none : value));
  return (
    <button type="button" className="button" onClick={() => filterValues(kind.id, column.key, null)}>
      <Icon name="close" />
      {words.takeAway(said, `${some.join('・')}${values.size > some.length ? '…' : ''}`)}
    </button>
  );
}
