import { Tooltip as Base } from '@base-ui/react/tooltip';
import { useEffect, useState } from 'react';
import { capsOfShortcut } from '#renderer/kit/keys/keys.ts';
import { followTips, type Tip } from './follow-tips.ts';
import './tooltips.css';

/** The only tooltip of the page; elements say theirs by `data-tip` or `aria-description`. */
export function Tooltips() {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => followTips(setTip), []);
  if (tip === null) return null;
  return (
    <Base.Root open>
      <Base.Portal>
        <Base.Positioner
          anchor={tip.element}
          side={tip.isAtEdge ? 'inline-end' : 'bottom'}
          sideOffset={6}
          collisionPadding={4}
          className="floating-place tip-place"
        >
          <Base.Popup role="tooltip" className="tip">
            {tip.said}
            {tip.keys !== null && <kbd>{capsOfShortcut(tip.keys).join('+')}</kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
