import { createContext, use, useLayoutEffect, useRef } from 'react';

/** The element that holds the open files; it is moved between workspaces, so that no editor is made anew. */
export const DocumentsElement = createContext<HTMLElement | null>(null);

export function DocumentsPlace() {
  const documents = use(DocumentsElement);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (documents !== null) place.current?.append(documents);
  }, [documents]);
  return <div className="docked" ref={place} />;
}
