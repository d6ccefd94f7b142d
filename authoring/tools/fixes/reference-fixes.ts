import { asWord, type CommonFixer, markedWord } from './common-fault.ts';

const referringBy =
  (part: 'nearest' | 'name', writing: (part: string) => string): CommonFixer =>
  (fault) => {
    const text = markedWord(fault);
    const { reference, [part]: now } = fault.data;
    return text === null || typeof reference !== 'string' || typeof now !== 'string'
      ? []
      : asWord(fault, text.replaceAll(`{${reference}}`, writing(now)));
  };

export const nearestReference = referringBy('nearest', (reference) => `{${reference}}`);

/** The name in place of the reference. */
export const nameInFull = referringBy('name', (name) => name);
