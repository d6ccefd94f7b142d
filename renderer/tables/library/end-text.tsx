import './end-text.css';
import type { FaceText } from './face-texts.ts';
import { StoryText } from './story-text.tsx';

/** What is read when the game is over, beside its result. */
export function EndText({ said }: { readonly said: FaceText | null }) {
  if (said === null) return null;
  return (
    <div className="end-text">
      <StoryText said={said} className="" />
    </div>
  );
}
