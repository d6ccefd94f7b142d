/** Of each source a right translation in free words, and one with each of its faults. */
export type SampleTranslations = readonly (readonly [right: string, wrong: string, otherWrong: string])[];
