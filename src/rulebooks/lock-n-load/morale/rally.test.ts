import { expect, test } from 'vitest';
import { citesSaid, isGone, type Position, play, skirmish, standing, unit } from '../testing/bench.ts';
import { unitById } from '../units.ts';
import { rallyingLeader } from './rally.ts';

const AT = '1:D4' as const;
const SQUAD = { card: 'german 1-6-4-5', at: AT };
const SHAKEN = { ...SQUAD, shaken: true } as const;
const KOCH = { card: 'german Lt. Koch', at: AT };
const DORN = { card: 'german Dorn', at: AT };
const ENEMY = { card: 'american 2-5-4-6', at: '1:L9' } as const;

/** The Germans' Rally Phase, and then the Americans'. */
function rallies(position: Position, dice: readonly (readonly number[])[] = []) {
  return skirmish(
    {
      initiative: 'german',
      phase: 'rally',
      doing: [
        { is: 'rally', side: 'american', step: 'leaders' },
        { is: 'rally', side: 'german', step: 'leaders' },
      ],
      ...position,
    },
    dice,
  );
}

const offered = (units: Position['units'], more: Partial<Position> = {}) => {
  const match = rallies({ ...more, units: [...units, ENEMY] });
  return match.choiceOf('german')?.id === 'rally' ? match.offered('german') : [];
};

test('[lnl 3.0.c, 1.5.b] with a Leader or Hero in Good Order beside it a Shaken unit rallies by its Morale or less', () => {
  for (const helper of [DORN, { card: 'german Sgt. Weidner', at: AT }]) {
    for (const [dice, shaken] of [
      [[2, 3], undefined],
      [[3, 3], true],
    ] as const) {
      const match = rallies({ units: [SHAKEN, helper, ENEMY] }, [dice]);
      play(match, 'german', 'rally u1');
      expect(unit(match, 'u1').shaken).toBe(shaken);
    }
  }
});

test('[lnl 3.0.c, 3.0.d] the Leader’s modifier and shelter are taken from the dice', () => {
  const match = rallies({ hexes: { '1:D4': 'woods' }, units: [SHAKEN, KOCH, ENEMY] }, [[4, 4]]);
  play(match, 'german', 'rally u1');
  expect(unit(match, 'u1').shaken).toBeUndefined();
});

test('[lnl 3.0.c] units locked in a Melee may try', () => {
  const units = [SHAKEN, KOCH, { ...ENEMY, at: AT }];
  const match = rallies({ melees: [{ at: AT }], units });
  expect(match.offered('german')).toEqual(['rally u1', 'done']);
});

test('[lnl 3.0.f, 1.7.a, 11.3.a, 5.1.e] without them only single men, weapon teams and those who Self-Rally try', () => {
  expect(offered([SHAKEN])).toEqual([]);
  expect(offered([SHAKEN, { ...KOCH, shaken: true }])).toEqual(['rally u2', 'done']);
  const medic = { card: 'german Medic', at: AT, shaken: true } as const;
  expect(offered([medic])).toEqual(['rally u1', 'done']);
  const team = { card: 'german MG42 team', at: AT, shaken: true } as const;
  expect(offered([team])).toEqual(['rally u1', 'done']);
});

test('[lnl 3.0.g, 3.0.c] Leaders and Heroes rally their own kind; weapon teams take anybody’s modifier', () => {
  const pioneers = { card: 'german 2-3-4-6', at: AT, shaken: true } as const;
  expect(offered([pioneers, KOCH])).toEqual([]);
  expect(offered([pioneers, DORN])).toEqual([]);
  expect(offered([pioneers, { card: 'german Lt. Hollmann', at: AT }])).toEqual(['rally u1', 'done']);
  const { world, view } = standing({
    units: [
      { card: 'german MG42 team', at: AT, shaken: true },
      { card: 'german Lt. Hollmann', at: AT },
    ],
  });
  expect(rallyingLeader(world, view, unitById(view, 'u1'))?.id).toBe('u2');
});

test('[lnl 3.0.h] a Leader beside him helps a man who rallies by himself', () => {
  const medic = { card: 'german Medic', at: AT, shaken: true } as const;
  const match = rallies({ units: [medic, KOCH, ENEMY] }, [[3, 4]]);
  play(match, 'german', 'rally u1');
  expect(unit(match, 'u1').shaken).toBeUndefined();
});

test('[lnl 3.0.b] Shaken Leaders come first, and who has rallied rallies others', () => {
  const match = rallies({ units: [SHAKEN, { ...KOCH, shaken: true }, ENEMY] }, [[3, 4]]);
  expect(match.offered('german')).toEqual(['rally u2', 'done']);
  play(match, 'german', 'rally u2');
  expect(match.offered('german')).toEqual(['rally u1', 'done']);
});

