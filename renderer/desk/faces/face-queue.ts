import type { FaceOf } from '#authoring/tools/faces/found-on-face.ts';

export const keyOfFace = ({ path, id, locale }: FaceOf): string => `${locale} ${path} ${id}`;

export class FaceQueue {
  private readonly first = new Map<string, FaceOf>();
  private readonly others = new Map<string, FaceOf>();

  get size(): number {
    return this.first.size + this.others.size;
  }

  addFirst(faces: readonly FaceOf[]): void {
    for (const face of faces) {
      this.others.delete(keyOfFace(face));
      this.first.set(keyOfFace(face), face);
    }
  }

  add(faces: readonly FaceOf[]): void {
    for (const face of faces) if (!this.first.has(keyOfFace(face))) this.others.set(keyOfFace(face), face);
  }

  take(most: number): readonly FaceOf[] {
    const from = this.first.size > 0 ? this.first : this.others;
    const taken: FaceOf[] = [];
    for (const [key, face] of from) {
      if (taken.length >= most) break;
      from.delete(key);
      taken.push(face);
    }
    return taken;
  }

  leaveOthers(): void {
    this.others.clear();
  }
}
