/** Games that `npm run house` has taken out of this copy of the house, with their folders; none in the house itself. */
export const takenOut: readonly string[] = (process.env['HOUSE_WITHOUT'] ?? '').split(' ').filter((id) => id !== '');

export const isTakenOut = (file: string): boolean => takenOut.some((id) => file.includes(`/${id}/`));
