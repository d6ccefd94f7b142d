import type { DocumentFormat } from '#engine/kernel/contract/system.ts';
import { assignmentsDocument } from './assignments.ts';
import { oldTextsDocument } from './old-texts.ts';
import { studioDocument } from './studio.ts';
import { unitsDocument } from './units.ts';

export const houseFormats: readonly DocumentFormat[] = [
  { id: 'studio', path: /^studio\.json$/, where: 'studio.json', required: true, schema: { ...studioDocument } },
  {
    id: 'units',
    path: /^l10n\/[^/]+\/.+\.json$/,
    where: 'l10n/en/cards/name.json',
    required: false,
    schema: { ...unitsDocument },
  },
  {
    id: 'sources',
    path: /^l10n\/sources\.json$/,
    where: 'l10n/sources.json',
    required: false,
    schema: { ...oldTextsDocument },
  },
  {
    id: 'assignments',
    path: /^l10n\/assignments\.json$/,
    where: 'l10n/assignments.json',
    required: false,
    schema: { ...assignmentsDocument },
  },
];
