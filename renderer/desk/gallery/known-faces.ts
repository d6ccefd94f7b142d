import type { Row } from '#authoring/tools/sheet/rows.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import {
  type FaceState,
  faceStates,
  isAmong,
  type KnownOfFace,
  type ShownFaces,
  shownFaces,
  stateOf,
} from './face-states.ts';

export interface KnownFace extends KnownOfFace {
  readonly row: Row;
  readonly state: FaceState;
}
type Look = (row: Row) => KnownOfFace;

/** Counts by filter and of measured faces; `version` changes when any face's filter does. */
export interface FaceCounts {
  readonly counts: Readonly<Record<ShownFaces, number>>;
  readonly measured: number;
  readonly version: number;
}

/** State of up to 100,000 faces. Findings arrive many times a second, so each updates only its own face. */
export class KnownFaces {
  private readonly look: Look;
  private readonly all: KnownFace[];
  private places: ReadonlyMap<JsonObject, number> | null = null;
  private told: FaceCounts;

  constructor(rows: readonly Row[], look: Look) {
    this.look = look;
    this.all = rows.map((row) => knownOf(row, look));
    this.told = this.counted(0);
  }

  get counts(): FaceCounts {
    return this.told;
  }

  /** Null: all. */
  lookAgain(entries: readonly JsonObject[] | null): FaceCounts {
    if (entries === null) {
      for (const [at, { row }] of this.all.entries()) this.all[at] = knownOf(row, this.look);
      this.told = this.counted(this.told.version + 1);
      return this.told;
    }
    this.places ??= new Map(this.all.map(({ row }, at) => [row.entry, at]));
    const counts = { ...this.told.counts };
    let { measured, version } = this.told;
    for (const entry of entries) {
      const at = this.places.get(entry);
      const before = at === undefined ? undefined : this.all[at];
      if (at === undefined || before === undefined) continue;
      const now = knownOf(before.row, this.look);
      this.all[at] = now;
      measured += Number(now.overflows !== null) - Number(before.overflows !== null);
      if ((now.overflows === true) === (before.overflows === true)) continue;
      version++;
      for (const sort of shownFaces) counts[sort] += Number(isAmong(now, sort)) - Number(isAmong(before, sort));
    }
    if (measured !== this.told.measured || version !== this.told.version) this.told = { counts, measured, version };
    return this.told;
  }

  inOrder(asked: ShownFaces): readonly KnownFace[] {
    const byState = Object.fromEntries(faceStates.map((state) => [state, [] as KnownFace[]])) as Record<
      FaceState,
      KnownFace[]
    >;
    for (const face of this.all) if (isAmong(face, asked)) byState[face.state].push(face);
    return ([] as KnownFace[]).concat(...faceStates.map((state) => byState[state]));
  }

  private counted(version: number): FaceCounts {
    const counts: Record<ShownFaces, number> = { all: 0, overflow: 0, problem: 0, changed: 0 };
    let measured = 0;
    for (const face of this.all) {
      if (face.overflows !== null) measured++;
      for (const sort of shownFaces) if (isAmong(face, sort)) counts[sort]++;
    }
    return { counts, measured, version };
  }
}

function knownOf(row: Row, look: Look): KnownFace {
  const known = look(row);
  const { overflows, problems, isChanged } = known;
  return { row, overflows, problems, isChanged, state: stateOf(known) };
}
