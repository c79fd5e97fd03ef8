import { describe, expect, test } from 'vitest';
import { linesOf } from '../fire/test-lines.ts';
import { offers, type Position, play, refusals, skirmish, unit } from '../testing/bench.ts';
import { spentBy, trailOf } from '../trails/trails.ts';

const SQUAD = { card: 'german 4-6-7', at: '1:D5' } as const;
const LEADER = { card: 'german 8-0', at: '1:D5' } as const;
const FOE = { card: 'russian 4-4-7', at: '1:M1' } as const;

/** The movement phase of the Germans, who have the first unit. */
const moving = (position: Partial<Position>) =>
  skirmish({ phase: 'movement', units: [SQUAD, FOE], ...position });

/** What the first unit has spent after these steps, in movement factors. */
function spent(position: Partial<Position>, ...steps: readonly string[]): number {
  const match = moving(position);
  play(match, 'german', 'move u1', ...steps.map(to => `step 1:${to}`));
  return spentBy(match.state, 'u1') / 2;
}

/** How far it comes straight north over open ground. */
function reach(position: Partial<Position>, ...before: readonly string[]): number {
  const match = moving({ size: [13, 14], ...position });
  play(match, 'german', 'move u1', ...before);
  let far = 0;
  for (let row = 9; row > 0; row--) {
    if (!offers(match, 'german', 'step').includes(`step 1:D${row}`)) break;
    play(match, 'german', `step 1:D${row}`);
    far++;
  }
  return far;
}

const SOUTH = { ...SQUAD, at: '1:D10' } as const;

