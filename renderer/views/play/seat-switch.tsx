import { useStore } from 'zustand';
import { seeAs } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Select } from '#renderer/kit/controls/select.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

/** In the list of seats: none of them, but all that lies on the table. */
const everything = 'everything';

/** Chooses as whom the game is seen and played: board, hand, actions and log follow. Where one plays alone, there is no choice. */
export function SeatSwitch() {
  const words = useWords(deskWords);
  const view = useStore(playStore, (state) => state.view);
  if (view === null || view.seats.length < 2) return null;
  return (
    <span className="status-item gap-2 seat-switch" data-seat={view.seat ?? undefined}>
      <Select
        className="hovers inside"
        label={words.seenBy}
        title={words.seenBy}
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
