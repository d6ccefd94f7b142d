import type { Chosen } from '#renderer/desk/inspector/chosen-store.ts';
import { InspectedFace } from './inspected-face.tsx';
import { InspectorFacts } from './inspector-facts.tsx';

export function InspectorBody({ chosen }: { readonly chosen: Chosen }) {
  return (
    <>
      <InspectedFace chosen={chosen} />
      <InspectorFacts chosen={chosen} />
    </>
  );
}
