import './end-text.css';
import type { FaceText } from './face-texts.ts';
import { StoryText } from './story-text.tsx';

/** The text of the ending, below the result. */
export function EndText({ said }: { readonly said: FaceText | null }) {
  if (said === null) return null;
  return (
    <div className="end-text">
      <StoryText said={said} className="" />
    </div>
  );
}
