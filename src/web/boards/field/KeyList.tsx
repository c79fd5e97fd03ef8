/** The keys of the board, for those who want to know. */
const KEYS = [
  ['U I O J K L', 'to the neighbouring hex; so does the number pad'],
  ['← → ↑ ↓', 'along the row or the column; with Shift, move the map'],
  ['Enter', 'look from here, then at here; with Shift, from here again'],
  ['G', 'go to a hex by its name'],
  ['R, A, T', 'read this hex, what lies around it, the line'],
  ['S, Esc', 'swap the ends, clear the line'],
  ['+ − 0', 'zoom in, out, show all'],
] as const;

export function KeyList() {
  return (
    <details className="key-list">
      <summary>Keys on the board</summary>
      <dl>
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
