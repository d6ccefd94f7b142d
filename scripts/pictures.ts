// `npm run pictures [-- --system ID]`: takes the pictures of the README and the guide anew, in Chromium.
import { systemIds } from '#engine/systems/system-ids.ts';
import { madeForGames } from './made-for-games.ts';
import { checkWord, typedOptions } from './typed-options.mjs';

const usage = 'npm run pictures [-- --system ID]';
const { values } = typedOptions(usage, { options: { system: { type: 'string' } } });
checkWord('--system', values.system, systemIds, usage);
for (const { id, takePictures } of madeForGames)
  if (values.system === undefined || values.system === id) await takePictures?.();
