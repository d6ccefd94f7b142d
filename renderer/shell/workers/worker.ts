import { makeRoom } from '#renderer/desk/workers/rooms.ts';
import type { WorkerName } from '#renderer/desk/workers/threads.ts';
import { serveCalls } from '#renderer/desk/workers/worker-call.ts';

// One file for all workers, so that shared code loads once; each loads its own part by name.
serveCalls(makeRoom(self.name as WorkerName), self);
