import { cp, rm } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { validatorsOf } from '#scripts/generators/validators.ts';
import { type BuiltStudio, buildStudio } from '../stories/built/build-studio.ts';
import { openStudio, type Studio } from '../stories/studio.ts';
import { lanternMarket } from './system.ts';

export async function buildToyStudio(): Promise<BuiltStudio> {
  return buildStudio({
    hostedSystems: 'tests/toy-game/hosted-systems.ts',
    made: { './toy-game-validators.js': await validatorsOf(lanternMarket) },
  });
}

export function openToyStudio(
  { program }: BuiltStudio,
  options: BrowserContextOptions = {},
  until?: (page: Page) => Promise<unknown>,
): Promise<Studio> {
  const prepare = async (folder: string): Promise<void> => {
    await rm(folder, { recursive: true });
    await cp('tests/toy-game/project', folder, { recursive: true });
  };
  return openStudio(options, { program, prepare, ...(until && { until }) });
}
