import type { DocumentFormat } from '#engine/kernel/system.ts';

export const formats: readonly DocumentFormat[] = [];
