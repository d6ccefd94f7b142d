import type { Command } from './command.ts';
import { check } from './commands/check.ts';
import { language } from './commands/language.ts';
import { schemas } from './commands/schemas.ts';

/** Every command of `studio`, in the order of its help. */
export const commands: readonly Command[] = [check, language, schemas];
