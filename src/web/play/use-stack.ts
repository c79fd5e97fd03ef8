/** A stack that is spread out: its counters chosen by hand or by digits, and told to those who listen. */
import { useEffect, useState } from 'react';
import type { HexIx } from '../../board/index.ts';
import type { Counter } from '../../engine/index.ts';
import type { Touched } from './map/MapBoard.tsx';
import { spreadOut } from './map/stacks.ts';
import { spokenFigures, spokenStack } from './speech/phrases.ts';
import type { Speech } from './speech/use-speech.ts';
import { stackKeyName } from './stack-keys.ts';
import type { Pointer } from './use-pointer.ts';
import type { Scene } from './use-scene.ts';
import type { By, TableHands } from './use-table.ts';

interface Targets {
  readonly pointer: Pointer;
  readonly scene: Scene;
  readonly hands: TableHands;
  readonly speech: Speech;
  moveCursor(hex: HexIx): void;
}

interface OpenStack {
  /** The counters that digits choose, in their order; none while no stack is spread out by the keys. */
  readonly numbered: readonly Counter[];
  /** The counter that somebody wanted to know about. */
  readonly told: string | undefined;
  pick(counter: Counter, by: By): void;
  spread(touched: Touched): void;
}

const NONE: readonly Counter[] = [];

export function useStack({ pointer, scene, hands, speech, moveCursor }: Targets): OpenStack {
  const { fan } = pointer;
  const stack = fan && scene.stacks.find(({ hex }) => hex === fan.hex);
  const numbered = fan?.keys && stack ? spreadOut(stack.groups) : NONE;
  const choices = spokenStack(numbered, stackKeyName);
  const [told, setTold] = useState<string>();
  const { say } = speech;
  useEffect(() => {
    if (choices !== '') say(choices);
  }, [choices, say]);
  useEffect(() => {
    const card = told && document.querySelector(`[data-here="${CSS.escape(told)}"]`);
    if (card) card.scrollIntoView({ block: 'nearest' });
  }, [told]);
  return {
    numbered,
    told,
    spread(touched) {
      if (scene.countersIn(touched.hex).length === 0) say('No counters here.');
      else pointer.tell(touched);
    },
    pick(counter, by) {
      if (hands.touchThings([counter.id], by)) return pointer.closeFan();
      // It can do nothing now; then whoever chose it wants to know what it is, and why.
      const reasons = scene.whyNot(counter).map(({ why, cite }) => `${why}, rule ${cite}.`);
      say([spokenFigures([counter]), ...reasons].join(' '));
      if (fan) moveCursor(fan.hex);
      setTold(counter.id);
    },
  };
}
