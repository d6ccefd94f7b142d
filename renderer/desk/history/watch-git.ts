import type { GitState } from '#api/studio/history-calls.ts';
import type { StudioApi } from '#api/studio/studio-api.ts';
import { projectStore } from '../project/project-store.ts';
import { Coalesce } from '../timing/coalesce.ts';
import { gitStore } from './git-store.ts';

/** Asks now and after each change on disk. `ready`: called once there is a commit to compare with. */
export function watchGit(api: StudioApi, ready: () => Promise<void>): void {
  const asking = new Coalesce(async () => {
    const git = await api.gitState({}).catch((): GitState => ({ kind: 'faulty', why: 'unreadable' }));
    if (JSON.stringify(git) !== JSON.stringify(gitStore.getState().git)) gitStore.setState({ git });
    if (git.kind === 'ready') await marks();
  });
  const marks = onceOnly(ready);
  projectStore.subscribe((state, before) => {
    if (state.readings !== before.readings || state.saves !== before.saves) void asking.ask();
  });
  void asking.ask();
}

function onceOnly(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}
