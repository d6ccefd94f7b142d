import { type Calls, serveCalls } from '#renderer/desk/workers/worker-call.ts';

// All workers are this one file, so that what they share is loaded once. What each does is loaded by its name.

function makeRoom(): Promise<Calls> {
  switch (self.name) {
    case 'authoring':
      return import('#renderer/desk/workers/authoring-room.ts').then((room) => room.makeAuthoringRoom());
    case 'engine':
      return import('#renderer/desk/workers/engine-room.ts').then((room) => room.makeEngineRoom());
    case 'advice':
      return import('#renderer/desk/workers/advice-room.ts').then((room) => room.makeAdviceRoom());
    case 'tests':
      return import('#renderer/desk/workers/tests-room.ts').then((room) => room.makeTestsRoom());
    case 'again':
      return import('#renderer/desk/workers/again-room.ts').then((room) => room.makeAgainRoom());
    case 'search':
      return import('#renderer/desk/workers/search-room.ts').then((room) => room.makeSearchRoom());
    default:
      throw new Error(`no worker is called ${self.name}`);
  }
}

serveCalls(makeRoom(), self);
