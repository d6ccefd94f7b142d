import { asWord, type HouseMender, markedWord } from './house-fault.ts';

/** The marked text, one reference of it written otherwise. */
const referringBy =
  (part: 'nearest' | 'name', writing: (part: string) => string): HouseMender =>
  (fault) => {
    const text = markedWord(fault);
    const { reference, [part]: now } = fault.data;
    return text === null || typeof reference !== 'string' || typeof now !== 'string'
      ? []
      : asWord(fault, text.replaceAll(`{${reference}}`, writing(now)));
  };

/** A nearly right reference becomes the right one. */
export const nearestReference = referringBy('nearest', (reference) => `{${reference}}`);

/** The name itself in the place of what refers to it. */
export const nameInFull = referringBy('name', (name) => name);
