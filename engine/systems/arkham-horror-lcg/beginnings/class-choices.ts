import type { AnswerChoice } from '#engine/kernel/contract/template.ts';
import { classes } from '../formats/cards.ts';
import groups from '../words/groups.json' with { type: 'json' };

export const classChoices: readonly AnswerChoice[] = classes.map((value) => ({ value, label: groups.class[value] }));
