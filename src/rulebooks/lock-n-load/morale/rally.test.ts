import { expect, test } from 'vitest';
import {
  citesSaid,
  type Dice,
  isGone,
  type Position,
  play,
  skirmish,
  standing,
  unit,
} from '../testing/bench.ts';
import { unitById } from '../units.ts';
import { rallyingLeader } from './rally.ts';

const AT = '1:D4' as const;
const SQUAD = `german 1-6-4-5 ${AT}`;
const SHAKEN = `${SQUAD} shaken`;
const KOCH = `german Lt. Koch ${AT}`;
const DORN = `german Dorn ${AT}`;
const ENEMY = 'american 2-5-4-6 L9';

/** The Germans' Rally Phase, and then the Americans'. */
function rallies(position: Position, dice: Dice = []) {
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
  for (const helper of [DORN, `german Sgt. Weidner ${AT}`]) {
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
  const match = rallies({ hexes: { '1:D4': 'woods' }, units: [SHAKEN, KOCH, ENEMY] }, '4,4');
  play(match, 'german', 'rally u1');
  expect(unit(match, 'u1').shaken).toBeUndefined();
});

test('[lnl 3.0.c] units locked in a Melee may try', () => {
  const match = rallies({ melees: [{ at: AT }], units: [SHAKEN, KOCH, `american 2-5-4-6 ${AT}`] });
  expect(match.offered('german')).toEqual(['rally u1', 'done']);
});

test('[lnl 3.0.f, 1.7.a, 11.3.a, 5.1.e] without them only single men, weapon teams and those who Self-Rally try', () => {
  expect(offered([SHAKEN])).toEqual([]);
  expect(offered([SHAKEN, `${KOCH} shaken`])).toEqual(['rally u2', 'done']);
  const medic = `german Medic ${AT} shaken`;
  expect(offered([medic])).toEqual(['rally u1', 'done']);
  const team = `german MG42 team ${AT} shaken`;
  expect(offered([team])).toEqual(['rally u1', 'done']);
});

test('[lnl 3.0.g, 3.0.c] Leaders and Heroes rally their own kind; weapon teams take anybody’s modifier', () => {
  const pioneers = `german 2-3-4-6 ${AT} shaken`;
  expect(offered([pioneers, KOCH])).toEqual([]);
  expect(offered([pioneers, DORN])).toEqual([]);
  expect(offered([pioneers, `german Lt. Hollmann ${AT}`])).toEqual(['rally u1', 'done']);
  const { world, view } = standing({ units: [`german MG42 team ${AT} shaken`, `german Lt. Hollmann ${AT}`] });
  expect(rallyingLeader(world, view, unitById(view, 'u1'))?.id).toBe('u2');
  // But none of the enemy who is in the same Melee, and nobody who is still off the map.
  const held = standing({ units: [`german MG42 team ${AT} shaken`, `american Lt. Clarkson ${AT}`] });
  expect(rallyingLeader(held.world, held.view, unitById(held.view, 'u1'))).toBeUndefined();
  expect(offered([SHAKEN, 'german Lt. Koch'])).toEqual([]);
});

test('[lnl 3.0.h] a Leader beside him helps a man who rallies by himself', () => {
  const medic = `german Medic ${AT} shaken`;
  const match = rallies({ units: [medic, KOCH, ENEMY] }, '3,4');
  play(match, 'german', 'rally u1');
  expect(unit(match, 'u1').shaken).toBeUndefined();
});

test('[lnl 3.0.b] Shaken Leaders come first, and who has rallied rallies others', () => {
  const match = rallies({ units: [SHAKEN, `${KOCH} shaken`, ENEMY] }, '3,4');
  expect(match.offered('german')).toEqual(['rally u2', 'done']);
  play(match, 'german', 'rally u2');
  expect(match.offered('german')).toEqual(['rally u1', 'done']);
});

