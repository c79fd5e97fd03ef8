import { memo, useMemo, useRef } from 'react';
import type { Battlefield } from '../../../board/index.ts';
import type { Counter } from '../../../engine/index.ts';
import { centreOnPaper } from '../../boards/field/paper.ts';
import { CounterFace } from '../counters/CounterFace.tsx';
import { Facing } from '../counters/Facing.tsx';
import { useGlides } from './animate-moves.ts';
import { BadgePills } from './BadgePills.tsx';
import { COUNTER_SIZE, layOut, type Stack } from './stacks.ts';

interface Props {
  readonly battlefield: Battlefield;
  readonly stacks: readonly Stack[];
  /** How much larger or smaller than usual the player wants his counters. */
  readonly scale: number;
  /** Counters that can be touched now, and those that have been. */
  readonly offered: ReadonlySet<string>;
  readonly picked: ReadonlySet<string>;
  /** Who is asked: counters of others that can be touched are aimed at. */
  readonly asked?: string | undefined;
}

export function CounterLayer({ battlefield, stacks, scale, offered, picked, asked }: Props) {
  const layer = useRef<SVGGElement>(null);
  const places = useMemo(() => placesOf(battlefield, stacks, scale), [battlefield, stacks, scale]);
  useGlides(layer, places);
  return (
    <g className="counters" ref={layer}>
      {stacks.map(stack => (
        <StackOnHex
          key={stack.hex}
          battlefield={battlefield}
          stack={stack}
          scale={scale}
          offered={marksIn(stack, offered)}
          picked={marksIn(stack, picked)}
          asked={asked}
        />
      ))}
    </g>
  );
}

function placesOf(battlefield: Battlefield, stacks: readonly Stack[], scale: number) {
  return new Map(
    stacks.flatMap(stack => {
      const centre = centreOnPaper(battlefield, stack.hex);
      return layOut(stack, COUNTER_SIZE * scale).map(
        ({ counter, x, y }) =>
          [counter.id, { x: centre.x + x, y: centre.y + y, tone: counter.face.tone }] as const,
      );
    }),
  );
}

/** The marked counters of a stack as one word, so that stacks without news are not drawn again. */
function marksIn({ groups }: Stack, marked: ReadonlySet<string>): string {
  return groups
    .flatMap(({ counter, held }) => [counter, ...held])
    .filter(({ id }) => marked.has(id))
    .map(({ id }) => id)
    .join(' ');
}

interface StackProps {
  readonly battlefield: Battlefield;
  readonly stack: Stack;
  readonly scale: number;
  readonly offered: string;
  readonly picked: string;
  readonly asked: string | undefined;
}

const StackOnHex = memo(function StackOnHex(props: StackProps) {
  const { battlefield, stack, scale, offered, picked, asked } = props;
  const centre = centreOnPaper(battlefield, stack.hex);
  const [canBeTouched, hasBeen] = [offered.split(' '), picked.split(' ')];
  const top = stack.groups.at(-1)?.counter;
  const count = stack.groups.length;
  return (
    <g data-stack={stack.hex} data-x={centre.x} data-y={centre.y}>
      {layOut(stack, COUNTER_SIZE * scale).map(({ counter, x, y, scale: own }) => (
        <g key={counter.id} data-glides={counter.id}>
          <CounterOnMap
            counter={counter}
            place={`translate(${centre.x + x} ${centre.y + y}) scale(${(own * scale * COUNTER_SIZE) / 60}) translate(-30 -30)`}
            mark={
              hasBeen.includes(counter.id)
                ? 'picked'
                : canBeTouched.includes(counter.id)
                  ? asked === undefined || counter.side === asked
                    ? 'offered'
                    : 'target'
                  : 'plain'
            }
            held={own < 1}
            badges={counter === top || own < 1}
          />
        </g>
      ))}
      {count > 2 && (
        <g className="stack-count" transform={`translate(${centre.x - 28 * scale} ${centre.y - 28 * scale})`}>
          <circle r="9" />
          <text y="4">{count}</text>
        </g>
      )}
    </g>
  );
});

interface CounterProps {
  readonly counter: Counter;
  readonly place: string;
  readonly mark: 'plain' | 'offered' | 'target' | 'picked';
  /** Drawn small beside its bearer. */
  readonly held: boolean;
  /** Only what lies on top shows its markers; the others show them when the stack is fanned out. */
  readonly badges: boolean;
}

function CounterOnMap({ counter, place, mark, held, badges }: CounterProps) {
  const { id, side, face, facing, turret, spent = false } = counter;
  return (
    <g
      className="counter"
      data-counter={id}
      data-side={side}
      data-mark={mark}
      data-held={held}
      transform={place}
    >
      <title>{counter.title}</title>
      {mark === 'target' && (
        <rect className="counter-edge-ground" x="-5" y="-5" width="70" height="70" rx="3" />
      )}
      {mark !== 'plain' && <rect className="counter-edge" x="-5" y="-5" width="70" height="70" rx="9" />}
      <CounterFace face={face} spent={spent} />
      <Facing facing={facing} turret={turret} />
      {badges && <BadgePills badges={counter.badges} />}
    </g>
  );
}
