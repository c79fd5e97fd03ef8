import { useEffect, useRef, useState } from 'react';
import { type Battlefield, type HexIx, hexOfPlace } from '../../../board/index.ts';
import { type Entry, type Tabletop, type Teller, told } from '../../../engine/index.ts';
import { centreOnPaper } from '../../boards/field/paper.ts';
import type { Now } from '../session.ts';

/** What came of a roll for a counter. */
interface Verdict {
  readonly of: string;
  readonly hex: HexIx;
  readonly words: string;
  /** The counter has another face than before, or is gone. */
  readonly grave: boolean;
}

const SHOWN = 5_000;
const PITCH = 26;

/** When dice have fallen, what came of them floats at the counters that it befalls: `holds`, `BREAKS`. */
export function Verdicts({
  battlefield,
  now,
  teller,
}: {
  battlefield: Battlefield;
  now: Now;
  teller: Teller;
}) {
  const before = useRef(now);
  const [shown, setShown] = useState<{ readonly version: number; readonly all: readonly Verdict[] }>();
  useEffect(() => {
    const last = before.current;
    before.current = now;
    if (now === last) return;
    const fresh = now.journal.slice(last.journal.length);
    const all = verdictsOf(fresh, last.tabletop, now.tabletop, battlefield, teller.nameOf);
    if (all.length > 0) setShown({ version: now.version, all });
  }, [now, battlefield, teller]);
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => setShown(undefined), SHOWN);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <g key={shown?.version} className="verdicts">
      {shown?.all.map(({ of, hex, words, grave }, i) => {
        const { x, y } = centreOnPaper(battlefield, hex);
        const above = shown.all.slice(0, i).filter(each => each.hex === hex).length;
        const text = grave ? words.toUpperCase() : words;
        const width = 18 + text.length * (grave ? 9.5 : 8);
        return (
          <g
            key={`${of} ${words}`}
            className="verdict"
            data-of={of}
            data-grave={grave}
            transform={`translate(${x} ${y - 44 - above * PITCH})`}
          >
            <rect x={-width / 2} y="-12" width={width} height="24" rx="5" />
            <text y="5">{text}</text>
          </g>
        );
      })}
    </g>
  );
}

/** The last thing that the rolls say of each piece on the map, where it stands or last stood. */
function verdictsOf(
  entries: readonly Entry[],
  before: Tabletop,
  after: Tabletop,
  battlefield: Battlefield,
  nameOf: (thing: string) => string,
): readonly Verdict[] {
  const found = new Map<string, Verdict>();
  const counterIn = ({ counters }: Tabletop, id: string) => counters.find(each => each.id === id);
  const placeIn = (tabletop: Tabletop, id: string): string | undefined => {
    const counter = counterIn(tabletop, id);
    return counter?.at ?? counterIn(tabletop, counter?.on ?? '')?.at;
  };
  for (const entry of entries) {
    if (entry.is !== 'roll') continue;
    for (const { of = [], verdict } of entry.account)
      for (const id of of) {
        const place = placeIn(after, id) ?? placeIn(before, id);
        const hex = place === undefined ? undefined : hexOfPlace(battlefield, place);
        if (hex === undefined) continue;
        const isSame = counterIn(before, id)?.face.tone === counterIn(after, id)?.face.tone;
        found.delete(id);
        found.set(id, { of: id, hex, words: told(verdict, nameOf), grave: !isSame });
      }
  }
  return [...found.values()];
}
