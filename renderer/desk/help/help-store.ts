import { store } from '../state/store.ts';

export const helpPages = ['start', 'keys', 'guides', 'rules', 'news', 'report', 'licences'] as const;
export type HelpPage = (typeof helpPages)[number];

export const helpStore = store<{
  readonly page: HelpPage | null;
  readonly heading: { readonly guide: string; readonly text: string } | null;
}>(() => ({ page: null, heading: null }));

export function openHelp(page: HelpPage): void {
  helpStore.setState({ page, heading: null });
}
export function openHelpOn(code: string): void {
  helpStore.setState({ page: 'guides', heading: { guide: 'problems', text: code } });
}
export function closeHelp(): void {
  helpStore.setState({ page: null });
}
