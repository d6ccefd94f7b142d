interface Drawing {
  /** On a grid of 24, solid, each drawn evenly. */
  readonly paths: readonly string[];
}

/** The outline of a sign, for a drawing that has a canvas of its own. */
export function Outline({ paths }: Drawing) {
  return paths.map((path) => <path key={path} fillRule="evenodd" d={path} />);
}

/** A sign in the run of a text, in its colour. Without a label it is silent: the word stands beside it. */
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
