import type { Given, OptionShape } from '../arguments/command.ts';

/**
 * Options of a command that is about languages of the content. `--locale` is the language of the answer, as everywhere;
 * it says those of the content as well where `--language` is not given, as it did before there was that.
 */
export const languageOptions = {
  language: { type: 'text' },
  locale: { type: 'text' },
} as const satisfies { readonly [name: string]: OptionShape };

export const languageAsked = (given: Given): string | undefined => given.text('language') ?? given.text('locale');
