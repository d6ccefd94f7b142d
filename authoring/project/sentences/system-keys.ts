/** Translation key of an op's sentence. */
export const opKey = (id: string, form: 'whole' | 'any'): string => (form === 'any' ? `ops/${id}/any` : `ops/${id}`);
