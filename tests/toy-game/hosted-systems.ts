import { lanternMarket } from './system.ts';
import { validators } from './toy-game-validators.js';

// Replaces `engine/systems/hosted-systems.ts` in the build for stories about the toy game.

export const hostedSystems = [{ system: lanternMarket, validators }];
