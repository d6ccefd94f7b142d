import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { type TokenText, tokenUse, unreadTokens } from '#engine/library/content-checks/unread-tokens.ts';
import { language } from '../language/language.ts';
import { type CheckedProject, entriesOf, ofEach } from './documents.ts';
import { folderOf } from './scenarios.ts';

const places = { own: 'thisCard', oneself: 'self', players: 'pcs' };

/** Tokens used by each thing. A scenario sees no other scenario's cards. */
const tokensIn = ofEach(
  (one) => {
    const texts = [
      ...entriesOf(one).map(({ value, file, path, on }) => ({ entry: { value, file, path }, on })),
      ...one.scenarios.flatMap(({ value, file }) =>
        value.setup.map((step, i) => ({ entry: { value: step, file, path: ['setup', i] }, on: file })),
      ),
    ];
    return texts
      .map((text) => ({ ...text, ...tokenUse(language, text.entry.value, places) }))
      .filter(({ placed, looks }) => placed.length > 0 || looks.length > 0);
  },
  (run) =>
    run.flatMap(({ placed, made }) =>
      made.map((text): TokenText => {
        const entry = { ...text.entry, path: [...placed.path, ...text.entry.path] };
        // Rewards go to other scenarios
        const isOfStory = placed.file.startsWith('scenarios/') && placed.path[0] !== 'rewards';
        return { ...text, entry, story: isOfStory ? folderOf(placed.file) : null };
      }),
    ),
);

export function checkTokens(project: CheckedProject): readonly ContentProblem[] {
  return project.isUnsound(/\.json$/) ? [] : unreadTokens(language, tokensIn(project), places);
}
