import type { DocumentFormat } from '#engine/kernel/contract/system.ts';
import { format } from '#engine/library/formats/fields.ts';
import { mapDocument } from '#engine/library/line-map/map-format.ts';
import { actionsDocument } from './actions.ts';
import { eventsDocument } from './events.ts';
import { gameDocument } from './game.ts';
import { wordsDocument } from './words.ts';

export const formats: readonly DocumentFormat[] = [
  format('map', mapDocument),
  format('actions', actionsDocument, { where: 'cards/actions.json' }),
  format('events', eventsDocument, { required: false }),
  format('game', gameDocument, { where: 'games/standard.json', path: /^games\/[^/]+\.json$/ }),
  format('words', wordsDocument, { required: false }),
];
