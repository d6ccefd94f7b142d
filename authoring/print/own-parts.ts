import type { Documents } from '#engine/kernel/system.ts';

/** Tells what of a part a project itself writes, or translates into one of these languages. `own`: its own documents. */
export const ownParts =
  (own: Documents, locales: readonly string[]): ((entry: { readonly path: string }) => boolean) =>
  ({ path }) =>
    [path, ...locales.map((locale) => `l10n/${locale}/${path}`)].some((one) => Object.hasOwn(own, one));
