/** Bogging down (7.29). */
import { expect, test } from 'vitest';
import { hundred, offers, type Position, play, refusals, skirmish, unit } from '../testing/bench.ts';

type Told = Partial<Position['units'][number]>;
/** A Panzer III F in rough ground would go north; the British see nothing of it. */
const stuck = (
  ours: Told = {},
  roll = 100,
  more: Partial<Omit<Position, 'units'>> & { others?: Position['units'] } = {},
) => {
  const { others = [], ...rest } = more;
  const match = skirmish(
    {
      phase: 'movement',
      first: 'british',
      size: [13, 20],
      options: ['7.29'],
      hexes: { '1:C9': 'rough', '1:C8': 'rough' },
      ...rest,
      units: [
        { card: 'pz-iiif', at: '1:C9', facing: 0, command: 'MOVE', ...ours },
        { card: 'british-truck', at: '1:M20', shown: true },
        ...others,
      ],
    },
    [hundred(roll), hundred(100), hundred(100)],
  );
  play(match, 'german', 'move u1');
  return match;
};
const at = (match: ReturnType<typeof stuck>) => unit(match, 'u1').at;

test('[panzer 7.29.b, 7.29.e] E-013: a vehicle’s own B counts; 35 is the last roll with which it sticks', () => {
  const bogs = (roll: number, ours: Told = {}) => {
    const match = stuck(ours, roll);
    play(match, 'german', 'step 1:C8');
    return at(match) === '1:C9';
  };
  expect([bogs(35), bogs(36)]).toEqual([true, false]);
  expect([bogs(30, { card: 'pz-ivf2' }), bogs(31, { card: 'pz-ivf2' })]).toEqual([true, false]);
});

test('[panzer 7.29.b] E-061: towing takes five more off', () => {
  const tows = (roll: number) => {
    const match = stuck({ card: 'pz-iiif' }, roll, {
      others: [{ card: 'pak-38', at: '1:C9', aboard: 'u1' }],
    });
    play(match, 'german', 'step 1:C8');
    return at(match) === '1:C9';
  };
  expect([tows(40), tows(41)]).toEqual([true, false]);
  const carries = stuck({ card: 'pz-iiif' }, 40, {
    others: [{ card: 'german-squad', at: '1:C9', aboard: 'u1' }],
  });
  play(carries, 'german', 'step 1:C8');
  expect(at(carries)).toBe('1:C8');
});

test('[panzer 7.29.a, 7.29.c] only in bad ground, only to leave it, and only vehicles', () => {
  const entering = stuck({}, 1, { hexes: { '1:C8': 'rough' } });
  play(entering, 'german', 'step 1:C8');
  expect(at(entering)).toBe('1:C8');
  expect(unit(entering, 'u1').bogged).toBeUndefined();
  play(entering, 'german', 'step 1:C7');
  expect(at(entering)).toBe('1:C8');
  const men = stuck({ card: 'german-squad' }, 1);
  play(men, 'german', 'step 1:C8');
  expect(at(men)).toBe('1:C8');
  const off = stuck({}, 1, { options: [] });
  play(off, 'german', 'step 1:C8');
  expect(at(off)).toBe('1:C8');
});

test('[panzer 7.29.c] in reverse, with SHORT HALT, and for those who would leave the map as well', () => {
  const back = stuck({}, 1);
  play(back, 'german', 'reverse 1:C10');
  expect(at(back)).toBe('1:C9');
  const halted = stuck({ command: 'SHORT-HALT' }, 1);
  play(halted, 'german', 'step 1:C8');
  expect(at(halted)).toBe('1:C9');
});

test('[panzer 7.29.d] whoever follows a path or road does not stick', () => {
  const onRoad = stuck({}, 1, { roads: [['C9', 'C8', 'C7']] });
  play(onRoad, 'german', 'step 1:C8');
  expect(at(onRoad)).toBe('1:C8');
});

test('[panzer 7.29.e, 7.29.f] who sticks stops, does not turn, and is seen by it', () => {
  const match = stuck({}, 1, { others: [{ card: 'pz-iiif', at: '1:G9', command: 'MOVE' }] });
  expect(offers(match, 'german', 'turn')).toEqual(['turn NE', 'turn NW']);
  play(match, 'german', 'step 1:C8');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:C9', bogged: true, spot: { by: 'MOVE', turn: 1 } });
  expect(offers(match, 'german', 'turn')).toEqual([]);
  expect(offers(match, 'german', 'step')).toEqual([]);
});

test('[panzer 7.29.e] those left aboard keep the move open, and then the reasons are told', () => {
  const match = stuck({ card: 'sdkfz-251-1' }, 1, {
    others: [{ card: 'german-squad', at: '1:C9', command: 'N/C' }],
  });
  play(match, 'german', 'step 1:C8');
  expect(refusals(match, 'german', 'step 1:C8')).toEqual(['7.29.e']);
  expect(refusals(match, 'german', 'turn NE')).toEqual(['7.29.e']);
  // Men mount it as they would any other (7.29.f).
  expect(offers(match, 'german', 'mount')).toEqual(['mount u3 u1']);
});

test('[panzer 7.29.f] passengers get off a vehicle that sticks', () => {
  const match = stuck({ card: 'sdkfz-251-1' }, 1, {
    others: [{ card: 'german-squad', at: '1:C9', aboard: 'u1', command: 'N/C' }],
  });
  play(match, 'german', 'step 1:C8');
  expect(offers(match, 'german', 'dismount')).toEqual(['dismount u3']);
});

test('[panzer 7.29.g] those who share its command keep near if the next hex would do it, and turn round for nobody', () => {
  const mate = (theirs: Told) => {
    const match = skirmish(
      {
        phase: 'movement',
        first: 'british',
        size: [13, 20],
        options: ['7.29'],
        units: [
          { card: 'pz-iiif', at: '1:C9', command: 'MOVE', moved: true, shares: 1, bogged: true, shown: true },
          { card: 'british-truck', at: '1:M20', shown: true },
          { card: 'pz-iiif', at: '1:C9', facing: 0, command: 'MOVE', shares: 1, ...theirs },
        ],
      },
      [],
    );
    play(match, 'german', 'move u3');
    return match;
  };
  const away = mate({ at: '1:C6', facing: 0 });
  expect(offers(away, 'german', 'done')).toEqual(['done']);
  const back = mate({ at: '1:C11', facing: 0 });
  expect(refusals(back, 'german', 'done')).toEqual(['BASE.CR']);
  play(back, 'german', 'step 1:C10');
  expect(offers(back, 'german', 'done')).toEqual(['done']);
});
