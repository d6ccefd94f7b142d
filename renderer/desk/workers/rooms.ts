import type { WorkerName } from './threads.ts';
import type { Calls } from './worker-call.ts';

/** What a worker does, by its name. Each is fetched when such a worker is started. */
export function makeRoom(name: WorkerName): Promise<Calls> {
  switch (name) {
    case 'authoring':
      return import('./authoring-room.ts').then((room) => room.makeAuthoringRoom());
    case 'engine':
      return import('./engine-room.ts').then((room) => room.makeEngineRoom());
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
