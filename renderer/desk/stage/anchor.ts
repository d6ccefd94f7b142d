interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  toJSON(): unknown;
}

/** An element to open something next to, in CSS pixels of the window. */
export interface Anchor {
  getBoundingClientRect(): Box;
}
