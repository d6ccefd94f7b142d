import type { StudioApi, StudioCall, StudioReply } from '#api/studio/studio-api.ts';
import { followEdits } from '../branches/follow-edits.ts';
import { keepBranches, writeBranchesNow } from '../branches/keep-branches.ts';
import { followCurrent } from '../explorer/fold-store.ts';
import { watchGit } from '../history/watch-git.ts';
import { followCursor } from '../inspector/follow-cursor.ts';
import { followNotices } from '../notices/follow-notices.ts';
import { firstBoard } from '../play/first-board.ts';
import { engine } from '../play/running-engine.ts';
import { apiCalling, type HostCall } from '../project/api-calling.ts';
import { AutoSave } from '../project/auto-save.ts';
import type { StudioConnection } from '../project/studio-connection.ts';
import { keepWork } from '../recovery/keep-work.ts';
import { allKeeps, keepOfWindow, type WindowKeeps } from '../recovery/keeps.ts';
import { takeWork } from '../recovery/restore-work.ts';
import { keepSettings } from '../settings/keep-settings.ts';
import { setting } from '../settings/settings-store.ts';
import { type Stage, showOn } from '../stage/stage.ts';
import { discardDeskState } from '../state/desk-state.ts';
import { type FindTable, findTablesBy } from '../table/game-tables.ts';
import { awaited, pending } from '../timing/pending.ts';
import { followWork } from '../work/follow-work.ts';
import { authoring } from '../workers/authoring-client.ts';
import { runWorkersOn, type StartThread } from '../workers/threads.ts';
import { watchProject } from './watch-project.ts';

export interface DeskWindow {
  readonly stage?: Stage;
  readonly findTable?: FindTable;
  readonly keeps?: WindowKeeps;
  readonly showGit?: (api: StudioApi) => Promise<void>;
}

export interface DeskOpened {
  readonly listen: StudioConnection['listen'];
  readonly page: string;
  readonly files: Promise<StudioReply<'openProject'>>;
  readonly kept: StudioReply<'recallWork'>;
}

export interface Desk {
  /** Calls to the host, counted by `idle`. */
  readonly api: StudioApi;
  readonly saving: AutoSave;
  /** Opens a project. Resolves when its files are loaded. */
  open(opened: DeskOpened): Promise<void>;
  /** Keeps the work of this page without a project. */
  keep(page: string): void;
  /** Saves pending work at once, before the page may disappear. */
  keepNow(): void;
  /** Ends workers and timers, and discards the state. */
  end(): void;
}

/** Workers run on threads from `start`. Any earlier desk must have ended. Does not call the host yet. */
export function createDesk(start: StartThread, { stage, findTable, keeps, showGit }: DeskWindow = {}) {
  runWorkersOn(start);
  if (stage !== undefined) showOn(stage);
  if (findTable !== undefined) findTablesBy(findTable);
  if (keeps !== undefined) keepOfWindow(keeps);
  return {
    /** Connects the desk to the host, with settings and preferences, which apply without a project, too. */
    connect(
      host: StudioApi,
      settings: StudioReply<'recallSettings'>,
      preferences: StudioReply<'recallWork'>['preferences'],
    ): Desk {
      const api = counted(host);
      const kept = keepSettings(api, settings);
      allKeeps().preferences.take(preferences);
      const keeping: (() => void)[] = [kept.keepNow];
      const ends: (() => void)[] = [kept.end];
      const saving = new AutoSave(api, () => ({
        when: setting('files.autoSave'),
        delay: setting('files.autoSaveDelay'),
      }));
      return {
        api,
        saving,
        async open({ listen, page, files, kept }) {
          allKeeps().game.take(kept.game);
          ends.push(await watchProject(api, listen, page, awaited(files), () => takeWork(kept)));
          keeping.push(keepWork(api, page), writeBranchesNow);
          keepBranches(api);
          followEdits();
          ends.push(saving.start());
          followCurrent();
          followCursor();
          followWork();
          followNotices();
          // Git state is less urgent than the texts.
          void firstBoard().then(() => watchGit(api, () => showGit?.(api) ?? Promise.resolve()));
        },
        keep(page) {
          keeping.push(keepWork(api, page));
        },
        keepNow() {
          for (const keep of keeping) keep();
        },
        end() {
          for (const end of ends) end();
          pending().endTimers();
          engine().end();
          authoring().end();
          discardDeskState();
        },
      };
    },
  };
}

/** Long polls: the desk is idle while they wait. */
const notAwaited: readonly StudioCall[] = ['labRuns'];

function counted(api: StudioApi): StudioApi {
  return apiCalling((name, ask) => {
    const answer = (api[name] as HostCall)(ask);
    return notAwaited.includes(name) ? answer : awaited(answer);
  });
}
