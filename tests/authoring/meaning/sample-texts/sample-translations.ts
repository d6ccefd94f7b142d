/** Of each source a right translation in free words, and wrong ones, each with one of its faults. */
export type SampleTranslations = readonly (readonly [right: string, ...wrong: string[]])[];
