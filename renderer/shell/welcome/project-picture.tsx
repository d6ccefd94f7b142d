import { useEffect, useState } from 'react';
import type { RecentProject } from '#api/studio/studio-home.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';
import { CityPicture } from './city-picture.tsx';

/** Faces from the last session, else a city; decorative. */
export function ProjectPicture({ of: { id, folder } }: { readonly of: RecentProject }) {
  const api = useStudioApi();
  const [faces, setFaces] = useState<string | null>(null);
  useEffect(() => {
    let isLate = false;
    const asked = api.recentThumbnail({ folder });
    asked.then(
      ({ picture }) => isLate || setFaces(picture),
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [api, folder]);
  // With the folder, so that copies differ
  if (faces === null) return <CityPicture of={`${id} ${folder}`} className="welcome-picture" />;
  return (
    <img className="welcome-picture welcome-faces" src={`data:image/webp;base64,${faces}`} alt="" draggable={false} />
  );
}
