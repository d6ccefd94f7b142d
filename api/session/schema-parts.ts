import { Type } from 'typebox';

export const textOrNull = Type.Union([Type.String(), Type.Null()]);
