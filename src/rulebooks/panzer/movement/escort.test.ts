/** Vehicle Assault Cover (7.49). */
import { expect, test } from 'vitest';
import { gpDefence, gpModifiers } from '../fire/modifiers.ts';
import { fieldedById, type View } from '../game.ts';
import {
  counted,
  hundred,
  offers,
  type Position,
  play,
  refusals,
  shotIn,
  skirmish,
  unit,
} from '../testing/bench.ts';

type Unit = Position['units'][number];
type More = Partial<Omit<Position, 'units'>>;
const TANK = { card: 'pz-iiij', at: '1:C9', facing: 0, command: 'MOVE', shares: 1 } as const;
const SQUAD = { card: 'german-squad', at: '1:C9', command: 'MOVE', shares: 1 } as const;
const HALF = { ...SQUAD, card: 'german-half-squad' } as const;
const SECTION = { ...SQUAD, card: 'german-hmg' } as const;
const WAITS = { card: 'pz-iiij', at: '1:K19', command: 'MOVE' } as const;
const FOE = { card: 'british-truck', at: '1:M20' } as const;
/** The tank is u1, those with it u2 and so on. */
const advance = (
  men: readonly Unit[],
  dice: readonly number[] = [],
  more: More & { tank?: Partial<Unit>; foes?: readonly Unit[] } = {},
) => {
  const { tank, foes = [FOE], ...rest } = more;
  const match = skirmish(
    {
      phase: 'movement',
      first: 'british',
      size: [13, 20],
      options: ['7.49'],
      ...rest,
      units: [{ ...TANK, ...tank }, ...men, WAITS, ...foes],
    },
    dice.map(hundred),
  );
  play(match, 'german', 'move u1');
  return match;
};

test('[panzer 7.49.a] E-072: behind a vehicle is room for a squad, two half-squads, a half-squad and a section, or two sections', () => {
  const load = (...men: readonly Unit[]) => {
    const match = advance(men);
    const ids = men.map((_, i) => `u${i + 2}`);
    play(match, 'german', ...ids.slice(0, -1).map(id => `shelter ${id}`));
    return refusals(match, 'german', `shelter ${ids.at(-1)}`);
  };
  expect(load(SQUAD)).toEqual([]);
  expect(load(HALF, HALF)).toEqual([]);
  expect(load(HALF, SECTION)).toEqual([]);
  expect(load(SECTION, SECTION)).toEqual([]);
  expect(load(SQUAD, SECTION)).toEqual(['7.49.a']);
  expect(load(SECTION, SQUAD)).toEqual(['7.49.a']);
  expect(load(HALF, HALF, HALF)).toEqual(['7.49.a']);
  expect(refusals(advance([SQUAD], [], { options: [] }), 'german', 'shelter u2')).toEqual(['B12.10']);
});

test('[panzer 7.49.a] whoever goes there has Light cover, and is no easier to hurt for moving', () => {
  const match = advance([SQUAD, { ...SQUAD, at: '1:D9' }]);
  play(match, 'german', 'shelter u2', 'step 1:C8');
  const { state } = match;
  expect(gpDefence(fieldedById(state as View, 'u2'), true)).toBe(5);
  expect(gpDefence(fieldedById(state as View, 'u2'))).toBe(5);
  expect(gpDefence({ ...fieldedById(state as View, 'u3'), shown: true })).toBe(3);
  const position = {
    units: [
      { card: 'british-section', at: '1:C5' },
      { card: 'german-squad', at: '1:C8', behind: 'u3' },
      { card: 'pz-iiij', at: '1:C8' },
    ],
  } as const;
  const { world, view, shot } = shotIn(position, 'mg');
  expect(counted(gpModifiers(world, view, shot))).toEqual({ 'Light cover': -10 });
});

