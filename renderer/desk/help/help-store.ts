import { store } from '../state/store.ts';

/** The pages of the help. */
export const helpPages = ['start', 'keys', 'guides', 'rules', 'news', 'report', 'licences'] as const;
export type HelpPage = (typeof helpPages)[number];

/** Which page of the help is open, null: it is closed; and what in a guide is asked for, by guide and heading. */
export const helpStore = store<{
  readonly page: HelpPage | null;
  readonly heading: { readonly guide: string; readonly text: string } | null;
}>(() => ({ page: null, heading: null }));

export function openHelp(page: HelpPage): void {
  helpStore.setState({ page, heading: null });
}
/** Opens the guide of problems where a code is explained. */
export function openHelpOn(code: string): void {
  helpStore.setState({ page: 'guides', heading: { guide: 'problems', text: code } });
}
export function closeHelp(): void {
  helpStore.setState({ page: null });
}
