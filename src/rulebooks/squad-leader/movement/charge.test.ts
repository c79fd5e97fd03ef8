import { expect, test } from 'vitest';
import { attackLines } from '../fire/attack.ts';
import { shooterOf } from '../fire/shooters.ts';
import {
  isGone,
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  standing,
  unit,
  weapon,
} from '../testing/bench.ts';

const RAGING = { card: 'russian 4-4-7', berserk: true } as const;
const german = (at: string, more: object = {}) =>
  ({ card: 'german 4-6-7', at, ...more }) as Position['units'][number];
const IDLE = { card: 'russian 4-4-7', at: '1:A1' } as const;

const onTheMove = (units: Position['units'], more: Partial<Position> = {}) =>
  skirmish({ phase: 'movement', attacker: 'russian', units, ...more } as Position);

test('[sl 3.25.3] a berserk unit must charge the nearest enemy in its sight, by the shortest way', () => {
  const match = onTheMove([{ ...RAGING, at: '1:E9' }, german('1:E2'), german('1:M1')]);
  expect(refusals(match, 'russian', 'done')).toEqual(['3.25.3']);
  play(match, 'russian', 'move u1');
  expect(offers(match, 'russian', 'step')).toEqual(['step 1:E8']);
  expect(refusals(match, 'russian', 'done')).toContain('3.25.3');
});

test('[sl 3.25.3] nearest in hexes, shortest in movement factors', () => {
  const match = onTheMove([{ ...RAGING, at: '1:E5' }, german('1:E2')], {
    hexes: { '1:E4': 'brush', '1:E3': 'brush' },
  });
  play(match, 'russian', 'move u1');
  expect(offers(match, 'russian', 'step')).not.toContain('step 1:E4');
  expect(offers(match, 'russian', 'step').length).toBeGreaterThan(0);
});

test('[sl 3.25.3] around what nobody can enter', () => {
  const match = onTheMove([{ ...RAGING, at: '1:E5' }, german('1:E2')], {
    hexes: { '1:E4': 'water', '1:D3': 'water' },
  });
  play(match, 'russian', 'move u1');
  expect(offers(match, 'russian', 'step')).toEqual(['step 1:F4']);
});

test('[sl 3.25.4, 3.25.5, 4.7.13] it runs: six factors for a squad, eight for a leader, eight with a berserk leader', () => {
  const gone = (units: Position['units'], ...orders: string[]) => {
    const match = onTheMove([...units, german('1:M5')], { size: [13, 10] });
    play(match, 'russian', ...orders);
    let steps = 0;
    for (let next = offers(match, 'russian', 'step')[0]; next; next = offers(match, 'russian', 'step')[0]) {
      play(match, 'russian', next);
      steps++;
    }
    expect(unit(match, 'u1').exhausted).toBe(true);
    return steps;
  };
  const squad = { ...RAGING, at: '1:A5' } as const;
  const leader = { card: 'russian 8-0', at: '1:A5', berserk: true } as const;
  expect(gone([squad], 'move u1')).toBe(6);
  expect(gone([leader], 'move u1')).toBe(8);
  expect(gone([squad, leader], 'move u1', 'with u2')).toBe(8);
});

test('[sl 3.25.3] nobody in his senses goes with it', () => {
  const match = onTheMove([{ ...RAGING, at: '1:E9' }, { ...IDLE, at: '1:E9' }, german('1:E2')]);
  play(match, 'russian', 'move u1');
  expect(offers(match, 'russian', 'with')).toEqual([]);
});

test('[sl 3.25.6] E1-065: without an enemy in sight it stays where it is', () => {
  const wall = Object.fromEntries(
    ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M'].map(c => [`1:${c}5`, 2]),
  );
  const match = onTheMove([{ ...RAGING, at: '1:E9' }, IDLE, german('1:E2')], { levels: wall });
  expect(refusals(match, 'russian', 'move u1')).toEqual(['3.25.6']);
  expect(offers(match, 'russian', 'done')).toEqual(['done']);
  // But it goes on to where it saw him last, and no farther.
  const after = onTheMove([{ ...RAGING, at: '1:E9', charges: '1:E7' }, IDLE, german('1:E2')], {
    levels: wall,
  });
  play(after, 'russian', 'move u1', 'step 1:E8', 'step 1:E7');
  expect(offers(after, 'russian', 'step')).toEqual([]);
});

