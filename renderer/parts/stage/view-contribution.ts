import type { ComponentType } from 'react';
import type { ViewId, ViewProps } from '#renderer/desk/stage/view-ids.ts';
import type { IconName } from '#renderer/kit/icons/icon.tsx';
import type { Keys } from '#renderer/kit/keys/keys.ts';
import type { Command } from '../keys/command.ts';

/**
 * Another way to look at the project than its text, among the editors or beside them. Each folder of `renderer/views` with
 * one says it in its `view.ts`, as `view`; the desk finds it there.
 */
export interface ViewContribution {
  readonly id: ViewId;
  readonly names: { readonly ja: string; readonly en: string };
  readonly icon: IconName;
  readonly keys?: Keys;
  /** Right of the editors, where there is room, so that the text stays to be seen. */
  readonly isBeside?: true;
  /** Shows many things beside each other: while it is in front, it has the room of the game, the face and the problems. */
  readonly isWide?: true;
  /** Looks at all entries of a kind: behind another tab it rests, since each edit would have it look at all of them. */
  readonly isOfAll?: true;
  /** Asked for without more, it is about the file that is worked on, whatever it was about before. */
  readonly isOfFile?: true;
  /** Commands of the menu View, beside the one that opens it. */
  readonly commands?: readonly Command[];
  /** What it is drawn with, fetched when it is first opened. */
  readonly load: () => Promise<ComponentType<ViewProps>>;
}
