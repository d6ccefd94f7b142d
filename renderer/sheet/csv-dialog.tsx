import { Dialog } from '@base-ui/react/dialog';
import { useMemo } from 'react';
import type { Names } from '#authoring/sheet/cell-text.ts';
import type { CellTyped, Matched } from '#authoring/sheet/paste.ts';
import type { CellRefused } from '#authoring/sheet/planned-cells.ts';
import { Modal } from '../frame/modal.tsx';
import { VirtualRows } from '../look/virtual-rows.tsx';
import { useLocale } from '../words/locale-store.ts';
import { cellFaultSentence, useSheetWords } from '../words/sheet-words.ts';
import type { ReadCsv } from './csv-files.ts';
import { editedText } from './shown-cell.ts';

interface CsvDialogProps {
  readonly csv: ReadCsv;
  readonly names: Names;
  readonly onTake: (cells: readonly CellTyped[], matched: Matched) => void;
  readonly onClose: () => void;
}

/** What a file would change, before it does. */
export function CsvDialog({ csv, names, onTake, onClose }: CsvDialogProps) {
  const words = useSheetWords();
  return (
    <Modal onClose={onClose} className="dialog sheet-csv" title={words.csvTitle}>
      {csv.kind === 'refused' ? (
        <>
          <p className="note note-error">{words[csv.why]}</p>
          <div className="dialog-choices">
            <Dialog.Close className="button">{words.close}</Dialog.Close>
          </div>
        </>
      ) : (
        <Preview matched={csv.matched} planned={csv.planned} names={names} onTake={onTake} />
      )}
    </Modal>
  );
}

type Line = { readonly cell: CellTyped; readonly refused: CellRefused | null };

type PreviewProps = Pick<Extract<ReadCsv, { kind: 'read' }>, 'matched' | 'planned'> &
  Pick<CsvDialogProps, 'names' | 'onTake'>;

function Preview({ matched, planned, names, onTake }: PreviewProps) {
  const words = useSheetWords();
  const locale = useLocale((state) => state.locale);
  const { lines, changes, wrong } = useMemo(() => {
    const { rows, refused } = planned;
    const changed = rows.flatMap(({ row, writes }) =>
      writes.map(({ column, typed }): Line => ({ cell: { row, column, typed }, refused: null })),
    );
    const out = refused.map((one): Line => ({ cell: one, refused: one }));
    return { lines: [...out, ...changed], changes: changed.length, wrong: out.length };
  }, [planned]);
  const { headings, ids } = matched.strangers;
  return (
    <>
      <p className="sheet-csv-said">
        {changes === 0 ? words.csvSame : words.csvChanges(changes)}
        {wrong > 0 && <span className="sheet-csv-wrong">{words.csvWrong(wrong)}</span>}
      </p>
      {headings.slice(0, 4).map((heading) => (
        <p key={heading} className="note note-warning">
          {words.leftHeading(heading)}
        </p>
      ))}
      {ids.length > 0 && <p className="note note-warning">{ids.slice(0, 4).map(words.leftId).join('　')}</p>}
      <div className="sheet-csv-list">
        {lines.length > 0 && (
          <VirtualRows count={lines.length} usual={30} label={words.csvTitle} hasButton={() => false}>
            {(i) => {
              const { cell, refused } = lines[i] as Line;
              const { row, column, typed } = cell;
              return (
                <div className={refused === null ? 'sheet-line' : 'sheet-line sheet-line-wrong'}>
                  <span className="sheet-line-id">{row.id}</span>
                  <span>{column.title[locale]}</span>
                  <span className="sheet-line-change">
                    <span className="sheet-before">{editedText(column, row.entry, names, locale) || words.none}</span>
                    <span aria-hidden="true">→</span>
                    <b className="sheet-now">{typed === '' ? words.none : typed}</b>
                  </span>
                  {refused !== null && (
                    <span className="sheet-line-why">{cellFaultSentence(refused.fault, locale)}</span>
                  )}
                </div>
              );
            }}
          </VirtualRows>
        )}
      </div>
      <div className="dialog-choices">
        <Dialog.Close className="button">{words.cancel}</Dialog.Close>
        {lines.length > 0 && (
          <button
            type="button"
            className="button button-ring"
            onClick={() =>
              onTake(
                lines.map(({ cell }) => cell),
                matched,
              )
            }
          >
            {words.csvTake(changes)}
          </button>
        )}
      </div>
    </>
  );
}
