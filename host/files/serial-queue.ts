export function serialQueue(): <Made>(work: () => Promise<Made>) => Promise<Made> {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = before.then(work);
    before = done.catch(() => undefined);
    return done;
  };
}
