/** Who started us from the command line may be ended the hard way and cannot tell us; then our parent is another. */
export function endWithStarter(end: () => void): void {
  if (process.env['npm_lifecycle_event'] !== 'start') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 500);
  timer.unref();
}
