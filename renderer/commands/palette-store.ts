import { create } from 'zustand';

/** What the palette looks through: commands, or files and cards. */
export type PaletteMode = 'commands' | 'places';

export const usePalette = create<{ readonly mode: PaletteMode | null }>(() => ({ mode: null }));

export function openPalette(mode: PaletteMode): void {
  usePalette.setState({ mode });
}

export function closePalette(): void {
  usePalette.setState({ mode: null });
}
