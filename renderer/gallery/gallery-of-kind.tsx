import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { pathInside } from '#authoring/packages/package-path.ts';
import type { Names } from '#authoring/sheet/cell-text.ts';
import { PlayFromHere } from '../advice/play-from-here-button.tsx';
import { shared } from '../play/shared.ts';
import { useDocuments } from '../play/use-documents.ts';
import { BeginEntry } from '../sheet/begin-entry.tsx';
import { Curves } from '../sheet/curves.tsx';
import { KindBar } from '../sheet/kind-bar.tsx';
import { NoRows } from '../sheet/no-rows.tsx';
import type { SheetKind } from '../sheet/sheet-kinds.ts';
import { isChanged, useSheetRows } from '../sheet/sheet-rows.ts';
import { everything, useFilters } from '../sheet/sheet-state.ts';
import { useArranged } from '../sheet/use-arranged.ts';
import type { TableFaces } from '../tables/table-faces.ts';
import { useLocale } from '../words/locale-store.ts';
import { useSheetWords } from '../words/sheet-words.ts';
import { FaceGrid, type ShownFace } from './face-grid.tsx';
import { FaceSizes, unitOf, usualSize } from './face-sizes.tsx';
import { type FaceState, faceStates, useMisprints } from './face-states.ts';
import { fits, useFits } from './fits-store.ts';
import { MeasureUnseen } from './measure-unseen.tsx';

interface GalleryOfKindProps {
  readonly kinds: readonly SheetKind[];
  readonly kind: SheetKind;
  readonly names: Names;
  readonly faces: TableFaces;
}

/** The faces of a kind: what is to be seen to comes first. */
export function GalleryOfKind({ kinds, kind, names, faces }: GalleryOfKindProps) {
  const words = useSheetWords();
  const locale = useLocale((state) => state.locale);
  const filter = useFilters((state) => state.filters.get(kind.id)) ?? everything;
  const [percent, setPercent] = useState(usualSize);
  const documents = useDocuments();
  const all = useSheetRows(kind);
  const around = useAround(documents, kind.files);
  useLayoutEffect(() => fits.settle(around), [around]);
  const looked = useMemo(() => ({ columns: kind.columns, names, locale }), [kind, names, locale]);
  const arranged = useArranged(all.rows, filter, null, looked);
  const isMisprint = useMisprints();
  const found = useFits((state) => state.found);
  const [isAtTop, setAtTop] = useState(true);
  const [chosen, setChosen] = useState<ShownFace['row'] | null>(null);
  const rows = arranged ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found is asked of who keeps it
  const states = useMemo(() => {
    const of = (row: (typeof rows)[number]): FaceState => {
      if (fits.overflows(row.entry, locale) === true) return 'overflow';
      if (isMisprint(row)) return 'printed';
      return isChanged(row.entry, all.savedEntry(row)) ? 'changed' : 'plain';
    };
    return new Map(rows.map((row) => [row.key, of(row)]));
  }, [rows, isMisprint, all, found, locale]);
  const measured = rows.filter(({ entry }) => fits.overflows(entry, locale) !== undefined).length;
  const shown = useOrder(rows, states, isAtTop);
  const count = (state: FaceState): number => [...states.values()].filter((one) => one === state).length;
  const { width, height } = faces.sizeOf(pathInside(kind.files[0] ?? ''));
  const counts = [
    words.faceCount(rows.length),
    ...(count('overflow') > 0 ? [words.overflowCount(count('overflow'))] : []),
    ...(count('printed') > 0 ? [words.printedCount(count('printed'))] : []),
    ...(count('changed') > 0 ? [words.changedCount(count('changed'))] : []),
  ];
  const own = useMemo(() => all.rows.filter(({ isReadOnly }) => !isReadOnly), [all.rows]);
  return (
    <div className="sheet gallery">
      <KindBar kinds={kinds} kind={kind}>
        <FaceSizes percent={percent} change={setPercent} />
      </KindBar>
      <div className="sheet-desk" data-curves={kind.curves.length > 0 || undefined}>
        <div className="sheet-main">
          {arranged !== null && rows.length === 0 ? (
            <NoRows kind={kind} filter={filter} />
          ) : (
            <FaceGrid
              label={words.faces(kind.title[locale])}
              {...{ shown, faces, documents, around, locale, width, height }}
              unit={unitOf(percent)}
              onSize={setPercent}
              onTop={setAtTop}
              onChosen={setChosen}
            />
          )}
          <div className="sheet-foot">
            <span>{counts.join('・')}</span>
            <span>
              {width} × {height} mm
            </span>
            {measured < rows.length && (
              <span className="sheet-foot-medians">{words.measured(measured, rows.length)}</span>
            )}
            <span className="head-space" />
            {chosen !== null && <PlayFromHere goals={() => [chosen.id]} of={chosen.id} />}
            <BeginEntry kind={kind} />
          </div>
        </div>
        {kind.curves.length > 0 && <Curves {...{ kind, names, locale }} rows={own} saved={all.saved} />}
      </div>
      <MeasureUnseen {...{ rows, faces, documents, around, locale }} />
    </div>
  );
}

/** The documents that faces are drawn of besides their own: one object while none of them is another. */
function useAround(documents: Record<string, unknown>, files: readonly string[]): object {
  const last = useRef<object>({});
  return useMemo(() => {
    const own = new Set(files.map(pathInside));
    const others = Object.fromEntries(Object.entries(documents).filter(([path]) => !own.has(path)));
    last.current = shared(others, last.current);
    return last.current;
  }, [documents, files]);
}

/** Most urgent first. What is found out later moves nothing while somebody looks further down. */
function useOrder(
  rows: readonly ShownFace['row'][],
  states: ReadonlyMap<string, FaceState>,
  isAtTop: boolean,
): readonly ShownFace[] {
  const last = useRef<{ readonly rows: readonly ShownFace['row'][]; readonly order: readonly string[] } | null>(null);
  return useMemo(() => {
    const stateOf = ({ key }: ShownFace['row']): FaceState => states.get(key) ?? 'plain';
    const keys = new Set(rows.map(({ key }) => key));
    const known = last.current;
    const isKnown =
      !isAtTop && known !== null && known.order.length === keys.size && known.order.every((key) => keys.has(key));
    const byKey = new Map(rows.map((row) => [row.key, row]));
    const ordered = isKnown
      ? known.order.flatMap((key) => byKey.get(key) ?? [])
      : faceStates.flatMap((state) => rows.filter((row) => stateOf(row) === state));
    last.current = { rows, order: ordered.map(({ key }) => key) };
    return ordered.map((row) => ({ row, state: stateOf(row) }));
  }, [rows, states, isAtTop]);
}
