import '../map.css';
import './map-editor.css';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { entriesById } from '#engine/kernel/documents/entry-named.ts';
import type { DrawingProps, DrawnEdit, PlacedProblem } from '../../table-drawing.ts';
import { isArrow, nearestStop, stopByArrow } from '../hex-walk.ts';
import { mapEditorWords } from '../words/generated/map-editor-words.ts';
import { problemsSaid, spotLabel, toolHint } from './labels.ts';
import { MapPicture } from './map-picture.tsx';
import { type MapSpot, readEditedMap } from './map-spots.ts';
import { editBy, pathOfSpot, removal, select, spotsAt, spotsOf, toolByKey, toolsOf } from './map-tools.ts';
import { ToolBar } from './tool-bar.tsx';

/** A map on which its text is edited. The chosen part is the one at the cursor of the text. */
export function MapEditor(props: DrawingProps) {
  const { document, documents, locale, here, problems, isLocked, onPoint, onEdit } = props;
  const words = mapEditorWords[locale];
  const picture = useRef<HTMLDivElement>(null);
  const map = useMemo(() => readEditedMap(document, documents, locale), [document, documents, locale]);
  const [toolId, setToolId] = useState(select.id);
  const tool = toolsOf(map).find(({ id }) => id === toolId) ?? select;
  const spots = useMemo(() => spotsOf(tool, map), [tool, map]);
  const found = useMemo(() => problemsOfSpots(problems, map), [problems, map]);
  const chosen = spotsAt(map, here)[0] ?? null;

  // The one tab stop: the last one that had the focus, until the cursor of the text goes to another part.
  const [stop, setStop] = useState<Pick<MapSpot, 'key' | 'at'> | null>(null);
  const [lastChosen, setLastChosen] = useState(chosen?.key ?? null);
  const column = useRef<number | null>(null);
  if ((chosen?.key ?? null) !== lastChosen) {
    setLastChosen(chosen?.key ?? null);
    if (chosen !== null) setStop(chosen);
  }
  const current =
    spots.find(({ key }) => key === stop?.key) ?? (stop === null ? (spots[0] ?? null) : nearestStop(spots, stop.at));

  // An edit or another tool may take the button away that had the focus.
  const keepsFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there are other buttons
  useLayoutEffect(() => {
    if (keepsFocus.current) focus(current);
    keepsFocus.current = false;
  }, [spots]);

  const drawn = () => ({ map, document, taken: new Set([...entriesById(documents).keys()].map(String)) });
  function use(spot: MapSpot, follows: boolean): void {
    const edit = isLocked ? null : editBy(tool, spot, drawn());
    if (edit !== null) return perform(edit);
    const path = pathOfSpot(spot);
    if (path !== null) onPoint(path, follows && tool.kind === 'select');
  }
  function perform(edit: DrawnEdit): void {
    keepsFocus.current = true;
    onEdit(edit);
  }
  function take(id: string): void {
    setToolId(id);
    setStop(current);
  }
  function focus(spot: MapSpot | null): void {
    const button = [...(picture.current?.querySelectorAll<HTMLElement>('[data-spot]') ?? [])];
    button.find(({ dataset }) => dataset['spot'] === spot?.key)?.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing || current === null) return;
    const other = isLocked ? null : toolByKey(event.key, tool, map);
    if (isArrow(event.key)) {
      const isUpright = event.key === 'ArrowUp' || event.key === 'ArrowDown';
      column.current = isUpright ? (column.current ?? current.at[0]) : null;
      focus(stopByArrow(spots, current.at, event.key, column.current ?? undefined));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      const edit = isLocked ? null : removal(current, drawn());
      if (edit !== null) perform(edit);
    } else if (other !== null) {
      keepsFocus.current = true;
      take(other.id);
    } else return;
    event.preventDefault();
  }

  return (
    <section className="sc-edit stack gap-0" aria-label={words.map}>
      <ToolBar {...{ map, tool, words }} isOff={isLocked} onChange={take} />
      <p className="sc-edit-hint muted text-12">{isLocked ? '' : toolHint(tool, words)}</p>
      <MapPicture
        ref={picture}
        {...{ map, spots, words, tool, found, locale, onKeyDown }}
        chosen={chosen?.key ?? null}
        stop={current?.key ?? null}
        onStop={setStop}
        onUse={use}
      />
      <div className="sc-edit-foot text-12" role="status">
        {chosen === null ? (
          <p className="muted">
            {words.sums({ hexes: map.hexes.length, rivers: map.rivers.length, homes: map.homes.length })}
          </p>
        ) : (
          <p>{spotLabel(chosen, map, words)}</p>
        )}
        {chosen !== null &&
          problemsSaid(found.get(chosen.key) ?? [], locale, words).map((message) => (
            <p key={message} className="text-error">
              {message}
            </p>
          ))}
      </div>
    </section>
  );
}

function problemsOfSpots(problems: readonly PlacedProblem[], map: ReturnType<typeof readEditedMap>) {
  const found = new Map<string, PlacedProblem[]>();
  for (const one of problems)
    for (const { key } of spotsAt(map, one.path)) found.set(key, [...(found.get(key) ?? []), one]);
  return found;
}