test('[panzer 7.49.b] they begin dismounted in its hex, out of Full Cover, and share its MOVE or SHORT HALT', () => {
  const against = (man: Partial<Unit>, more: Parameters<typeof advance>[2] = {}) =>
    refusals(advance([{ ...SQUAD, ...man }], [], more), 'german', 'shelter u2');
  expect(against({})).toEqual([]);
  expect(against({ command: 'SHORT-HALT' }, { tank: { command: 'SHORT-HALT' } })).toEqual([]);
  expect(against({ command: 'SHORT-HALT' })).toEqual(['7.49.b']);
  expect(against({ shares: 2 })).toEqual(['7.49.b']);
  expect(against({ fullCover: true })).toEqual(['7.49.b']);
  expect(against({ aboard: 'u1' })).toEqual(['7.49.b']);
  expect(against({ at: '1:C8' })).toEqual(['7.49.b']);
  expect(against({ moved: true })).toEqual(['7.49.b']);
  expect(against({ suppressed: 'OFF' })).toEqual(['B11.1']);
});

test('[panzer 7.49.d] they go with it hex by hex, as far as men go, and from the beginning of its move', () => {
  const match = advance([SQUAD]);
  play(match, 'german', 'shelter u2', 'step 1:C8', 'step 1:C7');
  expect([unit(match, 'u1').at, unit(match, 'u2').at]).toEqual(['1:C7', '1:C7']);
  expect(unit(match, 'u2')).toMatchObject({ moved: true, shown: true, spot: { by: 'MOVE', turn: 1 } });
  expect(refusals(match, 'german', 'step 1:C6')).toEqual(['7.49.d']);
  play(match, 'german', 'done');
  expect(refusals(match, 'german', 'move u2')).toEqual(['B12']);
  const slow = advance([{ ...SQUAD, command: 'SHORT-HALT' }], [], { tank: { command: 'SHORT-HALT' } });
  play(slow, 'german', 'shelter u2', 'step 1:C8');
  expect(refusals(slow, 'german', 'step 1:C7')).toEqual(['7.49.d']);
  const late = advance([SQUAD, { ...SQUAD, at: '1:C8' }]);
  play(late, 'german', 'step 1:C8');
  expect(refusals(late, 'german', 'shelter u3')).toEqual(['7.49.d']);
  // Nobody drives over men with others at his heels.
  const over = advance([SQUAD], [], { foes: [{ card: 'british-section', at: '1:C8', shown: true }] });
  play(over, 'german', 'shelter u2');
  expect(refusals(over, 'german', 'overrun 1:C8')).toEqual(['7.49.d']);
});

test('[panzer 7.49.d] both come onto the mines in a hex; whoever is lost or lies low stays behind', () => {
  const FIELD = {
    side: 'british',
    kind: 'Deliberate',
    mines: 'both',
    hexes: ['1:C8'],
    seen: [],
    left: 0,
    cleared: 0,
  } as const;
  const match = advance([SQUAD], [99, 70], { options: ['7.49', '7.31'], minefields: [FIELD] });
  play(match, 'german', 'shelter u2', 'step 1:C8', 'step 1:C7');
  expect(unit(match, 'u2')).toMatchObject({ card: 'german-half-squad', at: '1:C8', suppressed: 'ON' });
  expect(unit(match, 'u2').behind).toBeUndefined();
  expect(unit(match, 'u1').at).toBe('1:C7');
});

test('[panzer 7.49.f] those who wait fire at the vehicle, or at the men behind it, each by itself', () => {
  const watcher = { card: 'british-hmg', at: '1:C4', command: 'OW' } as const;
  const gun = { card: '2-pdr', at: '1:D4', facing: 3, command: 'OW' } as const;
  const match = advance([SQUAD], [95, 99], { foes: [watcher, gun] });
  play(match, 'german', 'shelter u2', 'step 1:C8');
  const targets = () => match.state.doing.flatMap(frame => (frame.is === 'overwatch' ? [frame.mover] : []));
  expect(targets()).toEqual(['u1', 'u2']);
  play(match, 'british', 'react u4 mg');
  expect(unit(match, 'u2').suppressed).toBe('ON');
  if (targets().includes('u2')) play(match, 'british', 'pass');
  expect(targets()).toEqual(['u1']);
  play(match, 'british', 'react u5 ap');
  expect(unit(match, 'u5').fired).toBe(true);
  const fire = skirmish({
    phase: 'combat',
    first: 'british',
    units: [watcher, { card: 'pz-iiij', at: '1:C8' }, { card: 'german-squad', at: '1:C8', behind: 'u2' }].map(
      (each, i) => (i === 0 ? { ...each, command: 'FIRE' } : each),
    ) as never,
  });
  expect(offers(fire, 'british', 'engage')).toEqual(['engage u2', 'engage u3']);
});

