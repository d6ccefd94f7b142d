/** How a packed project's name ends, and what the system opens the studio for. */
export const packedEnding = '.studiopack';

/** Whether a place is called as packed projects are. */
export const isPacked = (place: string): boolean => place.toLowerCase().endsWith(packedEnding);
