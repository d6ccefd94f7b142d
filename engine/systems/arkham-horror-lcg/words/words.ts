import type { SystemWords } from '#engine/kernel/contract/system.ts';
import sharedProblems from '#engine/library/content-checks/words/problems.json' with { type: 'json' };
import { labelOf } from '#engine/library/words/labels.ts';
import refusals from '#engine/library/words/refusals.json' with { type: 'json' };
import { results } from '../contract/outcome.ts';
import { noResolution } from '../rulebook/elimination.ts';
import groups from './groups.json' with { type: 'json' };
import play from './play.json' with { type: 'json' };
import problems from './problems.json' with { type: 'json' };
import ownRefusals from './refusals.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };

const none = { ja: '結末なし', en: 'No resolution' };

export const words: SystemWords = {
  rules,
  groups,
  ...play,
  results: Object.fromEntries(
    results.map((id) => [
      id,
      id === noResolution ? none : { ja: `結末${id.slice(1)}`, en: `Resolution ${id.slice(1)}` },
    ]),
  ),
  refusals: { ...refusals, ...ownRefusals },
  problems: { ...sharedProblems, ...problems },
  label: labelOf({ ...groups.seat, ...groups.token }),
};
