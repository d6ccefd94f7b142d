/** How long tests wait, in milliseconds. No test sets another: a slow machine is no failure. */
export const PATIENCE = {
  /** For a whole test and for what is set up before it. */
  test: 600_000,
  /** For one fact on a page: an element, a state, a value that is polled for. */
  step: 120_000,
} as const;