test('[lnl 3.0.b, 3.0.i] one attempt a unit; then it is the other side’s turn, and then operations begin', () => {
  const weidner = { card: 'german Sgt. Weidner', at: AT };
  const match = rallies(
    {
      units: [
        SHAKEN,
        SHAKEN,
        weidner,
        { ...ENEMY, shaken: true },
        { ...ENEMY, card: 'american Layer', at: '1:L9' },
      ],
    },
    [
      [6, 6],
      [6, 6],
    ],
  );
  play(match, 'german', 'rally u1');
  expect(match.offered('german')).toEqual(['rally u2', 'done']);
  play(match, 'german', 'done');
  expect(match.offered('american')).toEqual(['rally u4', 'done']);
  play(match, 'american', 'rally u4');
  expect(match.state.phase).toBe('operations');
  expect(unit(match, 'u1').tried).toBeUndefined();
});

test('[lnl 11.1.b, 11.1.d] one Leader a hex uses his modifier in the phase, and in no other hex', () => {
  const brandt = { card: 'german Capt. Brandt', at: AT };
  const { world, view } = standing({ units: [SHAKEN, KOCH, brandt, { ...SHAKEN, at: '1:D5' }] });
  const [here, beside] = [unitById(view, 'u1'), unitById(view, 'u4')];
  expect(rallyingLeader(world, view, here)?.id).toBe('u3');
  expect(rallyingLeader(world, view, here, ['u2'])?.id).toBe('u2');
  expect(rallyingLeader(world, view, beside)).toBeUndefined();
});

test('[lnl 11.1.2, 12.0.a, 5.1.l] a Charismatic Leader rallies the hexes around him as well, unless he is wounded', () => {
  const far = { ...SHAKEN, at: '1:D5' } as const;
  const charismatic = { ...KOCH, skill: 'Charismatic' } as const;
  expect(offered([far, charismatic])).toEqual(['rally u1', 'done']);
  expect(offered([far, { ...charismatic, wounded: true }])).toEqual([]);
  expect(offered([{ ...SHAKEN, at: '1:D6' }, charismatic])).toEqual([]);
});

test('[lnl 11.2.e] a Hero does for a Leader on his own level alone', () => {
  const hall = { hall: { material: 'stone', upper: 1, hexes: ['D4', 'D5', 'D6'] } } as const;
  expect(offered([SHAKEN, DORN], { buildings: hall })).toEqual(['rally u1', 'done']);
  expect(offered([SHAKEN, { ...DORN, at: '1:D4/1' }], { buildings: hall })).toEqual([]);
});

const HALF = { card: 'german 0-4-4-5', at: AT };

test('[lnl 3.0.k] two half-squads alike with a Leader make a squad, and keep their weapons', () => {
  const match = rallies({
    units: [HALF, HALF, KOCH, ENEMY],
    weapons: [
      { card: 'german MG34', possessedBy: 'u1' },
      { card: 'german MG34', possessedBy: 'u2' },
    ],
  });
  play(match, 'german', 'combine u1 u2');
  expect(unit(match, 'u1').card).toBe('german 1-6-4-5');
  expect(isGone(match, 'u2')).toBe(true);
  expect(match.state.weapons.map(({ possessedBy }) => possessedBy)).toEqual(['u1', 'u1']);
  expect(match.state.losses).toEqual([]);
});

test('[lnl 3.0.k, 3.0.j] not without a Leader, not Shaken, not unlike, not crews, not in a Melee; and no squad splits', () => {
  const combines = (...units: Position['units']) =>
    offered(units, { doing: [{ is: 'rally', side: 'german', step: 'others' }] }).filter(act =>
      act.startsWith('combine'),
    );
  expect(combines(HALF, HALF, KOCH)).toEqual(['combine u1 u2']);
  expect(combines(HALF, HALF, { ...KOCH, at: '1:D5' })).toEqual([]);
  expect(combines(HALF, HALF, { ...KOCH, card: 'german Lt. Hollmann' })).toEqual([]);
  expect(combines(HALF, HALF, DORN)).toEqual([]);
  const theirs = { card: 'american 1-4-4-6', at: '1:L9' } as const;
  expect(combines(SHAKEN, DORN, theirs, theirs, { ...theirs, card: 'american Lt. Clarkson' })).toEqual([]);
  expect(
    combines(HALF, { ...HALF, at: '1:D5' }, KOCH, { ...KOCH, card: 'german Sgt. Weidner', at: '1:D5' }),
  ).toEqual([]);
  expect(combines(HALF, HALF)).toEqual([]);
  expect(combines(HALF, HALF, { ...KOCH, shaken: true })).toEqual([]);
  expect(combines(HALF, { ...HALF, shaken: true }, KOCH)).toEqual([]);
  expect(combines(HALF, { ...HALF, card: 'german 0-3-4-5-4' }, KOCH)).toEqual([]);
  expect(combines({ ...HALF, card: 'german crew' }, { ...HALF, card: 'german crew' }, KOCH)).toEqual([]);
  const melee = offered([HALF, HALF, KOCH, { ...ENEMY, at: AT }], { melees: [{ at: AT }] });
  expect(melee).toEqual([]);
  expect(offered([SQUAD, KOCH])).toEqual([]);
});

