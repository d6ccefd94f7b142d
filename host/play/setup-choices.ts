import { contentOf } from '#authoring/project/play/playable.ts';
import type { SetupOption } from '#engine/kernel/contract/system.ts';
import { madeSetupChoices } from '#engine/systems/generated/setup-choices.ts';
import type { ProjectForPlay } from '../project/project-for-play.ts';

export interface ChoicesOfProject {
  readonly least: number;
  readonly most: number;
  readonly options: readonly (Pick<SetupOption, 'id' | 'name' | 'several' | 'apart'> & {
    readonly values: readonly string[];
  })[];
}

export function choicesOf({ playable }: ProjectForPlay): ChoicesOfProject {
  const { system } = playable;
  const content = contentOf(playable);
  const { least, most } = system.seating(content);
  const options = system.options.map(({ id, name, several, apart, values }) => ({
    id,
    name,
    several,
    apart,
    values: values(content),
  }));
  return { least, most, options };
}

/** Options of all games as flags (`--ID`), each id once. The game decides which apply. */
export const setupChoices: readonly Pick<SetupOption, 'id' | 'name' | 'several'>[] = madeSetupChoices;