describe('who moves, and how far', () => {
  test('[sl 4.1.1, SOP.3.2] all who have not fired in the prep fire phase may move', () => {
    const match = moving({
      units: [
        SQUAD,
        { ...SQUAD, fired: 'prep-fire' },
        { ...SQUAD, broken: true },
        { ...LEADER, directed: true },
        FOE,
      ],
    });
    expect(offers(match, 'german', 'move')).toEqual(['move u1']);
    expect(['u2', 'u3', 'u4'].map(id => refusals(match, 'german', `move ${id}`))).toEqual([
      ['4.1.1'],
      ['3.21.1'],
      ['3.2.2'],
    ]);
  });

  test('[sl 4.1.2, 4.1.4.1, 4.1.4.3] squads, half-squads and crews have 4 factors, single men 6', () => {
    const cards = ['german 4-6-7', 'german 2-4-7', 'german 2-3-7 crew', 'german 8-0', 'german 1-4-9 hero'];
    expect(cards.map(card => reach({ units: [{ card, at: '1:D10' }, FOE] }))).toEqual([4, 4, 4, 6, 6]);
  });

  test('[sl 3.8.5] wounded men have 3', () => {
    const wounded = (card: string) => reach({ units: [{ card, at: '1:D10', wounds: 1 }, FOE] });
    expect([wounded('german 8-0'), wounded('german 1-3-8 hero')]).toEqual([3, 3]);
  });

  test('[sl 5.4.5] who has taken a step has moved, for the fire that he has left', () => {
    const match = moving({ units: [SQUAD, FOE, { ...SQUAD, at: '1:F5' }] });
    play(match, 'german', 'move u1', 'step 1:D4', 'done', 'move u3', 'done');
    expect([unit(match, 'u1').moved, unit(match, 'u3').moved]).toEqual([true, undefined]);
  });

  test('[sl 4.1.13] who ends his move where he stands has had it', () => {
    const match = moving({ units: [SQUAD, FOE, { ...SQUAD, at: '1:F5' }] });
    play(match, 'german', 'move u1', 'done');
    expect(refusals(match, 'german', 'move u1')).toEqual(['4.1.13']);
    expect(offers(match, 'german', 'move')).toEqual(['move u3']);
  });

  test('the pinned stay where they are', () => {
    const match = moving({ units: [{ ...SOUTH, pinned: true }, FOE, SOUTH] });
    expect(refusals(match, 'german', 'move u1')).toEqual(['3.24.1']);
    expect(offers(match, 'german', 'move')).toEqual(['move u3']);
  });

  test('[sl 1.3.1] nobody moves what is the other side’s', () => {
    const match = moving({});
    expect(match.whyNot('german', { piece: 'u2' }).map(({ cite }) => cite)).toEqual(['1.3.1']);
    play(match, 'german', 'move u1');
    expect(match.whyNot('german', { piece: 'u2' }).map(({ cite }) => cite)).toEqual(['1.3.1']);
  });

  test('[sl 4.1.2] in any direction, never farther than its factors', () => {
    const match = moving({});
    play(match, 'german', 'move u1');
    expect(offers(match, 'german', 'step')).toHaveLength(6);
    play(match, 'german', 'step 1:D4', 'step 1:D5', 'step 1:C5', 'step 1:D4');
    expect(offers(match, 'german', 'step')).toEqual([]);
    expect(refusals(match, 'german', 'step 1:D3')).toEqual(['4.1.2']);
  });

  test('[sl 4.1.3] over friends and together with them; nobody’s factors are another’s', () => {
    const match = moving({ units: [SQUAD, { ...SQUAD, at: '1:D4' }, SQUAD, FOE] });
    play(match, 'german', 'move u1', 'with u3', 'step 1:D4', 'step 1:D3', 'done');
    expect([unit(match, 'u1').at, unit(match, 'u3').at, unit(match, 'u2').at]).toEqual([
      '1:D3',
      '1:D3',
      '1:D4',
    ]);
    // Who stopped early leaves nothing to those who move later.
    play(match, 'german', 'move u2', 'step 1:D3', 'step 1:D2', 'step 1:D1', 'step 1:D0');
    expect(refusals(match, 'german', 'step 1:D1')).toEqual(['4.1.2']);
  });

  test('[sl 4.1.13] whoever is let go of has ended his move', () => {
    const match = moving({ units: [SQUAD, { ...SQUAD, at: '1:F5' }, FOE] });
    play(match, 'german', 'move u1', 'step 1:D4', 'done');
    expect(refusals(match, 'german', 'move u1')).toEqual(['4.1.13']);
    expect(offers(match, 'german', 'move')).toEqual(['move u2']);
  });

  test('[sl 4.3.1] nobody stays on the way in a hex that is full', () => {
    const crowd = Array(3).fill({ ...SQUAD, at: '1:D4' });
    const match = moving({ units: [SQUAD, FOE, SQUAD, ...crowd] });
    play(match, 'german', 'move u1', 'with u3', 'step 1:D4');
    expect(refusals(match, 'german', 'stay u3')).toEqual(['4.3.1']);
    play(match, 'german', 'step 1:D3');
    expect(offers(match, 'german', 'stay')).toEqual(['stay u1', 'stay u3']);
  });

  test('[sl 4.1.13] a unit by itself has nobody who could go on without it', () => {
    const match = moving({ units: [SOUTH, FOE, SOUTH] });
    play(match, 'german', 'move u1', 'step 1:D9');
    expect([offers(match, 'german', 'stay'), refusals(match, 'german', 'stay u1')]).toEqual([[], ['4.1.13']]);
  });

  test('[sl 4.1.12] factors that were spent are gone', () => {
    const match = moving({ hexes: { D4: 'woods' } });
    play(match, 'german', 'move u1', 'step 1:D4', 'step 1:D5', 'step 1:D6');
    expect(offers(match, 'german', 'step')).toEqual([]);
    expect(offers(match, 'german', 'unready')).toEqual([]);
  });

  test('[sl 4.1.11] enemies may be passed, but not entered upon', () => {
    const match = moving({ units: [SQUAD, { ...FOE, at: '1:D4' }] });
    play(match, 'german', 'move u1');
    expect(refusals(match, 'german', 'step 1:D4')).toEqual(['4.1.11']);
    play(match, 'german', 'step 1:E5', 'step 1:E4');
    expect(unit(match, 'u1').at).toBe('1:E4');
  });
});

