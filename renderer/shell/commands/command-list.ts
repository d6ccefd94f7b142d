import type { StudioApi } from '#api/studio/studio-api.ts';
import type { Commands } from '#renderer/parts/keys/command.ts';
import { editCommands } from './edit-commands.ts';
import { fileCommands } from './file-commands.ts';
import { gameCommands } from './game-commands.ts';
import { goCommands } from './go-commands.ts';
import { helpCommands } from './help-commands.ts';
import { viewCommands } from './view-commands.ts';

export function makeCommands(api: StudioApi): Commands {
  return {
    file: fileCommands(api),
    edit: editCommands,
    view: viewCommands,
    go: goCommands,
    game: gameCommands,
    help: helpCommands,
  };
}
