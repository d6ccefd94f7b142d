import { makeRoom } from '#renderer/desk/workers/rooms.ts';
import type { WorkerName } from '#renderer/desk/workers/threads.ts';
import { serveCalls } from '#renderer/desk/workers/worker-call.ts';

// All workers are this one file, so that what they share is loaded once. What each does is loaded by its name.
serveCalls(makeRoom(self.name as WorkerName), self);
