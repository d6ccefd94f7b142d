import { Type } from 'typebox';
import { orNull } from '#engine/kernel/basics/schema-words.ts';

export const textOrNull = orNull(Type.String());
