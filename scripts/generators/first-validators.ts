import { existsSync, readdirSync } from 'node:fs';
import type { GeneratedFile } from './generated-file.ts';

/**
 * Validators that know no format yet, for a game that is new: whatever is bundled imports them, also what makes the
 * right ones.
 */
export function firstValidators(): readonly GeneratedFile[] {
  return readdirSync('engine/systems', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `engine/systems/${name}/formats/generated/validators.js`)
    .filter((path) => !existsSync(path))
    .map((path) => ({ path, text: 'export const validators = {};\n' }));
}
