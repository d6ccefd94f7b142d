/**
 * What went wrong at the bottom: "fetch failed" alone helps nobody.
 * @param {unknown} error
 * @returns {string}
 */
export function innermost(error) {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? innermost(error.cause) : error.message;
}
