import type { OptionShape, ParsedArguments } from '../arguments/command.ts';

/** Languages of the content. Without `--language`, `--locale` is used for both, for compatibility. */
export const languageOptions = {
  language: { type: 'text' },
  locale: { type: 'text' },
} as const satisfies { readonly [name: string]: OptionShape };

export const languageAsked = (given: ParsedArguments): string | undefined =>
  given.text('language') ?? given.text('locale');
