import path from 'node:path';
import type { Json } from '#engine/kernel/basics/json.ts';
import { readNamedFile } from '../files/given-file.ts';

export function saveLoader(file: string): (name: string) => Json {
  return (name) => {
    try {
      return JSON.parse(readNamedFile(path.resolve(path.dirname(file), name)) ?? '') as Json;
    } catch {
      return null;
    }
  };
}
