import { useStore } from 'zustand';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { goToPart } from './focus-part.ts';
import './switcher.css';
import { deskParts, partName } from '#renderer/desk/stage/dock-parts.ts';
import { boundKeys, shownKeys, withKeys } from '#renderer/parts/keys/bindings.ts';
import { useSetting } from '#renderer/parts/settings/use-setting.ts';
import { dockStore } from './dock-store.ts';
import { EventCount, icons, ProblemCount } from './dock-tabs.tsx';
import { partCommand, partKeys } from './focus-part.ts';

export function Switcher() {
  const words = useWords(deskWords);
  const { room, front } = useStore(dockStore);
  const bound = useSetting('keys');
  if (room !== 'one') return null;
  return (
    <nav className="switcher flex gap-1" aria-label={words.parts}>
      {deskParts.map((part) => (
        <Button
          look="bare"
          icon={icons[part]}
          className="switcher-part hovers inside row gap-3 nowrap muted text-12"
          key={part}
          aria-current={part === front}
          title={withKeys(partName(part, words), shownKeys(boundKeys(partCommand(part), [partKeys[part]], bound)))}
          onClick={() => goToPart(part)}
        >
          <span className="switcher-name">{partName(part, words)}</span>
          {part === 'problems' && <ProblemCount />}
          {part === 'log' && <EventCount />}
        </Button>
      ))}
    </nav>
  );
}
