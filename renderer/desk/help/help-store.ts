import { store } from '../state/store.ts';
import { anchorOf } from './anchor.ts';

export const helpPages = ['start', 'keys', 'guides', 'rules', 'news', 'report', 'licences'] as const;
export type HelpPage = (typeof helpPages)[number];

interface GuidePlace {
  readonly guide: string;
  /** Where to scroll to; '': the start of the guide, null: stay, the guide was chosen from the list. */
  readonly anchor: string | null;
}

export const helpStore = store<{
  readonly page: HelpPage | null;
  readonly place: GuidePlace | null;
}>(() => ({ page: null, place: null }));

export function openHelp(page: HelpPage): void {
  helpStore.setState({ page, place: null });
}
export function openGuide(guide: string, anchor: string | null): void {
  helpStore.setState({ page: 'guides', place: { guide, anchor } });
}
export function openHelpOn(code: string): void {
  openGuide('problems', anchorOf(code));
}
export function closeHelp(): void {
  helpStore.setState({ page: null });
}