describe('leaders', () => {
  const LED = { units: [SOUTH, { ...LEADER, at: '1:D10' }, FOE] } as const;

  test('[sl 4.1.5] with a leader all the way, two factors more', () => {
    expect([reach(LED), reach(LED, 'with u2')]).toEqual([4, 6]);
  });

  test('[sl 4.1.5] not if he joins or leaves on the way', () => {
    const match = moving({ size: [13, 14], units: [SOUTH, { ...LEADER, at: '1:D10' }, FOE] });
    play(
      match,
      'german',
      'move u1',
      'with u2',
      'step 1:D9',
      'step 1:D8',
      'step 1:D7',
      'stay u2',
      'step 1:D6',
    );
    expect(refusals(match, 'german', 'step 1:D5')).toEqual(['4.1.2']);
  });

  test('[sl 4.1.5] who came so far only with him stays with him', () => {
    const match = moving({ size: [13, 14], units: [SOUTH, { ...LEADER, at: '1:D10' }, FOE] });
    play(match, 'german', 'move u1', 'with u2', ...['D9', 'D8', 'D7', 'D6', 'D5'].map(to => `step 1:${to}`));
    expect(refusals(match, 'german', 'stay u1')).toEqual(['4.1.5']);
    play(match, 'german', 'stay u2', 'done');
    expect([unit(match, 'u1').at, unit(match, 'u2').at]).toEqual(['1:D5', '1:D5']);
  });

  test('[sl 4.1.5] a leader who stays there holds him, one elsewhere does not', () => {
    const led = (...more: Position['units']) =>
      moving({ size: [13, 14], units: [SOUTH, { ...LEADER, at: '1:D10' }, SOUTH, ...more, FOE] });
    const along = [
      'move u1',
      'with u2',
      'with u3',
      ...['D9', 'D8', 'D7', 'D6', 'D5'].map(to => `step 1:${to}`),
    ];
    const held = led();
    play(held, 'german', ...along, 'stay u2', 'stay u1', 'done');
    expect(unit(held, 'u1').at).toBe('1:D5');
    const elsewhere = led({ ...LEADER, at: '1:A1' });
    play(elsewhere, 'german', ...along);
    expect(refusals(elsewhere, 'german', 'stay u1')).toEqual(['4.1.5']);
  });

  test('[sl 3.8.5] a hero neither gives nor gets it', () => {
    const hero = { card: 'german 1-4-9 hero', at: '1:D10' } as const;
    expect(reach({ units: [SOUTH, hero, FOE] }, 'with u2')).toBe(4);
    expect(reach({ units: [hero, { ...LEADER, at: '1:D10' }, FOE] }, 'with u2')).toBe(6);
  });
});

describe('what a hex costs', () => {
  test('[sl 4.1.6, 14.1, 14.11.1, 14.14.1, 14.15.1, 14.7.6] open ground, shell holes and wheat 1, woods and buildings 2', () => {
    const cost = (terrain: NonNullable<Position['hexes']>[string]) => spent({ hexes: { D4: terrain } }, 'D4');
    expect(
      (['open', 'shellholes', 'grain', 'woods', 'wooden building', 'stone building'] as const).map(cost),
    ).toEqual([1, 1, 1, 2, 2, 2]);
    expect(spent({ levels: { D5: 1, D4: 1 } }, 'D4')).toBe(1);
  });

  test('[sl 4.1.6] within a building it costs as much as into it', () => {
    const hall = { buildings: { hall: { material: 'stone', hexes: ['D4', 'D3'] } } } as const;
    expect(spent(hall, 'D4', 'D3')).toBe(4);
  });

  test('[sl 4.1.7, 14.5.2, 4.1.10, 14.2] a wall or hedge one more than the hex behind it', () => {
    const over = (kind: 'wall' | 'hedge', hexes: NonNullable<Position['hexes']> = {}) =>
      spent({ hexes, board: { sides: { 'D5/N': kind } } }, 'D4');
    expect([over('wall'), over('hedge'), over('wall', { D4: 'woods' })]).toEqual([2, 2, 3]);
  });

  test('[sl 4.1.9, 14.7.8, 4.1.10] uphill the cost of the hex is doubled, level and downhill not; what lies on the hexside is not', () => {
    const up = (terrain: NonNullable<Position['hexes']>[string]) =>
      spent({ hexes: { D4: terrain }, levels: { D4: 1 } }, 'D4');
    expect([up('open'), up('woods'), up('wooden building')]).toEqual([2, 4, 4]);
    expect(spent({ levels: { D5: 1, D4: 1 }, hexes: { D4: 'woods' } }, 'D4')).toBe(2);
    expect(spent({ levels: { D5: 1 } }, 'D4')).toBe(1);
    expect(spent({ levels: { D4: 1 }, board: { sides: { 'D5/N': 'wall' } } }, 'D4')).toBe(3);
  });

  test('[sl 14.2] E3-001: a house on a hill costs four factors from below, and covers by three from there', () => {
    const hill = { hexes: { D4: 'wooden building' }, levels: { D4: 1 } } as const;
    expect(spent(hill, 'D4')).toBe(4);
    const units = [
      { card: 'german 4-6-7', at: '1:D6' },
      { ...FOE, at: '1:D4' },
    ] as const;
    expect(linesOf({ ...hill, units }, { target: '1:D4' })[0]?.drm.value).toBe(3);
  });

  test('[sl 4.1.6] nobody goes where there is no way', () => {
    const match = moving({
      hexes: { D4: 'water' },
      levels: { C5: 2 },
      board: { sides: { 'D5/NW': 'cliff' } },
    });
    play(match, 'german', 'move u1');
    expect(refusals(match, 'german', 'step 1:D4')).toEqual(['4.1.6']);
    expect(refusals(match, 'german', 'step 1:C5')).toEqual(['4.1.6']);
  });
});

