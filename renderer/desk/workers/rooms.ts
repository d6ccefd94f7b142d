import type { KnownFiles } from './project-reader.ts';
import type { WorkerName } from './threads.ts';
import type { Calls } from './worker-call.ts';

/**
 * Loads the room of a worker. `readBefore`: texts that were already read, which rooms that read the project at its opening
 * need not read again.
 */
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
      return import('./again-room.ts').then((room) => room.makeAgainRoom());
    case 'search':
      return import('./search-room.ts').then((room) => room.makeSearchRoom());
  }
}
