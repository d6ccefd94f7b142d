import type { AuthoringCalls } from './authoring-calls.ts';
import HouseWorker from './worker.ts?worker';
import { makeWorkerClient } from './worker-call.ts';

/** The worker that understands the project's texts; it is there as long as the page. */
export const authoring = makeWorkerClient<AuthoringCalls>(new HouseWorker({ name: 'authoring' }));
