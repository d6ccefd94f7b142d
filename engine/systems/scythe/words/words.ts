import type { SystemWords } from '#engine/kernel/contract/system.ts';
import sharedProblems from '#engine/library/content-checks/words/problems.json' with { type: 'json' };
import refusals from '#engine/library/words/refusals.json' with { type: 'json' };
import fields from './fields.json' with { type: 'json' };
import groups from './groups.json' with { type: 'json' };
import { label } from './label.ts';
import play from './play.json' with { type: 'json' };
import problems from './problems.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };

export const words: SystemWords = {
  rules,
  groups,
  fields,
  translated: {
    groups: {},
    names: [{ path: 'words.json', end: '/name', open: '', close: '', onlySwapped: true }],
    printed: ['number', 'permission', 'period', 'moment', 'mark', 'role', 'combatResult'],
  },
  ...play,
  refusals,
  problems: { ...sharedProblems, ...problems },
  label,
};
