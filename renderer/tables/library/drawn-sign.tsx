interface Drawing {
  /** On a grid of 24, filled even-odd. */
  readonly paths: readonly string[];
}

/** For use inside another SVG. */
export function Outline({ paths }: Drawing) {
  return paths.map((path) => <path key={path} fillRule="evenodd" d={path} />);
}

/** An inline icon. Without a label it is decorative. */
export function DrawnSign({ paths, label }: Drawing & { readonly label: string | undefined }) {
  const outline = <Outline paths={paths} />;
  if (label === undefined) {
    return (
      <svg className="face-sign" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        {outline}
      </svg>
    );
  }
  return (
    <svg className="face-sign" viewBox="0 0 24 24" fill="currentColor" role="img" aria-label={label}>
      {outline}
    </svg>
  );
}
