import { runWorkersOn } from '#renderer/desk/workers/threads.ts';
import HouseWorker from './worker.ts?worker';

// Imported before all else of the desk, which starts workers as soon as it is there.
runWorkersOn((name) => new HouseWorker({ name }));
