import { useStore } from 'zustand';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './seat-veil.css';
import { useEffect, useRef } from 'react';
import { seeAs } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';

/** The next seat, while the board is covered between players. Never if all see the same or a seat was just chosen. */
export function useVeil(): number | null {
  return useStore(playStore, ({ view, seat, seatSince }) =>
    view === null || seat === null || view.at <= seatSince || view.asked.includes(seat)
      ? null
      : (view.asked[0] ?? null),
  );
}

export function SeatCurtain({ next }: { readonly next: number }) {
  const words = useWords(deskWords);
  const { view, seat, busy } = useStore(playStore);
  const go = useRef<HTMLDivElement>(null);
  useEffect(() => go.current?.querySelector('button')?.focus(), []);
  const labelOf = (of: number | null) => view?.seats.find((one) => one.seat === of)?.label ?? '';
  return (
    <section className="seat-veil gap-5 grid" aria-label={words.veil}>
      <h2>{words.turnOf({ name: labelOf(next) })}</h2>
      <p>{words.veilWhy({ name: labelOf(next) })}</p>
      <div ref={go} className="flex wrap gap-3 centred">
        <Button look="primary" off={busy} onClick={() => void seeAs(next)}>
          {words.sitsHere({ name: labelOf(next) })}
        </Button>
        <Button off={busy} onClick={() => void seeAs(seat)}>
          {words.staysHere({ name: labelOf(seat) })}
        </Button>
      </div>
    </section>
  );
}