test('[sl QA-110.2] E1-069: it goes on to the hex where its enemy was, ends there and waits', () => {
  const match = onTheMove([
    { ...RAGING, at: '1:E9', charges: '1:E8' },
    IDLE,
    german('1:M1', { guard: 'u1', broken: true }),
  ]);
  play(match, 'russian', 'move u1', 'step 1:E8');
  expect(offers(match, 'russian', 'step')).toEqual([]);
  play(match, 'russian', 'done');
  expect(unit(match, 'u1').at).toBe('1:E8');
});

test('[sl QA-18] E1-060: a nearer enemy who comes into sight is charged instead', () => {
  // The hill hides the one in G7 until the unit is past it.
  const match = onTheMove([{ ...RAGING, at: '1:E9' }, german('1:E2'), german('1:I7')], {
    levels: { '1:F8': 2, '1:G8': 2, '1:F9': 2 },
  });
  play(match, 'russian', 'move u1');
  expect(offers(match, 'russian', 'step')).toEqual(['step 1:E8']);
  play(match, 'russian', 'step 1:E8', 'step 1:E7');
  expect(offers(match, 'russian', 'step')).not.toContain('step 1:E6');
});

test('[sl QA-18] E1-068: where its way leads out of sight of him it still charges the same hex', () => {
  // Behind the house in H5 it sees nobody from F5 and from G5 again.
  const match = onTheMove([{ ...RAGING, at: '1:E5' }, IDLE, german('1:I5')], {
    hexes: { '1:H5': 'stone building' },
  });
  play(match, 'russian', 'move u1');
  expect(offers(match, 'russian', 'step')).toEqual(['step 1:F4', 'step 1:F5']);
  play(match, 'russian', 'step 1:F5');
  expect(unit(match, 'u1').charges).toBe('1:I5');
  expect(offers(match, 'russian', 'step')).toEqual(['step 1:G5']);
});

test('[sl QA-18.42b] E1-066: beside its enemy it does not shift, may fire at others, and advances upon him', () => {
  const match = onTheMove([{ ...RAGING, at: '1:E5' }, IDLE, german('1:E4')]);
  expect(refusals(match, 'russian', 'move u1')).toEqual(['QA-18.42b']);
  const fire = onTheMove([{ ...RAGING, at: '1:E5' }, IDLE, german('1:E4'), german('1:E2')], {
    phase: 'advancing-fire',
    options: { doubleTime: false },
  });
  play(fire, 'russian', 'ready u1');
  expect(offers(fire, 'russian', 'at')).toContain('at 1:E2');
  const advance = onTheMove([{ ...RAGING, at: '1:E5' }, IDLE, german('1:E4')], { phase: 'advance' });
  expect(refusals(advance, 'russian', 'done')).toEqual(['3.25.3']);
  expect(offers(advance, 'russian', 'advance').filter(act => act.includes('u1'))).toEqual([
    'advance u1 1:E4',
  ]);
});

