import { existsSync } from 'node:fs';
import { systemIds } from '#engine/systems/system-ids.ts';
import type { GeneratedFile } from './generated-file.ts';

/**
 * Validators that know no format yet, for a game that is new: whatever is bundled imports them, also what makes the
 * right ones.
 */
export function firstValidators(): readonly GeneratedFile[] {
  return systemIds
    .map((id) => `engine/systems/${id}/formats/generated/validators.js`)
    .filter((path) => !existsSync(path))
    .map((path) => ({ path, text: 'export const validators = {};\n' }));
}
