import { serveThread } from '#host/threads/serve-thread.ts';

// A thread of a pool: adds a question to what was given, and says how often it was given something.
let times = 0;
serveThread(
  (given: number) => {
    times++;
    return given;
  },
  (taken, ask: number) => ({ sum: taken + ask, times }),
);
