/** The screen changes hands: nothing of the game is shown until the next player says that he is there. */
export function HandOver({ side, onReady }: { side: string; onReady(): void }) {
  return (
    <section className="hand-over" aria-labelledby="hand-over">
      <h1 id="hand-over">{side}</h1>
      <p>The screen is yours now. The other side should look away.</p>
      <button type="button" className="primary" onClick={onReady}>
        I am here
      </button>
    </section>
  );
}
