import type { ComponentType } from 'react';
import type { ViewId, ViewProps } from '#renderer/desk/stage/view-ids.ts';
import type { IconName } from '#renderer/kit/icons/icon.tsx';
import type { Keys } from '#renderer/kit/keys/keys.ts';
import type { Command } from '../keys/command.ts';

/**
 * A view of the project other than its text. Its folder in `renderer/views` has a `view.ts` that exports this as
 * `view`, which the shell loads.
 */
export interface ViewContribution {
  readonly id: ViewId;
  readonly names: { readonly ja: string; readonly en: string };
  readonly icon: IconName;
  readonly keys?: Keys;
  /** Opens to the right of the editors if there is room, so that the text stays visible. */
  readonly isBeside?: true;
  /** While it is in front, it takes the space of the game, the face and the problems. */
  readonly isWide?: true;
  /** Shows all entries of a kind; suspended in the background, since each edit would make it read all of them. */
  readonly isOfAll?: true;
  /** Opened without an argument, it shows the current file. */
  readonly isOfFile?: true;
  /** In addition to the one that opens it. */
  readonly commands?: readonly Command[];
  readonly load: () => Promise<ComponentType<ViewProps>>;
}
