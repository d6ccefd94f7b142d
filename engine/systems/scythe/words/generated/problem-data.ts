// Made by `npm run generate` from problems.json.
import type { Json } from '#engine/kernel/basics/json.ts';

export interface ProblemData {

}
