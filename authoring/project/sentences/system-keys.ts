/** The key of the sentence of an op, or of one of the things that it selects. */
export const opKey = (id: string, form: 'whole' | 'any'): string => (form === 'any' ? `ops/${id}/any` : `ops/${id}`);
