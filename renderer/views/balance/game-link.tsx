import { useState } from 'react';
import type { LabRun } from '#api/studio/lab-calls.ts';
import { type GameToOpen, openLabGame } from '#renderer/desk/balance/balance-commands.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';

interface GameLinkProps {
  readonly run: LabRun;
  readonly game: GameToOpen;
  readonly children: string;
}

/** Opens a game of a run on the board. */
export function GameLink({ run, game, children }: GameLinkProps) {
  const words = useWords(balanceWords);
  const api = useStudioApi();
  const [isOpening, setIsOpening] = useState(false);
  async function open(): Promise<void> {
    setIsOpening(true);
    await openLabGame(api, run.run, game).finally(() => setIsOpening(false));
  }
  return (
    <>
      <Button look="link" off={isOpening} onClick={() => void open()}>
        {children}
      </Button>
      {isOpening && <span className="muted text-12">{words.opening}</span>}
    </>
  );
}
