import type { Size } from '#authoring/project/paper/paper.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { PrintedPart } from '#engine/kernel/contract/system.ts';

/** What a game prints in the place of a part where the paper is too small for that, and how large its things are. */
export interface SmallerPart extends Size {
  /** In the place of this part. */
  readonly of: string;
  readonly id: string;
  readonly name: Text;
}

/** What a game prints for smaller paper. `sizeOf`: of a part; undefined: nothing is printed of it. */
export function smallerParts(
  parts: readonly PrintedPart[],
  sizeOf: (id: string) => Size | undefined,
): readonly SmallerPart[] {
  return parts.flatMap(({ id: of, smaller }) => {
    const found = parts.find(({ id }) => id === smaller);
    const size = found === undefined ? undefined : sizeOf(found.id);
    if (found === undefined || size === undefined) return [];
    return [{ of, id: found.id, name: found.name, width: size.width, height: size.height }];
  });
}
