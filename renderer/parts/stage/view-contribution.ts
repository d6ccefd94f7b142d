import type { ComponentType } from 'react';
import type { ViewId, ViewProps } from '#renderer/desk/stage/view-ids.ts';
import type { IconName } from '#renderer/kit/icons/icon.tsx';
import type { Keys } from '#renderer/kit/keys/keys.ts';
import type { Command } from '../keys/command.ts';

/**
 * A view of the project other than its text, opened among the editors or next to them. Its folder in `renderer/views` has a
 * `view.ts` that exports this as `view`, where the shell finds it.
 */
export interface ViewContribution {
  readonly id: ViewId;
  readonly names: { readonly ja: string; readonly en: string };
  readonly icon: IconName;
  readonly keys?: Keys;
  /** Opens to the right of the editors if there is room, so that the text stays visible. */
  readonly isBeside?: true;
  /** Needs width: while it is in front, it takes the space of the game, the face and the problems. */
  readonly isWide?: true;
  /** Shows all entries of a kind. It is suspended behind another tab, as each edit would make it read all of them. */
  readonly isOfAll?: true;
  /** Opened without an argument, it shows the current file, even if it showed another before. */
  readonly isOfFile?: true;
  /** Commands of the View menu, in addition to the one that opens it. */
  readonly commands?: readonly Command[];
  /** Loads its component, when it is first opened. */
  readonly load: () => Promise<ComponentType<ViewProps>>;
}
