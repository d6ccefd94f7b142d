import { type ReactNode, useId, useState } from 'react';
import { asCsv } from '#authoring/text/tables/table-text.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { Button, IconButton } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { offerFile } from '../project/file-outside.ts';

/** Numbers, with or without a unit, are aligned to the end. `text`: what the file has in the place of what is drawn. */
export type Cell = string | number | { readonly text: string; readonly drawn: ReactNode };

interface PanelProps {
  readonly title: string;
  readonly help?: string;
  /** All of them, for the file and the table. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Drawn in the place of the table, which is behind a button. */
  readonly chart?: ReactNode;
  /** How many rows the table has at first. */
  readonly most?: number;
  /** Said in the place of a table without rows. */
  readonly empty?: string;
  readonly children?: ReactNode;
}

/** What was measured as a chart or a table, and as a file. */
export function Panel({ title, help, columns, rows, chart, most = 12, empty, children }: PanelProps) {
  const words = useWords(balanceWords);
  const [isTable, setIsTable] = useState(chart === undefined);
  const [isWhole, setIsWhole] = useState(false);
  const heading = useId();
  const shown = (isWhole ? rows : rows.slice(0, most)).map((row, at) => ({ key: at, row }));
  return (
    <section className="balance-panel stack gap-3" aria-labelledby={heading}>
      <div className="row">
        <h3 id={heading} className="bold text-13 nowrap">
          {title}
        </h3>
        <span className="head-space" />
        {chart !== undefined && (
          <IconButton
            look="tool"
            icon={isTable ? 'curves' : 'sheet'}
            label={isTable ? words.asChart : words.asTable}
            onClick={() => setIsTable(!isTable)}
          />
        )}
        {rows.length > 0 && (
          <IconButton
            look="tool"
            icon="download"
            label={words.csv}
            onClick={() =>
              offerFile(`${title}.csv`, asCsv([columns, ...rows.map((row) => row.map(textOf))]), 'text/csv')
            }
          />
        )}
      </div>
      {help !== undefined && <p className="muted text-11">{help}</p>}
      {isTable && rows.length === 0 && empty !== undefined && <p className="muted text-12">{empty}</p>}
      {isTable && (rows.length > 0 || empty === undefined) && (
        <>
          <table className="table">
            <thead>
              <tr>
                {columns.map((column, at) => (
                  <th key={column} scope="col" className={isNumber(rows, at) ? 'to-end' : undefined}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ key, row }) => (
                <tr key={key}>
                  {row.map((cell, at) => (
                    <td key={columns[at]} className={isNumber(rows, at) ? 'balance-amount' : undefined}>
                      {typeof cell === 'object' ? cell.drawn : cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {shown.length < rows.length && (
            <Button look="link" onClick={() => setIsWhole(true)}>
              {words.more({ count: rows.length - shown.length })}
            </Button>
          )}
        </>
      )}
      {!isTable && chart}
      {children}
    </section>
  );
}

const textOf = (cell: Cell): string => (typeof cell === 'object' ? cell.text : String(cell));

/** Figures, their shares and their intervals. */
const figures = /^[-+−\d][-+−\d.,/% –〜]*$/;

const isNumber = (rows: readonly (readonly Cell[])[], at: number): boolean => {
  const cell = rows.map((row) => row[at]).find((one) => one !== undefined && textOf(one) !== '');
  return cell !== undefined && figures.test(textOf(cell));
};