test('[sl 3.25.3, 4.3.3] it charges through a full hex, if it can go on from there, and waits before it otherwise', () => {
  const through = (foe: string, more: object = {}, hexes: Position['hexes'] = {}) => {
    const crowd = Array(3).fill({ ...IDLE, at: '1:E4' });
    // Water on either side leaves one way.
    const banks = { '1:D4': 'water', '1:F4': 'water', '1:D5': 'water', '1:F5': 'water', ...hexes } as const;
    const match = onTheMove([{ ...RAGING, at: '1:E5', ...more }, ...crowd, german(foe)], { hexes: banks });
    play(match, 'russian', 'move u1');
    return match;
  };
  expect(offers(through('1:E1'), 'russian', 'step')).toEqual(['step 1:E4']);
  // Beside him it could not stay, and may not enter his hex.
  const before = through('1:E3');
  expect(refusals(before, 'russian', 'step 1:E4')).toEqual(['4.3.1']);
  play(before, 'russian', 'done');
  expect(unit(before, 'u1').at).toBe('1:E5');
  // Out of his sight it still knows where it goes.
  const known = through('1:E1', { charges: '1:E1' }, { '1:E2': 'woods', '1:E3': 'brush' });
  expect(offers(known, 'russian', 'step')).toEqual(['step 1:E4']);
});

test('[sl 3.25.3, 4.3.3, QA-110.2] beyond a full hex from which it does not see him it charges the one whom it has seen', () => {
  const crowd = Array(3).fill({ ...IDLE, at: '1:E4' });
  // Water on all other sides; from E4 the woods hide him, and nobody was noted before.
  const match = onTheMove([{ ...RAGING, at: '1:E5' }, ...crowd, german('1:I5')], {
    hexes: {
      ...{ '1:D4': 'water', '1:F4': 'water', '1:D5': 'water', '1:F5': 'water', '1:E6': 'water' },
      '1:H4': 'woods',
    },
  });
  play(match, 'russian', 'move u1');
  expect(offers(match, 'russian', 'step')).toEqual(['step 1:E4']);
});

test('[sl 3.25.3, 4.3.1] where there is no room for it beside its enemy it need not advance', () => {
  const upon = (friends: number) =>
    onTheMove(
      [{ ...RAGING, at: '1:E5' }, ...Array(friends).fill({ ...IDLE, at: '1:E4' }), german('1:E4'), IDLE],
      { phase: 'advance', melees: ['1:E4'] },
    );
  expect(refusals(upon(2), 'russian', 'done')).toEqual(['3.25.3']);
  expect(offers(upon(3), 'russian', 'done')).toEqual(['done']);
  // Two shortest ways, of which one is full: it takes the other.
  const ways = onTheMove(
    [{ ...RAGING, at: '1:E5' }, ...Array(3).fill({ ...IDLE, at: '1:E4' }), german('1:F3'), IDLE],
    { phase: 'advance' },
  );
  expect(refusals(ways, 'russian', 'done')).toEqual(['3.25.3']);
});

test('[sl 3.25.3, QA-73.9b] E1-071: it fires in defensive fire, not in prep fire, nor after its charge', () => {
  const can = (more: object, position: Partial<Position>) => {
    const match = skirmish({
      phase: 'prep-fire',
      units: [{ ...RAGING, at: '1:E5', ...more }, { ...IDLE, at: '1:E5' }, german('1:E3')],
      ...position,
    } as Position);
    return offers(match, 'russian', 'ready').includes('ready u1');
  };
  expect(can({}, { attacker: 'russian' })).toBe(false);
  expect(can({}, { attacker: 'german', phase: 'defensive-fire' })).toBe(true);
  expect(can({ moved: true, exhausted: true }, { attacker: 'russian', phase: 'advancing-fire' })).toBe(false);
  expect(can({}, { attacker: 'russian', phase: 'advancing-fire' })).toBe(true);
});

test('[sl 3.25.11] E1-072: every hex that it enters in sight of the fire counts one, up to the target', () => {
  const drm = (more: object, at: '1:E4' | '1:E5') => {
    const steps = ['1:E5', '1:E4'].map((place, i) => ({ n: i + 1, at: place, halves: 2, with: ['u1'] }));
    const { world, view } = standing({
      phase: 'defensive-fire',
      attacker: 'russian',
      units: [{ card: 'russian 4-4-7', at: '1:E4', ...more }, german('1:E2')],
      trails: [{ unit: 'u1', side: 'russian', from: '1:E6', kind: 'double-time', steps, settled: 0 }],
      clock: 2,
    } as Position);
    const attack = { target: at, firers: [shooterOf(view, 'u2')], leaders: [], spared: [], course: {} };
    return attackLines(world, view, attack)[0]?.drm.value ?? 0;
  };
  expect([
    drm({ berserk: true }, '1:E5') - drm({}, '1:E5'),
    drm({ berserk: true }, '1:E4') - drm({}, '1:E4'),
  ]).toEqual([-1, -2]);
  // Who only runs is one in the open to the fire, however far he ran in its sight.
  expect([drm({}, '1:E5'), drm({}, '1:E4')]).toEqual([-2, -2]);
});

