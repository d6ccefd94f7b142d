import { type NamesById, namesOf } from '#authoring/tools/sheet/cell-text.ts';
import { problemsStore } from '../problems/problems-store.ts';
import { documentsOf } from '../project/documents.ts';
import { projectStore } from '../project/project-store.ts';
import { deskState } from '../state/desk-state.ts';
import { store } from '../state/store.ts';
import { gameTable } from '../table/game-tables.ts';
import { shared } from '../texts/shared.ts';
import { Throttle } from '../timing/throttle.ts';
import { authoring } from '../workers/authoring-client.ts';
import type { Sheets } from '../workers/sheet-room.ts';
import { type SheetKind, sheetKinds } from './sheet-kinds.ts';

export interface SheetsState {
  /** Null until they were loaded once. */
  readonly kinds: readonly SheetKind[] | null;
  readonly names: NamesById;
}

export const sheetsStore = store<SheetsState>(() => ({ kinds: null, names: new Map() }));

class Asking {
  private said: Sheets | null = null;
  private readonly pace = new Throttle(300);

  ask(): void {
    this.pace.plan(async () => {
      const found = await authoring().call('sheets', null);
      if (found === null) return sheetsStore.setState({ kinds: sheetsStore.getState().kinds ?? [] });
      const table = await gameTable(documentsOf(projectStore.getState().files)).loadSheet();
      const now = shared(found, this.said);
      if (now.kinds !== this.said?.kinds) sheetsStore.setState({ kinds: sheetKinds(now.kinds, table) });
      if (now.names !== this.said?.names) sheetsStore.setState({ names: namesOf(now.names) });
      this.said = now;
    });
  }
}
const asking = deskState(() => new Asking());

/** Updates the sheets after each check; returns how to stop. */
export function followSheets(): () => void {
  asking().ask();
  return problemsStore.subscribe((state, before) => {
    if (state.problems !== before.problems) asking().ask();
  });
}