const MEDIC = { card: 'american Medic', at: AT };
const PATIENT = { card: 'american 2-5-4-6', at: AT, shaken: true } as const;
const GERMANS = { card: 'german 1-6-4-5', at: '1:L9' } as const;

function medics(position: Position, dice: readonly (readonly number[])[]) {
  return rallies(
    { initiative: 'american', doing: [{ is: 'rally', side: 'american', step: 'leaders' }], ...position },
    dice,
  );
}

test('E-054 [lnl 11.3.b, 11.3.c] the Medic checks, not the squad: 8 fails in the open and passes in shelter', () => {
  const units = [PATIENT, MEDIC, GERMANS];
  const open = medics({ units }, [[4, 4]]);
  play(open, 'american', 'steady u2 u1');
  expect(unit(open, 'u1').shaken).toBe(true);
  expect(unit(open, 'u2').shaken).toBeUndefined();
  expect(open.state.phase).toBe('operations');
  const sheltered = medics({ units, hexes: { '1:D4': 'woods' } }, [[4, 4]]);
  play(sheltered, 'american', 'steady u2 u1');
  expect(unit(sheltered, 'u1').shaken).toBeUndefined();
});

test('[lnl 11.3.b, 3.0.i] he heals a wound, his own or another’s, once a phase; it is no attempt to rally', () => {
  const clarkson = { card: 'american Lt. Clarkson', at: AT, wounded: true, shaken: true } as const;
  const match = medics({ units: [clarkson, { ...MEDIC, wounded: true }, GERMANS] }, [
    [6, 6],
    [1, 1],
  ]);
  play(match, 'american', 'rally u1');
  expect(match.offered('american').toSorted()).toEqual(['done', 'heal u2 u1', 'heal u2 u2', 'steady u2 u1']);
  play(match, 'american', 'heal u2 u1');
  expect(unit(match, 'u1')).toMatchObject({ shaken: true });
  expect(unit(match, 'u1').wounded).toBeUndefined();
  expect(match.state.phase).toBe('operations');
});

test('[lnl 11.3.c, 3.0.i] a Shaken Medic who rallies may then tend; a Shaken one may not', () => {
  const match = medics({ units: [PATIENT, { ...MEDIC, shaken: true }, GERMANS] }, [
    [1, 1],
    [1, 1],
  ]);
  expect(match.offered('american')).toEqual(['rally u2', 'done']);
  play(match, 'american', 'rally u2', 'steady u2 u1');
  expect(unit(match, 'u1').shaken).toBeUndefined();
  expect(citesSaid(match)).toContain('11.3.b');
});

test('[lnl 11.3.b] only in his own hex and on his own level', () => {
  const match = medics({ units: [{ ...PATIENT, at: '1:D5' }, MEDIC, GERMANS] }, []);
  expect(match.state.phase).toBe('operations');
});

test('[lnl 3.0.c, 5.1.e] a Leader who stays Shaken rallies nobody', () => {
  const match = rallies({ units: [SHAKEN, { ...KOCH, shaken: true }, ENEMY] }, [[6, 6]]);
  play(match, 'german', 'rally u2');
  expect(match.state.phase).toBe('operations');
});

test('[lnl 11.1.b] the modifier of one Leader is used in a hex, and no other’s there; elsewhere another’s is', () => {
  const pioneers = { card: 'german 2-3-4-6', at: AT, shaken: true } as const;
  const hollmann = { card: 'german Lt. Hollmann', at: AT };
  const far = [
    { ...pioneers, at: '1:D5' as const },
    { ...hollmann, at: '1:D5' as const },
  ];
  // Koch's squad fails; then seven would do for the pioneers of Morale 6 with Hollmann's help, which they have in D5 alone.
  const match = rallies({ units: [SHAKEN, pioneers, KOCH, hollmann, ...far, ENEMY] }, [
    [6, 6],
    [3, 4],
    [3, 4],
  ]);
  play(match, 'german', 'rally u1', 'rally u2', 'rally u5');
  expect(unit(match, 'u2').shaken).toBe(true);
  expect(unit(match, 'u5').shaken).toBeUndefined();
});

test('[lnl 11.3.b] each side’s own Medics tend, and their own side', () => {
  const units = [PATIENT, MEDIC, { card: 'german Medic', at: AT }, { ...SHAKEN, at: AT }];
  const match = medics({ units, melees: [{ at: AT }] }, []);
  expect(match.offered('american')).toEqual(['steady u2 u1', 'done']);
});

test('[lnl 3.0.k] other half-squads than those two stay as they are', () => {
  const match = rallies({ units: [HALF, HALF, HALF, KOCH, ENEMY] });
  play(match, 'german', 'combine u1 u3');
  expect(match.state.units.map(({ card }) => card)).toEqual([
    'german 1-6-4-5',
    'german 0-4-4-5',
    'german Lt. Koch',
    'american 2-5-4-6',
  ]);
});
