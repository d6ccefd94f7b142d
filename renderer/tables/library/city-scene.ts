/** A generated skyline. Roofs begin at 0; towers continue beyond both edges, where print bleeds. */
export interface City {
  readonly far: string;
  readonly near: string;
  readonly windows: string;
}

export const canvas = { width: 534, ground: 520 } as const;

export type RandomNumbers = () => number;

/** Placeholder picture, deterministic for its seed. */
export function cityOf(chance: RandomNumbers): City {
  const landmark = landmarks[Math.floor(chance() * landmarks.length)] ?? tower;
  const far = farTowers(chance) + landmark(Math.round(canvas.width * (0.1 + chance() * 0.8)));
  const { near, windows } = nearTowers(chance);
  return { far: far + beyond(chance, 22, 60), near: near + beyond(chance, 42, 110), windows };
}

/** For the bleed. Drawn last, so that the rest keeps its random numbers. */
function beyond(chance: RandomNumbers, width: number, highest: number): string {
  let path = '';
  for (let away = 10; away < 62; away += width + 3) {
    path += box(-away - width + 4, Math.round(highest + chance() * 70), width);
    path += box(canvas.width + away, Math.round(highest + chance() * 70), width);
  }
  return path;
}

/** Deterministic numbers from 0 to 1 (mulberry32 seeded by FNV-1a). */
export function seeded(text: string): RandomNumbers {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function box(x: number, y: number, width: number, height = canvas.ground - y): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}

function farTowers(chance: RandomNumbers): string {
  let path = '';
  for (let x = -6; x < canvas.width + 10; ) {
    const width = Math.round(14 + chance() * 30);
    const roof = Math.round(14 + (1 - chance() * chance()) * 130);
    path += box(x, roof, width);
    const top = chance();
    if (top < 0.2) path += box(x + Math.round(width / 2), roof - 18, 2, 18);
    else if (top < 0.38) path += box(x + 4, roof - 9, Math.max(4, width - 12), 9);
    else if (top < 0.48) path += `M${x} ${roof}l${width}-12v12z`;
    x += width + 2 + Math.round(chance() * 6);
  }
  return path;
}

function nearTowers(chance: RandomNumbers): Pick<City, 'near' | 'windows'> {
  let near = '';
  let windows = '';
  for (let x = -8; x < canvas.width + 10; ) {
    const width = Math.round(30 + chance() * 54);
    const roof = Math.round(84 + chance() * 92);
    near += box(x, roof, width);
    const top = chance();
    if (top < 0.22) near += box(x + 6, roof - 10, 13, 7) + box(x + 8, roof - 4, 2, 4) + box(x + 15, roof - 4, 2, 4);
    else if (top < 0.36) near += box(x + Math.round(width * 0.7), roof - 24, 2, 24);
    windows += litWindows(chance, x, roof, width);
    x += width + 3;
  }
  return { near, windows };
}

/** Few are lit, and in some rows none. */
function litWindows(chance: RandomNumbers, x: number, roof: number, width: number): string {
  let path = '';
  for (let y = roof + 9; y < roof + 150; y += 14) {
    if (chance() < 0.35) continue;
    for (let column = x + 7; column + 5 < x + width - 4; column += 11) {
      if (chance() < 0.17) path += `M${column} ${y}h4v5h-4z`;
    }
  }
  return path;
}

const landmarks: readonly ((x: number) => string)[] = [tower, crane, hoarding, needle];

function tower(x: number): string {
  return (
    `M${x - 1}-26h2l3 40 7 62 20 104h-9l-15-74h-14l-15 74h-9l20-104 7-62z` +
    `M${x - 5} 20h10v6h-10zM${x - 12} 74h24v8h-24z${box(x - 40, 160, 80)}`
  );
}

function crane(x: number): string {
  return `${box(x, -6, 5, 200)}M${x - 30}-6h104v4h-104zM${x}-24l3-4 3 4 40 18h-4l-38-16-26 16h-5z${box(x + 62, -2, 1.5, 40)}${box(x + 56, 38, 13, 8)}${box(x - 34, 92, 84)}`;
}

function hoarding(x: number): string {
  return `${box(x - 34, 60, 68)}M${x - 40} 4h80v44h-80z${box(x - 30, 48, 3, 14)}${box(x + 27, 48, 3, 14)}`;
}

function needle(x: number): string {
  return `${box(x - 1, -44, 2, 40)}${box(x - 3, -10, 6, 60)}M${x - 12} 44h24l-4 12h-16zM${x - 5} 56h10l5 130h-20z${box(x - 26, 150, 52)}`;
}
