/** The earliest date of the zip format, so that the same files give the same bytes. */
export const archiveDay = new Date(1980, 0, 1);
