import { type NamesById, namesOf } from '#authoring/tools/sheet/cell-text.ts';
import type { EntryKind } from '#authoring/tools/sheet/column.ts';
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

/** Without columns, which a list of names does not need. */
export const cardKindsStore = store<Pick<SheetsState, 'kinds'>>(() => ({ kinds: null }));

const tableNow = () => gameTable(documentsOf(projectStore.getState().files)).loadSheet();

/** Asks the worker again after each check. */
abstract class Asking<Reply> {
  private said: Reply | null = null;
  private readonly pace = new Throttle(300);

  protected abstract ask(): Promise<Reply | null>;
  protected abstract take(now: Reply | null, before: Reply | null): Promise<void>;

  private plan(): void {
    this.pace.plan(async () => {
      const found = await this.ask();
      const now = found === null ? null : shared(found, this.said);
      await this.take(now, this.said);
      this.said = now ?? this.said;
    });
  }

  /** Returns how to stop. */
  follow(): () => void {
    this.plan();
    return problemsStore.subscribe((state, before) => {
      if (state.problems !== before.problems) this.plan();
    });
  }
}

class AskingSheets extends Asking<Sheets> {
  protected ask(): Promise<Sheets | null> {
    return authoring().call('sheets', null);
  }

  protected async take(now: Sheets | null, before: Sheets | null): Promise<void> {
    if (now === null) return sheetsStore.setState({ kinds: sheetsStore.getState().kinds ?? [] });
    const table = await tableNow();
    if (now.kinds !== before?.kinds) sheetsStore.setState({ kinds: sheetKinds(now.kinds, table) });
    if (now.names !== before?.names) sheetsStore.setState({ names: namesOf(now.names) });
  }
}

class AskingCardKinds extends Asking<readonly EntryKind[]> {
  protected ask(): Promise<readonly EntryKind[] | null> {
    return authoring().call('cardKinds', null);
  }

  protected async take(now: readonly EntryKind[] | null, before: readonly EntryKind[] | null): Promise<void> {
    if (now === null) return cardKindsStore.setState({ kinds: cardKindsStore.getState().kinds ?? [] });
    if (now !== before) cardKindsStore.setState({ kinds: sheetKinds(now, await tableNow()) });
  }
}

const askingSheets = deskState(() => new AskingSheets());
const askingCardKinds = deskState(() => new AskingCardKinds());

export const followSheets = (): (() => void) => askingSheets().follow();
export const followCardKinds = (): (() => void) => askingCardKinds().follow();
