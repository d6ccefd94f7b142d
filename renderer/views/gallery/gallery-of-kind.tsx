import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { pathInside } from '#authoring/text/files/package-path.ts';
import type { NamesById } from '#authoring/tools/sheet/cell-text.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { KnownOfFace, ShownFaces } from '#renderer/desk/gallery/face-states.ts';
import { fits, fitsStore } from '#renderer/desk/gallery/fits-store.ts';
import { type KnownFace, KnownFaces } from '#renderer/desk/gallery/known-faces.ts';
import { identityOf } from '#renderer/desk/project/documents.ts';
import type { SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';
import { isChanged } from '#renderer/desk/sheet/sheet-rows.ts';
import { everything, filtersStore } from '#renderer/desk/sheet/sheet-state.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useDocuments } from '#renderer/parts/documents/use-documents.ts';
import type { TableFaces } from '#renderer/tables/table-faces.ts';
import { PlayFromHere } from '../advice/play-from-here-button.tsx';
import { UnreadableFile } from '../problems/unreadable-file.tsx';
import { BeginEntry } from '../sheet/begin-entry.tsx';
import { Distributions } from '../sheet/curves.tsx';
import { KindBar } from '../sheet/kind-bar.tsx';
import { NoRows } from '../sheet/no-rows.tsx';
import { useRowProblems } from '../sheet/row-problems.ts';
import { blocksNewEntries, hidesRows, UnreadKind } from '../sheet/unread-kind.tsx';
import { useRowOrder } from '../sheet/use-row-order.ts';
import { useSheetRows } from '../sheet/use-sheet-rows.ts';
import { FaceGrid, type ShownFace } from './face-grid.tsx';
import { FaceLocale, useViewLocale } from './face-locale.tsx';
import { FaceSizes, unitOf, usualSize } from './face-sizes.tsx';
import { MeasureUnseen } from './measure-unseen.tsx';
import { FaceFilter, NoFaces, shownFacesStore } from './shown-faces.tsx';
import { SinceChoice, SinceFaultNote } from './since-choice.tsx';
import { useEntriesSince } from './use-since.ts';

interface GalleryOfKindProps {
  readonly kinds: readonly SheetKind[];
  readonly kind: SheetKind;
  readonly names: NamesById;
  readonly faces: TableFaces;
}

export function GalleryOfKind({ kinds, kind, names, faces }: GalleryOfKindProps) {
  const words = useWords(sheetWords);
  const locale = useLocale();
  const filter = useStore(filtersStore, (state) => state.filters.get(kind.id)) ?? everything;
  const [percent, setPercent] = useState(usualSize);
  const documents = useDocuments();
  const all = useSheetRows(kind);
  const around = useAround(documents, kind.files);
  const into = useViewLocale();
  useLayoutEffect(() => fits().settle(around), [around]);
  const looked = useMemo(() => ({ columns: kind.columns, names, locale }), [kind, names, locale]);
  const arranged = useRowOrder(all.rows, filter, null, looked);
  const problemsOf = useRowProblems(allCount);
  const { entryThen, fault } = useEntriesSince(kind, all);
  const asked = useStore(shownFacesStore, (state) => state.shown);
  const [isAtTop, setAtTop] = useState(true);
  const [chosen, setChosen] = useState<ShownFace['row'] | null>(null);
  const rows = arranged ?? noRows;
  const look = useCallback(
    (row: ShownFace['row']) => ({
      overflows: fits().overflows(row.entry, into) ?? null,
      problems: problemsOf(row),
      isChanged: isChanged(row.entry, entryThen(row)),
    }),
    [into, problemsOf, entryThen],
  );
  const known = useKnownFaces(rows, look);
  const { counts, measured } = known;
  const shown = useOrder(known, asked, isAtTop);
  const { width, height } = faces.sizeOf(pathInside(kind.files[0] ?? ''));
  const isClosed = blocksNewEntries(all.broken);
  const own = useMemo(() => all.rows.filter(({ isReadOnly }) => !isReadOnly), [all.rows]);
  if (isClosed && all.rows.length === 0) return <UnreadKind {...{ kinds, kind }} broken={all.broken} />;
  return (
    <div className="sheet gallery">
      <KindBar kinds={kinds} kind={kind}>
        <FaceLocale documents={documents} />
        <FaceSizes percent={percent} change={setPercent} />
      </KindBar>
      {all.broken.map((one) => (
        <UnreadableFile key={one.file} {...one} />
      ))}
      <div className="sheet-desk" data-curves={kind.curves.length > 0 || undefined}>
        <div className="sheet-main">
          {fault !== null && <SinceFaultNote why={fault} />}
          {arranged !== null && rows.length === 0 ? (
            <NoRows kind={kind} filter={filter} />
          ) : arranged !== null && shown.length === 0 ? (
            <NoFaces shown={asked} measured={measured} all={rows.length} />
          ) : (
            <FaceGrid
              label={words.faces({ kind: kind.title[locale] })}
              {...{ shown, faces, documents, around, width, height }}
              locale={into}
              unit={unitOf(percent)}
              onSize={setPercent}
              onTop={setAtTop}
              onChosen={setChosen}
            />
          )}
          <div className="sheet-foot row gap-5 cut muted text-12">
            <FaceFilter counts={counts} />
            {asked === 'changed' && <SinceChoice files={kind.files} />}
            <span className="gallery-millimetres">
              {width} × {height} mm
            </span>
            {measured < rows.length && (
              <span className="cut">{words.measured({ done: measured, all: rows.length })}</span>
            )}
            <span className="head-space" />
            {chosen !== null && shown.length > 0 && <PlayFromHere goals={() => [chosen.id]} of={chosen.id} />}
            {!isClosed && <BeginEntry kind={kind} />}
          </div>
        </div>
        {kind.curves.length > 0 && !hidesRows(all.broken) && (
          <Distributions {...{ kind, names, locale }} rows={own} saved={all.saved} />
        )}
      </div>
      <MeasureUnseen {...{ rows, faces, documents, around }} locale={into} />
    </div>
  );
}

/** A new object whenever a document changes that faces depend on besides their own. Parses nothing. */
function useAround(documents: Documents, files: readonly string[]): object {
  const last = useRef<ReadonlyMap<string, unknown>>(new Map());
  return useMemo(() => {
    const own = new Set(files.map(pathInside));
    const others = Object.keys(documents).filter((path) => !own.has(path));
    const now = new Map(others.map((path) => [path, identityOf(documents, path)]));
    const isSame = now.size === last.current.size && others.every((path) => now.get(path) === last.current.get(path));
    if (!isSame) last.current = now;
    return last.current;
  }, [documents, files]);
}

const allCount = (): boolean => true;
const noRows: readonly ShownFace['row'][] = [];

function useKnownFaces(rows: readonly ShownFace['row'][], look: (row: ShownFace['row']) => KnownOfFace) {
  const found = useStore(fitsStore, (state) => state.found);
  const { faces, upTo } = useMemo(() => {
    const count = fits().count;
    return { faces: new KnownFaces(rows, look), upTo: { count } };
  }, [rows, look]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for the results
  const counts = useMemo(() => {
    const since = fits().since(upTo.count);
    upTo.count = fits().count;
    return faces.lookAgain(since);
  }, [faces, upTo, found]);
  return useMemo(() => ({ faces, ...counts }), [faces, counts]);
}

interface Ordered {
  readonly faces: KnownFaces;
  readonly version: number;
  readonly asked: ShownFaces;
  readonly order: readonly KnownFace[];
}

/** Filtered faces, most urgent first. Later measurements do not reorder them while the user has scrolled down. */
function useOrder(
  { faces, version }: { readonly faces: KnownFaces; readonly version: number },
  asked: ShownFaces,
  isAtTop: boolean,
): readonly KnownFace[] {
  const last = useRef<Ordered | null>(null);
  return useMemo(() => {
    const before = isAtTop || last.current?.asked !== asked ? null : last.current;
    if (before?.faces === faces && before.version === version) return before.order;
    const now = faces.inOrder(asked);
    const order = before === null ? now : (asBefore(before.order, now) ?? now);
    last.current = { faces, version, asked, order };
    return order;
  }, [faces, version, asked, isAtTop]);
}

function asBefore(before: readonly KnownFace[], now: readonly KnownFace[]): readonly KnownFace[] | null {
  if (before.length !== now.length) return null;
  const byKey = new Map(now.map((face) => [face.row.key, face]));
  const order = before.flatMap(({ row }) => byKey.get(row.key) ?? []);
  return order.length === now.length ? order : null;
}
