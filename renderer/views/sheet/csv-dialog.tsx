import { useMemo } from 'react';
import type { NamesById } from '#authoring/tools/sheet/cell-text.ts';
import type { NewCellRefused, NewEntry, PlannedEntries } from '#authoring/tools/sheet/new-entries.ts';
import type { CellTyped, MatchedTable } from '#authoring/tools/sheet/paste.ts';
import type { CellRefused, ReadCells } from '#authoring/tools/sheet/planned-cells.ts';
import type { SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';
import { editedText } from '#renderer/desk/sheet/shown-cell.ts';
import { cellFaultSentence } from '#renderer/desk/words/cell-faults.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { VirtualRows } from '#renderer/kit/lists/virtual-rows.tsx';
import { DialogActions } from '#renderer/kit/popups/dialog.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { Modal } from '#renderer/parts/boundary/modal.tsx';
import type { ReadCsv } from './csv-files.ts';

interface CsvDialogProps {
  readonly kind: SheetKind;
  readonly csv: ReadCsv;
  readonly names: NamesById;
  /** `made`: the new entries, or null without them. */
  readonly onTake: (cells: readonly CellTyped[], matched: MatchedTable, made: PlannedEntries | null) => void;
  readonly onClose: () => void;
}

export function CsvDialog({ kind, csv, names, onTake, onClose }: CsvDialogProps) {
  const words = useWords(sheetWords);
  return (
    <Modal onClose={onClose} className="dialog sheet-csv stack" title={words.csvTitle}>
      {csv.kind === 'refused' ? (
        <>
          <p className="note note-error">{words[csv.why]}</p>
          <DialogActions cancel={words.close} />
        </>
      ) : (
        <Preview {...csv} {...{ kind, names, onTake }} />
      )}
    </Modal>
  );
}

type Line =
  | { readonly kind: 'cell'; readonly cell: CellTyped; readonly refused: CellRefused | null }
  | { readonly kind: 'new'; readonly entry: NewEntry }
  | { readonly kind: 'wrong'; readonly wrong: NewCellRefused };

type PreviewProps = Pick<Extract<ReadCsv, { kind: 'read' }>, 'matched' | 'planned' | 'made' | 'encoding'> &
  Pick<CsvDialogProps, 'kind' | 'names' | 'onTake'>;

function Preview({ kind, matched, planned, made, encoding, names, onTake }: PreviewProps) {
  const words = useWords(sheetWords);
  const { lines, cells, changes, wrong } = useMemo(() => linesOf(planned, made), [planned, made]);
  const { headings, ids, twice, short } = matched.strangers;
  const strange = made === null ? ids : [];
  const count = made?.made.length ?? 0;
  const make = words.csvMake({ count, isCard: kind.list === 'cards' });
  const warnings = [
    ...(encoding === null ? [] : [words.csvEncoding({ encoding })]),
    ...headings.slice(0, MOST_LEFT).map((name) => words.leftHeading({ name })),
    ...(twice.length === 0 ? [] : [words.csvTwice({ ids: twice.slice(0, MOST_LEFT).join(words.between) })]),
    ...(short.length === 0 ? [] : [words.csvShort({ count: short.length, line: (short[0] ?? 0) + 1 })]),
  ];
  const said = [
    ...(changes === 0 && count > 0 ? [] : [changes === 0 ? words.csvSame : words.csvChanges({ count: changes })]),
  ];
  return (
    <>
      <p>
        {[...said, ...(count > 0 ? [make] : [])].join(words.between)}
        {wrong > 0 && <span className="sheet-csv-wrong field-error">{words.csvWrong({ count: wrong })}</span>}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="note note-warning">
          {warning}
        </p>
      ))}
      {strange.length > 0 && (
        <p className="note note-warning">
          {strange
            .slice(0, MOST_LEFT)
            .map((id) => words.leftId({ id }))
            .join('　')}
        </p>
      )}
      {made !== null && made.problems.length > 0 && <Then problems={made.problems} />}
      <div className="sheet-csv-list">
        {lines.length > 0 && (
          <VirtualRows count={lines.length} usual={30} label={words.csvTitle} hasButton={() => false}>
            {(i) => <PreviewLine line={lines[i] as Line} {...{ kind, names, matched }} />}
          </VirtualRows>
        )}
      </div>
      <DialogActions cancel={words.cancel}>
        {cells.length > 0 && (
          <Button look={count > 0 ? 'plain' : 'primary'} onClick={() => onTake(cells, matched, null)}>
            {count > 0 ? words.csvOnlyCells({ count: changes }) : words.csvTake({ count: changes })}
          </Button>
        )}
        {count > 0 && (
          <Button look="primary" onClick={() => onTake(cells, matched, made)}>
            {changes > 0 ? words.csvBoth({ cells: changes, make }) : make}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

function linesOf({ rows, refused }: ReadCells, made: PlannedEntries | null) {
  const changed = rows.flatMap(({ row, writes }) =>
    writes.map(({ column, typed }): Line => ({ kind: 'cell', cell: { row, column, typed }, refused: null })),
  );
  const out = refused.map((one): Line => ({ kind: 'cell', cell: one, refused: one }));
  const wrong = (made?.refused ?? []).map((one): Line => ({ kind: 'wrong', wrong: one }));
  const fresh = (made?.made ?? []).map((entry): Line => ({ kind: 'new', entry }));
  return {
    lines: [...out, ...wrong, ...changed, ...fresh],
    cells: [...out, ...changed].flatMap((line) => (line.kind === 'cell' ? [line.cell] : [])),
    changes: changed.length,
    wrong: out.length + wrong.length,
  };
}

const MOST_LEFT = 4;
const MOST_TOLD = 3;

function Then({ problems }: { readonly problems: PlannedEntries['problems'] }) {
  const words = useWords(sheetWords);
  const locale = useLocale();
  const first = problems.slice(0, MOST_TOLD).map(({ message }) => message[locale]);
  const more = problems.length - first.length;
  return (
    <div className="note note-error">
      <p>{words.csvThen({ count: problems.length })}</p>
      <ul className="sheet-csv-then">
        {first.map((one) => (
          <li key={one}>{one}</li>
        ))}
        {more > 0 && <li>{words.csvMoreProblems({ count: more })}</li>}
      </ul>
    </div>
  );
}

interface PreviewLineProps extends Pick<PreviewProps, 'kind' | 'names' | 'matched'> {
  readonly line: Line;
}

function PreviewLine({ line, kind, names, matched }: PreviewLineProps) {
  const words = useWords(sheetWords);
  const locale = useLocale();
  const titleOf = (key: string): string => kind.columns.find((one) => one.key === key)?.title[locale] ?? key;
  switch (line.kind) {
    case 'new': {
      const { id, name, line: at } = line.entry;
      const typed = matched.fresh.find((one) => one.line === at)?.cells ?? [];
      const others = typed.filter((one) => one.key !== 'name').map((one) => `${titleOf(one.key)} ${one.typed}`);
      return (
        <div className="sheet-line row cut text-12">
          <span className="muted code">{id}</span>
          <span className="badge badge-quiet">{words.csvNew}</span>
          <b className="sheet-value sheet-now cut">{name}</b>
          <span className="push faint cut">{others.join(words.between)}</span>
        </div>
      );
    }
    case 'wrong': {
      const { id, column, typed, fault, isLeftOut, line: at } = line.wrong;
      return (
        <div className="sheet-line sheet-line-wrong row cut text-12">
          <span className="muted code">{id === '' ? words.csvLine({ line: at + 1 }) : id}</span>
          {isLeftOut && <span className="badge badge-error">{words.csvLeftOut}</span>}
          <span>{titleOf(column)}</span>
          <code className="sheet-typed cut">{typed === '' ? words.none : typed}</code>
          <span className="grow cut">{cellFaultSentence(fault, locale)}</span>
        </div>
      );
    }
    case 'cell': {
      const { row, column, typed } = line.cell;
      return (
        <div
          className={
            line.refused === null ? 'sheet-line row cut text-12' : 'sheet-line sheet-line-wrong row cut text-12'
          }
        >
          <span className="muted code">{row.id}</span>
          <span>{column.title[locale]}</span>
          <span className="row gap-3 cut">
            <span className="sheet-value muted cut">{editedText(column, row.entry, names, locale) || words.none}</span>
            <span aria-hidden="true">→</span>
            <b className="sheet-value sheet-now cut">{typed === '' ? words.none : typed}</b>
          </span>
          {line.refused !== null && <span className="grow cut">{cellFaultSentence(line.refused.fault, locale)}</span>}
        </div>
      );
    }
  }
}