test('[panzer 7.49.e] with MOVE they may assault from behind the vehicle when it stops, men or vehicles', () => {
  const foes = [
    { card: 'british-section', at: '1:C7', shown: true },
    { card: 'crusader-i', at: '1:D7', shown: true },
  ] as const;
  const up = (
    dice: readonly number[],
    command: 'MOVE' | 'SHORT-HALT' = 'MOVE',
    men: readonly Unit[] = [],
  ) => {
    const match = advance([{ ...SQUAD, command }, ...men], dice, { tank: { command }, foes });
    play(match, 'german', 'shelter u2', 'step 1:C8', 'done');
    return match;
  };
  const match = up([90, 10]);
  expect(match.choiceOf('german')?.id).toBe('storm');
  expect(offers(match, 'german', 'assault')).toEqual(['assault u4', 'assault u5']);
  play(match, 'german', 'assault u4', 'join u2', 'resolve');
  expect([unit(match, 'u2').at, unit(match, 'u4').lost]).toEqual(['1:C7', 'eliminated']);
  expect(unit(match, 'u2').storms).toBeUndefined();
  const tank = up([27]);
  play(tank, 'german', 'assault u5', 'join u2', 'resolve');
  expect(tank.choiceOf('german')?.id).not.toBe('storm');
  // Not with SHORT HALT, and nobody else joins them.
  expect(up([], 'SHORT-HALT').choiceOf('german')?.id).not.toBe('storm');
  const beside = up([], 'MOVE', [{ ...SQUAD, at: '1:C8' }]);
  play(beside, 'german', 'assault u5', 'join u2');
  expect(refusals(beside, 'german', 'join u3')).toEqual(['7.49.e']);
  const let_go = up([]);
  play(let_go, 'german', 'done');
  expect(let_go.choiceOf('german')?.id).toBe('movement');
});

test('[panzer 7.49.c] a vehicle and men of different formations have one command, which either may give', () => {
  const writing = (more: More = {}) =>
    skirmish(
      {
        phase: 'command',
        options: ['7.49'],
        grades: { riflemen: 'Green', tanks: 'Green' },
        ...more,
        units: [
          { card: 'pz-iiij', at: '1:C9', group: 'tanks' },
          { card: 'german-squad', at: '1:C9', group: 'riflemen' },
          { card: 'german-squad', at: '1:C4', group: 'riflemen' },
          { card: 'british-truck', at: '1:M2' },
        ],
      },
      [hundred(90), hundred(10)],
    );
  const match = writing();
  expect(refusals(match, 'german', 'follow u2 u1')).toEqual(['7.49.b']);
  play(match, 'german', 'command u1 MOVE', 'follow u2 u1');
  // The one command of the riflemen is left.
  play(match, 'german', 'command u3 FIRE');
  expect(refusals(match, 'german', 'follow u3 u1')).toEqual(['B5']);
  expect((match.view('british') as View).units[1]).toMatchObject({ command: 'sealed' });
  expect((match.view('british') as View).units[1]).not.toHaveProperty('follows');
  play(match, 'german', 'done');
  play(match, 'british', 'done');
  expect([unit(match, 'u1').shares, unit(match, 'u2').shares, unit(match, 'u3').shares]).toEqual([
    1,
    1,
    undefined,
  ]);
  const reversed = writing();
  play(reversed, 'german', 'command u2 SHORT-HALT', 'follow u1 u2');
  expect(unit(reversed, 'u1').command).toBe('SHORT-HALT');
  // Whoever takes the command back takes it from both.
  play(reversed, 'german', 'clear u2');
  expect([unit(reversed, 'u1').command, unit(reversed, 'u2').command]).toEqual(['N/C', 'N/C']);
  const fire = writing();
  play(fire, 'german', 'command u1 FIRE');
  expect(refusals(fire, 'german', 'follow u2 u1')).toEqual(['7.49.b']);
  expect(refusals(writing({ options: [] }), 'german', 'follow u2 u1')).toEqual(['B5.8']);
});
