import type { SystemWords } from '#engine/kernel/contract/system.ts';
import sharedProblems from '#engine/library/content-checks/words/problems.json' with { type: 'json' };
import mapProblems from '#engine/library/line-map/words/problems.json' with { type: 'json' };
import { labelOf } from '#engine/library/words/labels.ts';
import refusals from '#engine/library/words/refusals.json' with { type: 'json' };
import fields from './fields.json' with { type: 'json' };
import groups from './groups.json' with { type: 'json' };
import play from './play.json' with { type: 'json' };
import problems from './problems.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };

const label = labelOf({ ...groups.seat, ...groups.way });
const lineOf = /^([A-Z]{1,2})-[1-3]$/;

export const words: SystemWords = {
  rules,
  groups,
  fields,
  translated: { groups: {}, names: [], printed: ['act', 'face', 'number', 'period', 'moment'] },
  ...play,
  refusals,
  problems: { ...sharedProblems, ...mapProblems, ...problems },
  label(documents, locale, name, field) {
    const [, line] = lineOf.exec(name) ?? [];
    if (line === undefined) return label(documents, locale, name, field);
    return `${label(documents, locale, line, field)} ${name.slice(-1)}`;
  },
};
