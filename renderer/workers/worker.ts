import { type Calls, serveCalls } from './worker-call.ts';

// All workers are this one file, so that what they share is loaded once. What each does is loaded by its name.

function makeRoom(): Promise<Calls> {
  switch (self.name) {
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
    default:
      throw new Error(`no worker is called ${self.name}`);
  }
}

serveCalls(makeRoom());