test('[lnl 3.0.b, 3.0.i] one attempt a unit; then it is the other side’s turn, and then operations begin', () => {
  const weidner = `german Sgt. Weidner ${AT}`;
  const match = rallies(
    { units: [SHAKEN, SHAKEN, weidner, `${ENEMY} shaken`, 'american Layer L9'] },
    '6,6 6,6',
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
  const brandt = `german Capt. Brandt ${AT}`;
  const { world, view } = standing({ units: [SHAKEN, KOCH, brandt, 'german 1-6-4-5 D5 shaken'] });
  const [here, beside] = [unitById(view, 'u1'), unitById(view, 'u4')];
  expect(rallyingLeader(world, view, here)?.id).toBe('u3');
  expect(rallyingLeader(world, view, here, ['u2'])?.id).toBe('u2');
  expect(rallyingLeader(world, view, beside)).toBeUndefined();
});

test('[lnl 11.1.2, 12.0.a, 5.1.l] a Charismatic Leader rallies the hexes around him as well, unless he is wounded', () => {
  const far = 'german 1-6-4-5 D5 shaken';
  const charismatic = `${KOCH} skill Charismatic`;
  expect(offered([far, charismatic])).toEqual(['rally u1', 'done']);
  expect(offered([far, `${charismatic} wounded`])).toEqual([]);
  expect(offered(['german 1-6-4-5 D6 shaken', charismatic])).toEqual([]);
});

test('[lnl 11.2.e] a Hero does for a Leader on his own level alone', () => {
  const hall = { hall: { material: 'stone', upper: 1, hexes: ['D4', 'D5', 'D6'] } } as const;
  expect(offered([SHAKEN, DORN], { buildings: hall })).toEqual(['rally u1', 'done']);
  expect(offered([SHAKEN, 'german Dorn D4/1'], { buildings: hall })).toEqual([]);
});

const HALF = `german 0-4-4-5 ${AT}`;

test('[lnl 3.0.k] two half-squads alike with a Leader make a squad, and keep their weapons', () => {
  const match = rallies({
    units: [HALF, HALF, KOCH, ENEMY],
    weapons: ['german MG34 of u1', 'german MG34 of u2'],
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
  expect(combines(HALF, HALF, 'german Lt. Koch D5')).toEqual([]);
  expect(combines(HALF, HALF, `german Lt. Hollmann ${AT}`)).toEqual([]);
  expect(combines(HALF, HALF, DORN)).toEqual([]);
  const theirs = 'american 1-4-4-6 L9';
  expect(combines(SHAKEN, DORN, theirs, theirs, 'american Lt. Clarkson L9')).toEqual([]);
  expect(combines(HALF, 'german 0-4-4-5 D5', KOCH, 'german Sgt. Weidner D5')).toEqual([]);
  expect(combines(HALF, HALF)).toEqual([]);
  expect(combines(HALF, HALF, `${KOCH} shaken`)).toEqual([]);
  expect(combines(HALF, `${HALF} shaken`, KOCH)).toEqual([]);
  expect(combines(HALF, `german 0-3-4-5-4 ${AT}`, KOCH)).toEqual([]);
  expect(combines(`german crew ${AT}`, `german crew ${AT}`, KOCH)).toEqual([]);
  const melee = offered([HALF, HALF, KOCH, `american 2-5-4-6 ${AT}`], { melees: [{ at: AT }] });
  expect(melee).toEqual([]);
  expect(offered([SQUAD, KOCH])).toEqual([]);
});

const MEDIC = `american Medic ${AT}`;
const PATIENT = `american 2-5-4-6 ${AT} shaken`;
const GERMANS = 'german 1-6-4-5 L9';

function medics(position: Position, dice: Dice) {
  return rallies(
    { initiative: 'american', doing: [{ is: 'rally', side: 'american', step: 'leaders' }], ...position },
    dice,
  );
}

test('E-054 [lnl 11.3.b, 11.3.c] the Medic checks, not the squad: 8 fails in the open and passes in shelter', () => {
  const units = [PATIENT, MEDIC, GERMANS];
  const open = medics({ units }, '4,4');
  play(open, 'american', 'steady u2 u1');
  expect(unit(open, 'u1').shaken).toBe(true);
  expect(unit(open, 'u2').shaken).toBeUndefined();
  expect(open.state.phase).toBe('operations');
  const sheltered = medics({ units, hexes: { '1:D4': 'woods' } }, '4,4');
  play(sheltered, 'american', 'steady u2 u1');
  expect(unit(sheltered, 'u1').shaken).toBeUndefined();
});

test('[lnl 11.3.b, 3.0.i] he heals a wound, his own or another’s, once a phase; it is no attempt to rally', () => {
  const clarkson = `american Lt. Clarkson ${AT} wounded shaken`;
  const match = medics({ units: [clarkson, `${MEDIC} wounded`, GERMANS] }, '6,6 1,1');
  play(match, 'american', 'rally u1');
  expect(match.offered('american').toSorted()).toEqual(['done', 'heal u2 u1', 'heal u2 u2', 'steady u2 u1']);
  play(match, 'american', 'heal u2 u1');
  expect(unit(match, 'u1')).toMatchObject({ shaken: true });
  expect(unit(match, 'u1').wounded).toBeUndefined();
  expect(match.state.phase).toBe('operations');
});

test('[lnl 11.3.c, 3.0.i] a Shaken Medic who rallies may then tend; a Shaken one may not', () => {
  const match = medics({ units: [PATIENT, `${MEDIC} shaken`, GERMANS] }, '1,1 1,1');
  expect(match.offered('american')).toEqual(['rally u2', 'done']);
  play(match, 'american', 'rally u2', 'steady u2 u1');
  expect(unit(match, 'u1').shaken).toBeUndefined();
  expect(citesSaid(match)).toContain('11.3.b');
});

test('[lnl 11.3.b] only in his own hex and on his own level', () => {
  const match = medics({ units: ['american 2-5-4-6 D5 shaken', MEDIC, GERMANS] }, []);
  expect(match.state.phase).toBe('operations');
});

test('[lnl 3.0.c, 5.1.e] a Leader who stays Shaken rallies nobody', () => {
  const match = rallies({ units: [SHAKEN, `${KOCH} shaken`, ENEMY] }, '6,6');
  play(match, 'german', 'rally u2');
  expect(match.state.phase).toBe('operations');
});

test('[lnl 11.1.b] the modifier of one Leader is used in a hex, and no other’s there; elsewhere another’s is', () => {
  const pioneers = `german 2-3-4-6 ${AT} shaken`;
  const hollmann = `german Lt. Hollmann ${AT}`;
  const far = ['german 2-3-4-6 D5 shaken', 'german Lt. Hollmann D5'];
  // Koch's squad fails; then seven would do for the pioneers of Morale 6 with Hollmann's help, which they have in D5 alone.
  const match = rallies({ units: [SHAKEN, pioneers, KOCH, hollmann, ...far, ENEMY] }, '6,6 3,4 3,4');
  play(match, 'german', 'rally u1', 'rally u2', 'rally u5');
  expect(unit(match, 'u2').shaken).toBe(true);
  expect(unit(match, 'u5').shaken).toBeUndefined();
  // Nor is it forgotten who has helped where, once another has helped elsewhere.
  const dice = '6,6 6,6 1,1 3,4';
  const again = rallies({ units: [SHAKEN, SHAKEN, ...far, pioneers, KOCH, hollmann, ENEMY] }, dice);
  play(again, 'german', 'rally u1', 'rally u2');
  expect(again.state.doing.at(-1)).toMatchObject({ leading: ['u6'] });
  play(again, 'german', 'rally u3');
  expect(again.state.doing.at(-1)).toMatchObject({ leading: ['u6', 'u4'] });
  play(again, 'german', 'rally u5');
  expect(unit(again, 'u5').shaken).toBe(true);
});

test('[lnl 11.3.b] each side’s own Medics tend, and their own side', () => {
  const units = [PATIENT, MEDIC, `german Medic ${AT}`, `german 1-6-4-5 ${AT} shaken`];
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

test('[lnl 3.0.b, 3.0.c, 3.0.f, 3.0.i, 22.0.a] who does not rally is told why', () => {
  const units = [SHAKEN, `${SQUAD} shaken tried`, SQUAD, 'german 1-6-4-5 shaken', `${KOCH} shaken`, ENEMY];
  const why = (step: 'leaders' | 'others', piece: string) => {
    const match = rallies({ units: [...units, DORN], doing: [{ is: 'rally', side: 'german', step }] });
    return match
      .whyNot('german', { act: { verb: 'rally', unit: piece } as never })
      .map(({ cite, why: words }) => `${cite} ${words}`);
  };
  const later = '3.0.b Leaders rally first, then all others';
  expect(why('leaders', 'u1')).toEqual([later]);
  expect(['u1', 'u2', 'u3', 'u4', 'u5'].flatMap(id => why('others', id))).toEqual([
    '3.0.i it has tried to rally in this phase',
    '3.0.c it is not Shaken',
    '22.0.a it is not on the map',
    later,
  ]);
});
