import { useEffect, useState } from 'react';
import type { RecentProject } from '#api/studio/studio-home.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';
import { CityPicture } from './city-picture.tsx';

/** Some faces of a project as it was when it was open last; until they are there, and where none were kept, a city. Silent. */
export function ProjectPicture({ of: { id, folder } }: { readonly of: RecentProject }) {
  const api = useStudioApi();
  const [faces, setFaces] = useState<string | null>(null);
  useEffect(() => {
    let isLate = false;
    const asked = api.recentThumbnail({ folder });
    // Without an answer the city stays
    asked.then(
      ({ picture }) => isLate || setFaces(picture),
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [api, folder]);
  // Copies of one project are told apart by where they lie, so no two cities are the same
  if (faces === null) return <CityPicture of={`${id} ${folder}`} className="welcome-picture" />;
  return (
    <img className="welcome-picture welcome-faces" src={`data:image/webp;base64,${faces}`} alt="" draggable={false} />
  );
}
