/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Calls `end`, once, when a signal asks this process to end, and when its parent is gone: npm that was ended the hard way
 * cannot tell us; then another process becomes our parent.
 * @param {() => void} end
 * @returns {() => void} stops listening
 */
export function whenAskedToEnd(end) {
  const parent = process.ppid;
  const timer = setInterval(() => void (process.ppid === parent || asked()), 500);
  const stop = () => {
    clearInterval(timer);
    for (const signal of SIGNALS) process.off(signal, asked);
  };
  let isAsked = false;
  function asked() {
    if (isAsked) return;
    isAsked = true;
    clearInterval(timer);
    end();
  }
  for (const signal of SIGNALS) process.on(signal, asked);
  return stop;
}
