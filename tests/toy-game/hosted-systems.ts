import { lanternMarket } from './system.ts';
import { validators } from './toy-game-validators.js';

// Stands in the place of `engine/systems/hosted-systems.ts` in the build that stories about the toy game open.

export const hostedSystems = [{ system: lanternMarket, validators }];
