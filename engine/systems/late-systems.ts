import { madeLate } from './generated/late.ts';
import type { HostedGame } from './hosted-systems.ts';
import type { SystemId } from './system-ids.ts';

/** What fetches each game with the validators of its documents, for doors that need not have all of them at once. */
export const lateSystems: Readonly<Record<SystemId, () => Promise<HostedGame>>> = madeLate;