describe('roads', () => {
  const ROAD = [['D10', 'D9', 'D8', 'D7', 'D6', 'D5', 'D4', 'D3']] as const;
  const without = { options: { doubleTime: false } };

  test('[sl 4.1.8, 4.1.6] without double time half a factor, and only over a hexside that the road crosses', () => {
    expect(spent({ ...without, roads: ROAD }, 'D4', 'D3')).toBe(1);
    expect(spent({ ...without, roads: [['C4', 'D4', 'E4']] }, 'D4')).toBe(1);
  });

  test('[sl 4.1.8] through woods as well, but a house is a house', () => {
    expect(spent({ ...without, roads: ROAD, hexes: { D4: 'woods' } }, 'D4')).toBe(0.5);
    expect(spent({ ...without, roads: ROAD, hexes: { D4: 'wooden building' } }, 'D4')).toBe(2);
  });

  test('[sl 4.7.1] with double time a whole factor, and one more for who keeps to the road', () => {
    const on = { roads: ROAD, units: [SOUTH, FOE] };
    expect(spent({ roads: ROAD }, 'D4')).toBe(1);
    expect(reach(on)).toBe(5);
    expect(reach({ ...on, roads: [['D9', 'D8', 'D7', 'D6', 'D5', 'D4']] })).toBe(4);
    expect(reach({ ...on, ...without })).toBe(7);
  });

  test('[sl 14.7.10, 4.1.9] E1-213 up a hill road two factors, or one; level one', () => {
    expect(spent({ roads: ROAD, levels: { D4: 1 } }, 'D4')).toBe(2);
    expect(spent({ ...without, roads: ROAD, levels: { D4: 1 } }, 'D4')).toBe(1);
    expect(spent({ roads: ROAD, levels: { D5: 1, D4: 1 } }, 'D4')).toBe(1);
  });

  test('[sl 4.1.10, QA-5.54] E3-014: a shell hole on the road costs a factor, and is left by the road', () => {
    const holed = { ...without, roads: ROAD, hexes: { D4: 'shellholes' } as const };
    expect([spent(holed, 'D4'), spent(holed, 'D4', 'D3')]).toEqual([1, 1.5]);
  });

  test('[sl 1.2.5] paths are no roads', () => {
    const path = { board: { roads: [{ kind: 'path' as const, along: ['D6', 'D5', 'D4', 'D3'] }] } };
    expect(spent({ ...without, ...path }, 'D4', 'D3')).toBe(2);
  });

  const entering: Partial<Position> = {
    units: [{ card: 'german 4-6-7' }, FOE],
    scenario: {
      groups: [
        { id: 'german', side: 'german', units: {}, enter: { turn: 1, along: ['1:D10', '1:F10'] } },
        { id: 'russian', side: 'russian', units: {}, setUp: ['1:M1'] },
      ],
    },
  };

  test('[sl SQLA-5A] a road that leads onto the map is entered at its rate', () => {
    expect(spent({ ...without, ...entering, roads: [['D10/S', 'D10', 'D9']] }, 'D10')).toBe(0.5);
    expect(spent({ ...without, ...entering }, 'D10')).toBe(1);
  });

  test('[sl 1.2.6] the half-hexes of the edge are hexes like others', () => {
    const match = moving({ ...entering, ...without });
    play(match, 'german', 'move u1');
    expect(offers(match, 'german', 'step')).toEqual(['step 1:D10', 'step 1:F10']);
    play(match, 'german', 'step 1:D10', 'done');
    expect(unit(match, 'u1').at).toBe('1:D10');
  });
});

