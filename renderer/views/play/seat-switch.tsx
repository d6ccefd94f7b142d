import { useStore } from 'zustand';
import { seeAs } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Select } from '#renderer/kit/controls/select.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

const everything = 'everything';

/** Chooses the seat whose view is shown. Hidden in solo games. */
export function SeatSwitch() {
  const words = useWords(deskWords);
  const view = useStore(playStore, (state) => state.view);
  if (view === null || view.seats.length < 2) return null;
  return (
    <span className="status-item gap-2 seat-switch" data-seat={view.seat ?? undefined}>
      <Select
        className="hovers inside"
        label={words.seenBy}
        data-tip={words.seenBy}
        value={String(view.seat ?? everything)}
        options={[
          { value: everything, label: words.everything },
          ...view.seats.map(({ seat, label }) => ({ value: String(seat), label: words.seat({ name: label }) })),
        ]}
        onChange={(seat) => void seeAs(seat === everything ? null : Number(seat))}
      />
    </span>
  );
}
