import { memo, type ReactNode, useEffect, useRef, useState } from 'react';

const ROWS_A_CHUNK = 40;
/** A guess for rows that were never drawn; a chunk that was drawn keeps its true height. */
const ROW_HEIGHT = 84;
/** How far outside the window rows are drawn already. */
const MARGIN = '1500px 0px';

export interface Row {
  readonly key: string;
  render(): ReactNode;
}

/** A long list of which only the part near the window is drawn; `keep` is a row that is drawn wherever it is. */
export const RuleList = memo(function RuleList({
  rows,
  keep,
}: {
  rows: readonly Row[];
  keep?: string | undefined;
}) {
  return (
    <div className="rule-list">
      {chunksOf(rows).map(({ start, rows }) => (
        <Chunk
          // Chunks are places in the list, not things: what stands in them changes with every search.
          key={start}
          rows={rows}
          first={start === 0}
          keep={keep !== undefined && rows.some(row => row.key === keep)}
        />
      ))}
    </div>
  );
});

const chunksOf = (rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / ROWS_A_CHUNK) }, (_, at) => {
    const start = at * ROWS_A_CHUNK;
    return { start, rows: rows.slice(start, start + ROWS_A_CHUNK) };
  });

function Chunk({ rows, first, keep }: { rows: readonly Row[]; first: boolean; keep: boolean }) {
  const place = useRef<HTMLUListElement>(null);
  const [near, setNear] = useState(first);
  const [height, setHeight] = useState<number>();
  const drawn = near || keep;

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      entries => {
        const inside = entries.at(-1)?.isIntersecting ?? false;
        // Taking away the row that has the focus would lose the reader's place.
        if (!inside && element.contains(document.activeElement)) return;
        if (!inside && element.childElementCount > 0) setHeight(element.offsetHeight);
        setNear(inside);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <ul ref={place} style={drawn ? undefined : { height: height ?? rows.length * ROW_HEIGHT }}>
      {drawn && rows.map(row => row.render())}
    </ul>
  );
}
