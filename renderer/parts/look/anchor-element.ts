import type { Anchor } from '#renderer/desk/stage/anchor.ts';

export const elementOf = (anchor: Anchor): HTMLElement => anchor as HTMLElement;
