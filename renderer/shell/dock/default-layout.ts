import type { AddPanelOptions, DockviewApi } from 'dockview-react';
import { NO_FILE, type PartId, pathOfPanel } from '#renderer/desk/stage/dock-parts.ts';

type Measures = Readonly<Record<PartId, number>>;
/** In pixels, for 1440 × 900, 1280 × 800 and 1024 × 640. */
const wide: Measures = { explorer: 212, face: 236, play: 500, problems: 172, log: 330 };
const narrow: Measures = { explorer: 176, face: 190, play: 432, problems: 150, log: 300 };

/** Problems and log share the remaining width. */
const small: Measures = { ...narrow, log: 190 };

/** From this width on, as on 1440 × 900. */
const WIDE = 1360;
const NARROW = 1160;

export function usualMeasures(width: number): Measures {
  if (width > WIDE) return wide;
  return width > NARROW ? narrow : small;
}

export function placeOf(
  dock: DockviewApi,
  part: PartId,
): Pick<AddPanelOptions, 'initialWidth' | 'initialHeight'> & {
  readonly position: NonNullable<AddPanelOptions['position']>;
} {
  const size = usualMeasures(dock.width);
  const editors = editorGroup(dock);
  switch (part) {
    case 'explorer':
      return { position: { direction: 'left' }, initialWidth: size.explorer };
    case 'play':
      return { position: { direction: 'right' }, initialWidth: size.play };
    case 'problems':
      return editors === undefined
        ? { position: { direction: 'below' }, initialHeight: size.problems }
        : { position: { referenceGroup: editors, direction: 'below' }, initialHeight: size.problems };
    case 'log':
      return besideProblems(dock, size.log);
    case 'face':
      return editors === undefined
        ? { position: { direction: 'right' }, initialWidth: size.face }
        : { position: { referenceGroup: editors, direction: 'right' }, initialWidth: size.face };
  }
}

/** Below the editors, so that the table keeps the full height. */
function besideProblems(dock: DockviewApi, initialWidth: number) {
  const problems = dock.getPanel('problems');
  if (problems === undefined) return { position: { direction: 'below' as const } };
  return { position: { referencePanel: problems, direction: 'right' as const }, initialWidth };
}

export function editorGroup(dock: DockviewApi) {
  const isEditor = (id: string) => id === NO_FILE || pathOfPanel(id) !== null;
  const active = dock.activeGroup;
  if (active?.panels.some((panel) => isEditor(panel.id))) return active;
  return dock.groups.find((group) => group.panels.some((panel) => isEditor(panel.id)));
}
