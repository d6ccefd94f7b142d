import type { Anchor } from '#renderer/desk/stage/anchor.ts';

/** The element that an anchor is, on a page. */
export const elementOf = (anchor: Anchor): HTMLElement => anchor as HTMLElement;
