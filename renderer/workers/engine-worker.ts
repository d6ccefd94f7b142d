import { makeEngineRoom } from './engine-room.ts';
import { serveCalls } from './worker-call.ts';

// The worker that holds the game.

serveCalls(makeEngineRoom());
