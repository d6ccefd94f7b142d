import { create } from 'zustand';

/** The pages of the help. */
export const helpPages = ['start', 'keys', 'guides', 'rules'] as const;
export type HelpPage = (typeof helpPages)[number];

/** Which page of the help is open; null: it is closed. */
export const useHelp = create<{ readonly page: HelpPage | null }>(() => ({ page: null }));

export function openHelp(page: HelpPage): void {
  useHelp.setState({ page });
}
export function closeHelp(): void {
  useHelp.setState({ page: null });
}
