export const packedEnding = '.studiopack';

export const isPacked = (place: string): boolean => place.toLowerCase().endsWith(packedEnding);
