interface Props {
  readonly side: string;
  /** Another side answers the same in secret, or has already. */
  readonly together: boolean;
  onReady(): void;
}

/** The screen changes hands: nothing of the game is shown until the next player says that he is there. */
export function HandOver({ side, together, onReady }: Props) {
  return (
    <section className="hand-over" aria-labelledby="hand-over">
      <h1 id="hand-over">{side}</h1>
      <p>The screen is yours now. The other side should look away.</p>
      {together && <p>Both sides decide in secret: nothing is shown before both have.</p>}
      <button type="button" className="primary" onClick={onReady}>
        I am here
      </button>
    </section>
  );
}
