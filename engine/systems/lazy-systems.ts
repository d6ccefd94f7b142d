import { madeLate } from './generated/late.ts';
import type { HostedGame } from './hosted-systems.ts';
import type { SystemId } from './system-ids.ts';

/** Lazy imports, for entry points that load games on demand. */
export const lazySystems: Readonly<Record<SystemId, () => Promise<HostedGame>>> = madeLate;