test('[sl 3.25.8] at the end of a phase in which it has eliminated somebody it comes to its senses', () => {
  const match = skirmish(
    {
      phase: 'defensive-fire',
      attacker: 'german',
      units: [{ ...RAGING, at: '1:E5' }, { ...RAGING, at: '1:A9' }, german('1:E4'), german('1:M1')],
    } as Position,
    [[1, 2]],
  );
  play(match, 'russian', 'ready u1', 'at 1:E4', 'shoot');
  expect(isGone(match, 'u3')).toBe(true);
  if (match.state.phase === 'defensive-fire') play(match, 'russian', 'done');
  expect(unit(match, 'u1').berserk).toBeUndefined();
  expect(unit(match, 'u2').berserk).toBe(true);
});

test('[sl 3.25.4, QA-18.42] E1-064: it leaves what would slow it down: a squad beyond 3 points, a leader beyond 1, at double time everything', () => {
  const left = (doubleTime: boolean, load: string, card = 'russian 4-4-7') => {
    const match = skirmish(
      {
        phase: 'prep-fire',
        attacker: 'german',
        options: { doubleTime },
        units: [{ card, at: '1:E5' }, german('1:E3'), german('1:E3')],
        weapons: [{ card: load, by: 'u1' }],
      } as Position,
      [
        [3, 4],
        [1, 1],
      ],
    );
    play(match, 'german', 'ready u2', 'at 1:E5', 'add u3', 'shoot');
    play(match, 'russian', 'pass');
    expect(unit(match, 'u1').berserk).toBe(true);
    return weapon(match, 'w1').by === undefined;
  };
  expect([left(true, 'russian LMG'), left(false, 'russian LMG'), left(false, 'russian MMG')]).toEqual([
    true,
    false,
    true,
  ]);
  // To a single man a light machine gun is 2 points, a charge 1.
  expect([left(false, 'russian LMG', 'russian 8-0'), left(false, 'russian DC', 'russian 8-0')]).toEqual([
    true,
    false,
  ]);
});

test('[sl 3.25.10] squads and half-squads abandon their machine guns, a crew stays at its own', () => {
  const kept = (card: string) => {
    const match = skirmish(
      {
        phase: 'prep-fire',
        attacker: 'german',
        units: [{ card, at: '1:E5' }, german('1:E3'), german('1:E3')],
        weapons: [{ card: 'russian LMG', by: 'u1' }],
      },
      [
        [3, 4],
        [1, 1],
      ],
    );
    play(match, 'german', 'ready u2', 'at 1:E5', 'add u3', 'shoot');
    play(match, 'russian', 'pass');
    expect(unit(match, 'u1').berserk).toBe(true);
    return weapon(match, 'w1').by;
  };
  expect(['russian 4-4-7', 'russian 2-3-7', 'russian 2-3-7 crew'].map(kept)).toEqual([
    undefined,
    undefined,
    'u1',
  ]);
});

test('[sl 3.25.11, 5.6.4] a berserk unit that has gone nowhere draws no more fire than others', () => {
  const { world, view } = standing({
    phase: 'defensive-fire',
    attacker: 'russian',
    units: [{ ...RAGING, at: '1:E5' }, german('1:E3')],
  } as Position);
  const firers = [shooterOf(view, 'u2')];
  const [line] = attackLines(world, view, { target: '1:E5', firers, leaders: [], spared: [], course: {} });
  expect(line?.drm.value).toBe(0);
});
