import type { KnownFiles } from './project-reader.ts';
import type { WorkerName } from './threads.ts';
import type { Calls } from './worker-call.ts';

/** `readBefore`: texts read earlier, which need not be read again. */
export function makeRoom(name: WorkerName, readBefore?: KnownFiles): Promise<Calls> {
  switch (name) {
    case 'authoring':
      return import('./authoring-room.ts').then((room) => room.makeAuthoringRoom(readBefore));
    case 'engine':
      return import('./engine-room.ts').then((room) => room.makeEngineRoom(readBefore));
    case 'advice':
      return import('./advice-room.ts').then((room) => room.makeAdviceRoom());
    case 'tests':
      return import('./tests-room.ts').then((room) => room.makeTestsRoom());
    case 'again':
      return import('./replay-room.ts').then((room) => room.makeReplayRoom());
    case 'search':
      return import('./search-room.ts').then((room) => room.makeSearchRoom());
    case 'spelling':
      return import('./spelling-room.ts').then((room) => room.makeSpellingRoom());
  }
}
