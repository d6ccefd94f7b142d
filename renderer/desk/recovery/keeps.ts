import type { KeptDesk, KeptPart, KeptPreferences, KeptWork } from '#api/studio/kept-work.ts';
import { keptFolds } from '../explorer/fold-store.ts';
import { keptBegun } from '../help/first-minute-store.ts';
import { keptCommands } from '../palette/palette-store.ts';
import { keptGame } from '../play/first-game.ts';
import { keptCurrent, keptCursors } from '../project/kept-places.ts';
import { keptSheets } from '../sheet/sheet-choice-store.ts';
import { deskState } from '../state/desk-state.ts';
import type { Keep, KeepTaken } from '../state/keep.ts';
import { keptAlsoShown } from '../translations/also-shown-store.ts';
import { keptPerson } from '../translations/person-shown-store.ts';
import { keptTexts } from './unsaved-texts.ts';

/** What the window itself saves. */
export interface WindowKeeps {
  /** Restored by the dock itself when it is ready. */
  readonly layout: Keep<KeptDesk['layout']>;
  readonly closedTabs: KeepTaken<NonNullable<KeptDesk['closedTabs']>>;
  readonly workspace: KeepTaken<NonNullable<KeptDesk['workspace']>>;
  readonly workspaces: KeepTaken<NonNullable<KeptPreferences['workspaces']>>;
}

const none: WindowKeeps = {
  layout: { read: () => null, follow: () => undefined },
  closedTabs: { read: () => [], take: () => undefined, follow: () => undefined },
  workspace: { read: () => ({ id: '', used: [] }), take: () => undefined, follow: () => undefined },
  workspaces: { read: () => ({}), take: () => undefined, follow: () => undefined },
};
const declared = deskState((): { keeps: WindowKeeps } => ({ keeps: none }));

export function keepOfWindow(keeps: WindowKeeps): void {
  declared().keeps = keeps;
}

type Keeps = { readonly [Part in KeptPart]: KeepTaken<NonNullable<KeptWork[Part]> | null> };

/** Everything saved across restarts (`api/studio/kept-work.ts`); undeclared fields do not compile. */
export function allKeeps(): Keeps {
  const { layout, closedTabs, workspace, workspaces } = declared().keeps;
  return {
    texts: keptTexts,
    game: keptGame,
    desk: together<KeptDesk>({
      ...{ layout, cursors: keptCursors, current: keptCurrent, folds: keptFolds, sheets: keptSheets },
      ...{ closedTabs, workspace, commands: keptCommands, alsoShown: keptAlsoShown, person: keptPerson },
    }),
    preferences: together<KeptPreferences>({ begun: keptBegun, workspaces }),
  };
}

type AnyKeep<Value> = Keep<Value> & { readonly take?: (kept: Value) => void };
type Fields<Whole> = { readonly [Field in keyof Whole]-?: AnyKeep<Exclude<Whole[Field], undefined>> };

/** Combines fields. Fields that an older studio did not save stay unchanged. */
function together<Whole extends object>(fields: Fields<Whole>): KeepTaken<Whole | null> {
  const all = Object.entries(fields) as [keyof Whole, AnyKeep<never>][];
  return {
    read: () => Object.fromEntries(all.map(([name, field]) => [name, field.read()])) as Whole,
    follow(changed) {
      for (const [, field] of all) field.follow(changed);
    },
    take(kept) {
      for (const [name, field] of all) if (kept?.[name] !== undefined) field.take?.(kept[name] as never);
    },
  };
}
