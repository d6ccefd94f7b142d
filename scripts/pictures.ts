// `npm run pictures [-- --system ID]`: takes the pictures of the README and the guide anew, in Chromium.
import { parseArgs } from 'node:util';
import { madeForGames } from './made-for-games.ts';

const { values } = parseArgs({ options: { system: { type: 'string' } } });
for (const { id, takePictures } of madeForGames)
  if (values.system === undefined || values.system === id) await takePictures?.();
