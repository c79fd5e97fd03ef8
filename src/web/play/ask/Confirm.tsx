import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Offer } from '../../../play/offer.ts';

interface Props {
  readonly offer: Offer;
  onTake(offer: Offer): void;
  onLetGo(): void;
}

/** Dice and what can't be taken back ask once. */
export function Confirm({ offer, onTake, onLetGo }: Props) {
  const { label, hint } = offer.words;
  const yes = useRef<HTMLButtonElement>(null);
  useTakingFocus(yes);
  return (
    <section className="confirm" aria-label="Confirm">
      {hint && <p>{hint}</p>}
      <div className="confirm-buttons">
        <button ref={yes} type="button" className="primary" onClick={() => onTake(offer)}>
          {label}
        </button>
        <button type="button" onClick={onLetGo}>
          Cancel
        </button>
      </div>
    </section>
  );
}

/** Who chose by a button that is hidden now goes on from here, and comes back to it if he lets go. */
function useTakingFocus(to: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const from = document.activeElement;
    if (!(from instanceof HTMLElement) || from.closest('[hidden]') === null) return;
    to.current?.focus({ preventScroll: true });
    return () => queueMicrotask(() => from.isConnected && from.focus({ preventScroll: true }));
  }, [to]);
}
