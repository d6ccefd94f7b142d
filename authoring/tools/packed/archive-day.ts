/** The first day that an archive can name: the same files are always the same bytes. */
export const archiveDay = new Date(1980, 0, 1);
