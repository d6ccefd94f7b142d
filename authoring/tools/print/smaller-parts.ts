import type { PaperSize } from '#authoring/project/paper/paper.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { PrintedPart } from '#engine/kernel/contract/system.ts';

/** A part for paper that is too small for another. */
export interface SmallerPart extends PaperSize {
  /** The part that it replaces. */
  readonly of: string;
  readonly id: string;
  readonly name: Text;
}

/** `sizeOf`: undefined if nothing of the part is printed. */
export function smallerParts(
  parts: readonly PrintedPart[],
  sizeOf: (id: string) => PaperSize | undefined,
): readonly SmallerPart[] {
  return parts.flatMap(({ id: of, smaller }) => {
    const found = parts.find(({ id }) => id === smaller);
    const size = found === undefined ? undefined : sizeOf(found.id);
    if (found === undefined || size === undefined) return [];
    return [{ of, id: found.id, name: found.name, width: size.width, height: size.height }];
  });
}
