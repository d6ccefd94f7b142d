import type { ComponentType } from 'react';
import type { PartId, PartProps } from '#renderer/desk/stage/part-ids.ts';
import type { SlotId, WorkspaceId } from '#renderer/desk/stage/workspace-ids.ts';
import type { IconName } from '#renderer/kit/icons/icon.tsx';
import type { Keys } from '#renderer/kit/keys/keys.ts';
import type { Command } from '../keys/command.ts';

/**
 * A part of the desk. Its folder in `renderer/views` exports this as `part` from
 * `part.ts` or a `…-part.ts`, which the shell loads: workspaces, rail, menus, palette and keys are made from it.
 */
export interface PartContribution {
  readonly id: PartId;
  readonly names: { readonly ja: string; readonly en: string };
  readonly icon: IconName;
  readonly keys?: Keys | readonly Keys[];
  /** Where it is opened from a workspace that has no place for it. */
  readonly home: WorkspaceId;
  readonly places: Readonly<Partial<Record<WorkspaceId, SlotId>>>;
  /** It has a landmark with its name. */
  readonly isLandmark?: true;
  /** The switch of its slot has it once it was shown. */
  readonly isOnceUsed?: true;
  /** Opened without an argument, it shows the current file. */
  readonly isOfFile?: true;
  /** In addition to the one that opens it. */
  readonly commands?: readonly Command[];
  /** Null: in the first load of the page; the shell names its component (`slot.tsx`). */
  readonly load: (() => Promise<ComponentType<PartProps>>) | null;
}
