import type { AddPanelOptions, DockviewApi } from 'dockview-react';
import { NO_FILE, type PartId } from './dock-parts.ts';

interface Measures {
  readonly explorer: number;
  readonly face: number;
  readonly play: number;
  readonly problems: number;
  readonly log: number;
}
const wide: Measures = { explorer: 212, face: 236, play: 500, problems: 172, log: 330 };
const narrow: Measures = { explorer: 176, face: 190, play: 432, problems: 150, log: 300 };

/** From this width on there is room for everything (a desk of 1440 × 900). */
const WIDE = 1360;
/** Below it the face is a tab beside the game, so that the editor keeps lines that can be read. */
const ROOM_FOR_FACE = 1200;

function measures(width: number): Measures {
  return width > WIDE ? wide : narrow;
}

/** Where a part goes when it is shown and has no place that it could return to. */
export function placeOf(
  dock: DockviewApi,
  part: PartId,
): Pick<AddPanelOptions, 'initialWidth' | 'initialHeight'> & {
  readonly position: NonNullable<AddPanelOptions['position']>;
} {
  const size = measures(dock.width);
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
      if (dock.width < ROOM_FOR_FACE) return overPlay(dock);
      return editors === undefined
        ? { position: { direction: 'right' }, initialWidth: size.face }
        : { position: { referenceGroup: editors, direction: 'right' }, initialWidth: size.face };
  }
}

/** Under the editors, so that the table has the whole height of its column. */
function besideProblems(dock: DockviewApi, initialWidth: number) {
  const problems = dock.getPanel('problems');
  if (problems === undefined) return { position: { direction: 'below' as const } };
  return { position: { referencePanel: problems, direction: 'right' as const }, initialWidth };
}

function overPlay(dock: DockviewApi) {
  const play = dock.getPanel('play');
  if (play === undefined) return { position: { direction: 'right' as const } };
  return { position: { referencePanel: play, direction: 'within' as const } };
}

/** The group in which files are opened. */
export function editorGroup(dock: DockviewApi) {
  const isEditor = (id: string) => id === NO_FILE || id.startsWith('file:');
  const active = dock.activeGroup;
  if (active?.panels.some((panel) => isEditor(panel.id))) return active;
  return dock.groups.find((group) => group.panels.some((panel) => isEditor(panel.id)));
}

/** Gives the columns and rows their usual measure; what is over goes to the editor. */
export function setUsualSizes(dock: DockviewApi): void {
  const size = measures(dock.width);
  // From left to right: what one column gives up goes to those on its right.
  dock.getPanel('explorer')?.api.setSize({ width: size.explorer });
  dock.getPanel('play')?.api.setSize({ width: size.play });
  dock.getPanel('problems')?.api.setSize({ height: size.problems });
  dock.getPanel('log')?.api.setSize({ width: size.log });
  if (dock.width >= ROOM_FOR_FACE) dock.getPanel('face')?.api.setSize({ width: size.face });
}
