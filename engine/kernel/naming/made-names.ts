/** A name made of others, as of a piece that is called after its owner. No id contains the sign between them. */
export const madeName = (...names: readonly string[]): string => names.join('.');

/** Without copy number. */
export const partsOfName = (name: string): readonly string[] => (name.split('#', 1)[0] as string).split('.');
