/** The sight tool: from a chosen hex, the line to where one points and the field of what can be seen. */
import { useEffect, useMemo, useState } from 'react';
import { type Battlefield, type HexIx, hexId, hexOfPlace } from '../../../board/index.ts';
import type { SightWords } from '../../../engine/index.ts';
import type { Now, Session } from '../session.ts';

export interface Sight {
  /** Whether the match lets anybody look. */
  readonly allowed: boolean;
  readonly from: HexIx | undefined;
  readonly to: HexIx | undefined;
  readonly words: SightWords | undefined;
  /** Hexes that can't be seen from there, as far as they are known yet. */
  readonly blocked: readonly HexIx[];
  /** The line between two hexes, whatever is looked at; undefined where the match forbids looking. */
  between(a: HexIx, b: HexIx): SightWords | undefined;
  look(from: string): void;
  aim(at: HexIx): void;
  stop(): void;
}

/** How long the page may stand still for a helping of the field, in milliseconds. */
const HELPING = 6;

export function useSight(session: Session, now: Now, battlefield: Battlefield): Sight {
  const [from, setFrom] = useState<HexIx>();
  const [to, setTo] = useState<HexIx>();
  const { match, book } = session;
  const { version, viewer } = now;
  const lookAt = useMemo(() => {
    // A new position may have new smoke: what was seen before is asked anew.
    const view = version > 0 && viewer !== undefined ? match.view(viewer) : match.state;
    return (a: HexIx, b: HexIx) =>
      book.presentation?.sight?.(view, hexId(battlefield, a), hexId(battlefield, b), match.world);
  }, [match, book, battlefield, version, viewer]);
  const allowed = useMemo(
    () => lookAt(0, Math.min(1, battlefield.hexCount - 1)) !== undefined,
    [lookAt, battlefield],
  );
  const words = useMemo(
    () => (from === undefined || to === undefined || from === to ? undefined : lookAt(from, to)),
    [lookAt, from, to],
  );
  const blocked = useField(battlefield, lookAt, from);
  return {
    allowed,
    from,
    to,
    words,
    blocked,
    between: lookAt,
    look(place) {
      setFrom(hexOfPlace(battlefield, place));
      setTo(undefined);
    },
    aim: hex => from !== undefined && setTo(hex),
    stop() {
      setFrom(undefined);
      setTo(undefined);
    },
  };
}

/** What can't be seen, worked out in small helpings. */
function useField(
  battlefield: Battlefield,
  lookAt: (a: HexIx, b: HexIx) => SightWords | undefined,
  from: HexIx | undefined,
): readonly HexIx[] {
  const [known, setKnown] = useState<{
    readonly by: unknown;
    readonly from: HexIx;
    readonly blocked: HexIx[];
  }>();
  useEffect(() => {
    if (from === undefined) return;
    const blocked: HexIx[] = [];
    let hex = 0;
    let timer = 0;
    const goOn = () => {
      const until = performance.now() + HELPING;
      for (; hex < battlefield.hexCount && performance.now() < until; hex++)
        if (hex !== from && lookAt(from, hex)?.clear === false) blocked.push(hex);
      if (hex < battlefield.hexCount) timer = window.setTimeout(goOn);
      else setKnown({ by: lookAt, from, blocked });
    };
    goOn();
    return () => clearTimeout(timer);
  }, [battlefield, lookAt, from]);
  return known?.by === lookAt && known.from === from ? known.blocked : NONE;
}

const NONE: readonly HexIx[] = [];