describe('assault movement', () => {
  test('[sl 4.5.1] is declared before the move, and exactly one hex', () => {
    const match = moving({});
    play(match, 'german', 'move u1', 'assault', 'step 1:D4');
    expect(offers(match, 'german', 'step')).toEqual([]);
    expect(refusals(match, 'german', 'step 1:D3')).toEqual(['4.5.1']);
    expect(trailOf(match.state, 'u1')?.kind).toBe('assault');
    const late = moving({});
    play(late, 'german', 'move u1', 'step 1:D4');
    expect(refusals(late, 'german', 'assault')).toEqual(['4.7.2']);
  });

  test('[sl 4.5.3] not with all factors for the one hex, nor by the berserk', () => {
    const uphill = moving({ hexes: { D4: 'woods' }, levels: { D4: 1 } });
    play(uphill, 'german', 'move u1', 'assault');
    expect(refusals(uphill, 'german', 'step 1:D4')).toEqual(['4.5.3']);
    expect(offers(uphill, 'german', 'step')).toContain('step 1:C5');
    const wild = moving({ units: [{ ...SQUAD, berserk: true }, FOE] });
    play(wild, 'german', 'move u1');
    expect(refusals(wild, 'german', 'assault')).toEqual(['4.5.3']);
  });
});

describe('double time', () => {
  test('[sl 4.7.2, 4.7.3] two factors more, said before the move', () => {
    expect(reach({ units: [SOUTH, FOE] }, 'double-time')).toBe(6);
    const late = moving({});
    play(late, 'german', 'move u1', 'step 1:D4');
    expect(refusals(late, 'german', 'double-time')).toEqual(['4.7.2']);
  });

  test('[sl 4.7.1] only where the sides have agreed on it', () => {
    const match = moving({ options: { doubleTime: false } });
    play(match, 'german', 'move u1');
    expect(refusals(match, 'german', 'double-time')).toEqual(['4.7.1']);
  });

  test('[sl 4.7.8, SOP.3.4] it exhausts', () => {
    const match = moving({});
    play(match, 'german', 'move u1', 'double-time', 'step 1:D4', 'done');
    expect(unit(match, 'u1').exhausted).toBe(true);
  });

  test('[sl 4.7.4] and everything carried costs', () => {
    const laden = { units: [SOUTH, FOE], weapons: [{ card: 'german LMG', by: 'u1' }] } as const;
    expect([reach(laden), reach(laden, 'double-time')]).toEqual([4, 5]);
  });

  test('[sl 4.7.7, 4.7.12, 4.7.8] nobody runs twice running; the breath comes back with the next move, or the end of the phase', () => {
    const tired = { ...SQUAD, exhausted: true, winded: true } as const;
    const match = moving({ units: [tired, { ...tired, at: '1:F5' }, FOE] });
    play(match, 'german', 'move u1');
    expect(refusals(match, 'german', 'double-time')).toEqual(['4.7.7']);
    play(match, 'german', 'step 1:D4', 'done');
    expect([unit(match, 'u1').exhausted, unit(match, 'u2').exhausted]).toEqual([undefined, true]);
    play(match, 'german', 'done');
    expect(unit(match, 'u2').exhausted).toBeUndefined();
  });

  test('[sl 4.7.7] who ran is short of breath from the beginning of his next player turn', () => {
    const match = skirmish({
      phase: 'close-combat',
      attacker: 'russian',
      units: [{ ...SQUAD, exhausted: true }, FOE, SQUAD],
    });
    expect([unit(match, 'u1').winded, unit(match, 'u3').winded]).toEqual([true, undefined]);
  });
});

describe('tasks', () => {
  test('[sl 4.4.3, 4.7.10] who is busy with a task neither moves nor fires nor advances', () => {
    const busy = { ...SQUAD, tasked: true } as const;
    const foe = { ...FOE, at: '1:D7' } as const;
    expect(refusals(moving({ units: [busy, foe] }), 'german', 'move u1')).toEqual(['4.4.3']);
    for (const [phase, act] of [
      ['prep-fire', 'ready u1'],
      ['advance', 'advance u1 1:D4'],
    ] as const) {
      const match = skirmish({ phase, units: [busy, foe, { ...SQUAD, at: '1:E6' }] });
      expect(refusals(match, 'german', act)).toEqual(['4.4.3']);
    }
  });

  test('[sl 4.7.12] tasks are over when the next rally phase begins', () => {
    const match = skirmish({
      phase: 'close-combat',
      attacker: 'russian',
      units: [{ ...SQUAD, tasked: true }, FOE],
    });
    expect(unit(match, 'u1').tasked).toBeUndefined();
    // Of whichever side: who has begun a task in his own turn is free in the enemy's.
    const other = skirmish({ phase: 'close-combat', units: [{ ...SQUAD, tasked: true }, FOE] });
    expect(unit(other, 'u1').tasked).toBeUndefined();
  });
});
