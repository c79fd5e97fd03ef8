import { expect, test } from 'vitest';
import { fieldedById } from '../game.ts';
import type { LocId, Right } from '../state.ts';
import { offers, type Position, play, refusals, skirmish, standing, unit } from '../testing/bench.ts';
import { fireModifiers } from './modifiers.ts';
import { strengthOf } from './strength.ts';

/** Firepower of u1, or of the first few, at a place. */
function strength(
  units: readonly string[],
  at: LocId,
  right: Right = 'impulse',
  count = 1,
  more: Partial<Position> = {},
) {
  const { world, state } = standing({ units: [...units, 'american 7-6 M20'], size: [13, 22], ...more });
  return strengthOf(
    world,
    state.units.slice(0, count).map(({ id }) => fieldedById(state, id)),
    at,
    { right },
  ).value;
}

test('[combat 12.3.1.2.1, 12.3.1.2.2, 12.2.1.3] E-057 a 6-6 has 12 up to the next hex, 6 to six hexes, 3 to twelve', () => {
  const at = (row: number) => strength(['german 6-6 D4'], `1:D${row}` as LocId);
  expect([at(4), at(5), at(6), at(10), at(11), at(16)]).toEqual([12, 12, 6, 6, 3, 3]);
  const match = skirmish({
    units: ['german 6-6 D4', 'american 7-6 D16', 'american 7-6 D17'],
    size: [13, 22],
  });
  expect(offers(match, 'german', 'fire')).toEqual(['fire u1 1:D16']);
  expect(refusals(match, 'german', 'fire u1 1:D17')).toEqual(['12.3.1.2.2']);
});

test('[combat 12.2.1.4, 2.3.1.3.a, 2.3.1.3.b] machine guns are doubled and halved like men; turned over they are a crew of 1-2', () => {
  const at = (row: number) => strength(['german MG 34 D1'], `1:D${row}` as LocId);
  expect([at(2), at(9), at(10)]).toEqual([8, 4, 2]);
  expect(strength(['german MG 34 D1 crew'], '1:D3')).toBe(1);
});

test('[combat 12.2.1.5] a flamethrower has its row whatever the range', () => {
  expect(strength(['german Flamethrower D1'], '1:D2')).toBe(30);
});

test('[combat 2.3.1.1.a, 2.3.1.1.c] a leader has 1 to one hex, a wounded one nothing', () => {
  expect(strength(['german nco D1'], '1:D2')).toBe(2);
  const match = skirmish({ units: ['german nco D4 wounded', 'german 6-6 D9', 'american 7-6 D5'] });
  expect(refusals(match, 'german', 'fire u1 1:D5')).toEqual(['2.3.1.1.c']);
});

test('[combat 1.2.1, QS.3, 12.7.2] E-067 three 5-4 at long range: 15 halved is 8, rounded up once', () => {
  expect(strength(['german 5-4 D1', 'german 5-4 D1', 'german 5-4 D1'], '1:D7', 'impulse', 3)).toBe(8);
});

test('[combat 12.3.1.2.3, 12.3.1.5.3.a] assault, crawling and being Pinned halve, and halves add up', () => {
  expect(strength(['german 6-6 D4 moved assault'], '1:D7')).toBe(3);
  expect(strength(['german 6-6 D4 moved crawl'], '1:D7')).toBe(3);
  expect(strength(['german 6-6 D4 morale pinned'], '1:D7')).toBe(3);
  expect(strength(['german 6-6 D4 moved crawl morale pinned'], '1:D7')).toBe(2);
});

test('[combat 12.6.2.a] E-062 Desperation Fire is at half, and at a quarter with a yellow marker', () => {
  expect(strength(['german 6-6 D4'], '1:D5', 'desperation')).toBe(6);
  expect(strength(['german 6-6 D4 morale disrupted'], '1:D5', 'desperation')).toBe(3);
  expect(strength(['german 6-6 D4 morale pinned'], '1:D5', 'desperation')).toBe(3);
});

// ---- modifiers

function drm(target: string, more: Partial<Position> = {}, from: LocId = '1:D2', isDirected = false): number {
  const { world, state } = standing({ units: ['german 6-6 D2', `american ${target}`], ...more });
  return fireModifiers(world, state, { from: [from], isDirected }, fieldedById(state, 'u2')).value;
}

test('[combat 6.1.1(1), 6.1.3] terrain covers, the highest alone', () => {
  expect(drm('7-6 D6')).toBe(0);
  expect(drm('7-6 D6', { hexes: { D6: 'woods' } })).toBe(10);
  expect(drm('7-6 D6', { hexes: { D6: 'stone building' } })).toBe(20);
  const wall = { board: { sides: { 'D6/N': 'wall' as const } } };
  expect(drm('7-6 D6', { hexes: { D6: 'stone building' }, ...wall })).toBe(20);
  expect(drm('7-6 D6', wall)).toBe(10);
});

test('[combat 6.1.2, 6.7.2.1] a hexside covers only if the fire crosses it; bocage is 20', () => {
  const bocage = (at: string) => ({ board: { sides: { [at]: 'bocage' as const } } });
  expect([drm('7-6 D6', bocage('D6/N')), drm('7-6 D6', bocage('D6/S'))]).toEqual([20, 0]);
});

test('[combat 6.7.1] from upstairs in the next hex walls and hedges cover nobody, bocage does', () => {
  const upstairs = (kind: 'wall' | 'hedge' | 'bocage') =>
    drm(
      '7-6 D6',
      {
        buildings: { mill: { material: 'stone', hexes: ['D5'], upper: 1 } },
        board: { sides: { 'D6/N': kind } },
      },
      '1:D5/1',
    );
  expect([upstairs('wall'), upstairs('hedge'), upstairs('bocage')]).toEqual([0, 0, 20]);
});

test('[combat 6.1.4] hindrances on the way add up', () => {
  expect(drm('7-6 D6', { hexes: { D4: 'brush', D5: 'brush' } })).toBe(10);
  expect(drm('7-6 D6', { hexes: { D4: 'graveyard' } })).toBe(10);
  // Grain and orchards hide and do not protect.
  expect(drm('7-6 D6', { hexes: { D4: 'grain', D5: 'orchard' } })).toBe(0);
});

const moving = (gait: 'run' | 'cautious'): Partial<Position> => ({
  doing: [{ is: 'move', side: 'american', gait, units: ['u2'], spent: {}, plans: {} }],
});

test('[combat 10.1.7, MOV-SUM.4, 10.1.3, 10.1.4] movers are −10, runners −20 while they run and −10 afterwards, crawlers nothing', () => {
  expect(drm('7-6 D6 moved run', moving('run'))).toBe(-20);
  expect(drm('7-6 D6 moved run')).toBe(-10);
  expect(drm('7-6 D6 moved cautious', moving('cautious'))).toBe(-10);
  expect(drm('7-6 D6 moved assault')).toBe(-10);
  expect(drm('7-6 D6 moved crawl')).toBe(0);
});

test('[combat 6.7.2.3] behind bocage neither moving nor running counts', () => {
  const bocage = { board: { sides: { 'D6/N': 'bocage' as const } } };
  expect(drm('7-6 D6 moved run', { ...bocage, ...moving('run') })).toBe(20);
});

test('[combat 6.2.c] a hindrance in between takes away what moving in the open adds, and in the open alone', () => {
  expect(drm('7-6 D6 moved run', { hexes: { D4: 'brush' }, ...moving('run') })).toBe(5);
  expect(drm('7-6 D6 moved run', { hexes: { D4: 'brush', D6: 'orchard' }, ...moving('run') })).toBe(-15);
});

test('[combat 5.2.6, 5.2.5.a, 6.2.b] E-022 on a crest above the enemy it is +10, unless other cover is there', () => {
  const hill = { levels: { D6: 1, D7: 1 } };
  expect(drm('7-6 D6', hill)).toBe(10);
  expect(drm('7-6 D6', { ...hill, hexes: { D6: 'woods' } })).toBe(10);
  expect(drm('7-6 D6', { ...hill, hexes: { D6: 'stone building' } })).toBe(20);
  // From the same level it is open ground.
  expect(drm('7-6 D6', { levels: { D6: 1, D2: 1 } })).toBe(0);
});

test('[combat 7.1.3, 12.7.3, 12.9.8] dug in +10 besides other cover, a leader directs for −5, a flamethrower draws fire', () => {
  expect(drm('7-6 D6 dugIn', { hexes: { D6: 'woods' } })).toBe(20);
  expect(drm('7-6 D6', {}, '1:D2', true)).toBe(-5);
  const { world, state } = standing({ units: ['german Flamethrower D2', 'american 7-6 D6'] });
  const tally = fireModifiers(world, state, { from: ['1:D6'], isDirected: false }, fieldedById(state, 'u1'));
  expect(tally.value).toBe(-10);
});

// ---- whole shots

test('[combat 5.1.10.a, 5.1.10.b] who looks in vain has used the impulse, is not marked, and keeps nothing of a look', () => {
  const match = skirmish(
    { units: ['german 6-6 D2', 'german 6-6 A1', 'american 7-6 D6'], hexes: { D6: 'woods' } },
    '5,6',
  );
  play(match, 'german', 'fire u1 1:D6', 'shoot');
  expect(unit(match, 'u1')).not.toHaveProperty('fired');
  expect(match.choices[0]?.by).toBe('american');
});

test('[combat 12.1.1.1st, 12.1.1.3rd, 12.3.1.1] the look, then the table: 55 in woods sees, 15 and 10 on the row of 6 is M', () => {
  const match = skirmish(
    { units: ['german 6-6 D2', 'american 7-6 D6'], hexes: { D6: 'woods' } },
    '5,5 1,5 9',
  );
  play(match, 'german', 'fire u1 1:D6', 'shoot');
  expect(unit(match, 'u2').morale).toBe('pinned');
  expect(unit(match, 'u1').fired).toBe(1);
});

test('[combat 12.7.3, 12.7.1] E-064 two 7-6 under a leader at a Pinned target: 12, −5, no roll for sight, 91 does nothing', () => {
  const match = skirmish(
    {
      units: ['american 7-6 D2', 'american 7-6 D2', 'american nco D2', 'german 6-6 D9 morale pinned'],
      hexes: { D9: 'woods' },
    },
    '9,1',
  );
  play(match, 'american', 'fire u1 1:D9', 'add u2', 'direct u3', 'shoot');
  expect(unit(match, 'u4').morale).toBe('pinned');
  expect([unit(match, 'u1').fired, unit(match, 'u2').fired, unit(match, 'u3').fired]).toEqual([1, 1, 1]);
});

test('[combat 12.3.1.3.1] E-070 a die for each from the top; the highest is hurt, and all who tie', () => {
  const match = skirmish(
    { units: ['american 7-6 D2', 'american 7-6 D2', 'german nco D3', 'german 6-6 D3', 'german 6-6 D3'] },
    // 14 doubled is 28, the row of 20: 40 is C/M on no cover at 35 and less.
    '3,5 4,8,8 1 1 1',
  );
  play(match, 'american', 'fire u1 1:D3', 'add u2', 'shoot');
  expect([unit(match, 'u3').wounded, unit(match, 'u4').half, unit(match, 'u5').half]).toEqual([
    undefined,
    true,
    true,
  ]);
});

test('[combat 12.3.1.3.E, 12.3.1.3.2E] E takes one and the others check with the highest of the row; 2E takes two without a die if there are no more', () => {
  const one = skirmish(
    { units: ['american 7-6 D2', 'german 6-6 D3', 'german 6-6 D3'] },
    // 14: the row of 12, whose highest check is +2.
    '10,1 9,3 6',
  );
  play(one, 'american', 'fire u1 1:D3', 'shoot');
  expect([unit(one, 'u2').lost, unit(one, 'u3').morale]).toEqual(['eliminated', 'pinned']);
  const two = skirmish(
    { units: ['american 7-6 D2', 'american 7-6 D2', 'german 6-6 D3', 'german 6-6 D3'] },
    '10,1',
  );
  play(two, 'american', 'fire u1 1:D3', 'add u2', 'shoot');
  expect([unit(two, 'u3').lost, unit(two, 'u4').lost]).toEqual(['eliminated', 'eliminated']);
});

// ---- rates, platoons, windows

test('[combat 12.1.1.1, 12.1.1.1.1] a squad fires once a phase, a gun of rate 2 twice, an impulse for each', () => {
  const match = skirmish(
    { units: ['german MG 42 D2', 'german 6-6 D2', 'american 7-6 D20'], size: [13, 22], inHand: 5 },
    '9,9 9,9 9,9',
  );
  play(match, 'german', 'fire u1 1:D20', 'shoot');
  expect([unit(match, 'u1').fired, match.state.inHand]).toEqual([1, 4]);
  play(match, 'german', 'fire u1 1:D20', 'shoot');
  expect([unit(match, 'u1').fired, match.state.inHand]).toEqual([2, 3]);
  expect(refusals(match, 'german', 'fire u1 1:D20')).toEqual(['12.1.2.2']);
  const squad = skirmish({ units: ['german 6-6 D2 fired 1', 'german 6-6 D1', 'american 7-6 D6'] });
  expect(refusals(squad, 'german', 'fire u1 1:D6')).toEqual(['12.1.1.1.1']);
});

test('[combat 10.1.3, 10.1.4, 12.3.1.5.4.a] who ran, moved with caution or is Disrupted does not fire', () => {
  const cite = (told: string) =>
    refusals(skirmish({ units: [`german 6-6 D2 ${told}`, 'american 7-6 D6'] }), 'german', 'fire u1 1:D6');
  expect([cite('moved run'), cite('moved cautious'), cite('morale disrupted'), cite('morale wia')]).toEqual([
    ['10.1.3'],
    ['10.1.4'],
    ['12.3.1.5.4.a'],
    ['12.3.1.5.4.a'],
  ]);
  expect(cite('morale pinned')).toEqual([]);
});

test('[combat 10.1.5, 10.1.6, 12.1.1.1.2] who assaulted or crawled fires later by an impulse, once', () => {
  const match = skirmish(
    { units: ['german 6-6 D2 moved assault', 'german 6-6 D1', 'american 7-6 D12'], size: [13, 14] },
    '9,9',
  );
  play(match, 'german', 'fire u1 1:D12', 'shoot');
  expect(unit(match, 'u1')).toMatchObject({ halfFired: true });
  expect(unit(match, 'u1')).not.toHaveProperty('fired');
  const again = skirmish({ units: ['german 6-6 D2 moved crawl halfFired', 'american 7-6 D6'] });
  expect(refusals(again, 'german', 'fire u1 1:D6')).toEqual(['10.1.5']);
});

test('[combat 12.7.1, 12.7.1.1] units of one place fire together; those of up to three hexes beside one another with a leader', () => {
  const cite = (...units: string[]) => {
    const match = skirmish({ units: ['german 6-6 D2', 'german 6-6 E2', ...units, 'american 7-6 D6'] });
    play(match, 'german', 'fire u1 1:D6');
    return refusals(match, 'german', 'add u2');
  };
  expect(cite()).toEqual(['12.7.1.1']);
  expect(cite('german nco D2')).toEqual([]);
  expect(cite('german nco D2 morale disrupted')).toEqual(['12.7.1.1']);
  const far = skirmish({ units: ['german 6-6 D2', 'german 6-6 F2', 'german nco D2', 'american 7-6 D6'] });
  play(far, 'german', 'fire u1 1:D6');
  expect(refusals(far, 'german', 'add u2')).toEqual(['12.7.1']);
  const four = skirmish({
    units: [
      'german 6-6 D2',
      'german 6-6 C2',
      'german 6-6 E2',
      'german 6-6 B2',
      'german nco D2',
      'american 7-6 D6',
    ],
  });
  play(four, 'german', 'fire u1 1:D6', 'add u2', 'add u3');
  expect(refusals(four, 'german', 'add u4')).toEqual(['12.7.1']);
});

test('[combat 12.7.4] a platoon looks once, by the lowest number, and fires with the worst modifier of them', () => {
  const match = skirmish(
    {
      units: ['german 6-6 D2', 'german 6-6 E2', 'german nco D2', 'american 7-6 D6'],
      hexes: { D4: 'brush', D6: 'woods' },
    },
    // Brush from D2 only: 55, then woods 55; 25 with 10 and 5 is M on the row of 12, with 10 alone it were M+1.
    '5,5 5,5 2,5 7',
  );
  play(match, 'german', 'fire u1 1:D6', 'add u2', 'shoot');
  expect(unit(match, 'u4')).not.toHaveProperty('morale');
});

test('[combat 12.1.2.a, 12.1.2.b, 12.1.2.1] after a shot of an impulse those fired at may answer, once it is resolved; an answer is not answered', () => {
  const match = skirmish({ units: ['german 6-6 D2', 'american 7-6 D6'] }, '9,9 9,9');
  play(match, 'german', 'fire u1 1:D6', 'shoot');
  expect(match.choices.map(({ by, id }) => `${by} ${id}`)).toEqual(['american defensive-fire-at-firers']);
  play(match, 'american', 'fire u2 1:D2', 'shoot');
  expect(unit(match, 'u2').fired).toBe(1);
  // It could fire once more; the German is not asked.
  expect(match.choices.map(({ by }) => by)).toEqual(['american']);
  play(match, 'american', 'pass');
  expect(match.choices.map(({ by, id }) => `${by} ${id}`)).toEqual(['american impulse']);
});

test('[combat 12.1.2.2] who has fired answers within its printed range and is Fire 2 then', () => {
  const answer = (at: string) => {
    const match = skirmish({ units: [`german 6-6 ${at}`, 'american 7-6 D10 fired 1'], size: [13, 22] });
    play(match, 'german', 'move u1 cautious', `step u1 1:D${Number(at.slice(1)) + 1}`);
    return match;
  };
  expect(offers(answer('D2'), 'american', 'fire')).toEqual([]);
  const near = answer('D3');
  expect(offers(near, 'american', 'fire')).toEqual(['fire u2 1:D4']);
});

test('[combat 12.1.2.2] the second answer marks Fire 2, after which there is none', () => {
  const match = skirmish({ units: ['german 6-6 D3', 'american 7-6 D8 fired 1'] }, '9,9');
  play(match, 'german', 'move u1 cautious', 'step u1 1:D4');
  play(match, 'american', 'fire u2 1:D4', 'shoot');
  expect(unit(match, 'u2').fired).toBe(2);
  expect(match.choices.map(({ by, id }) => `${by} ${id}`)).toEqual(['german move']);
});

test('[combat 12.1.2.3, 10.1.5] an assault mover fires after Defensive Fire, for a point, at half', () => {
  const match = skirmish({ units: ['german 6-6 D3', 'american 7-6 D8'] }, '9,9 9,9');
  play(match, 'german', 'move u1 assault', 'step u1 1:D4');
  expect(match.choices[0]?.by).toBe('american');
  play(match, 'american', 'fire u2 1:D4', 'shoot', 'pass');
  play(match, 'german', 'fire u1 1:D8', 'shoot');
  expect(unit(match, 'u1')).toMatchObject({ moved: 'assault', halfFired: true });
  expect(match.state.doing.find(({ is }) => is === 'move')).toMatchObject({ spent: { u1: 2 } });
});

test('[combat 12.6.2.a, 12.6.2.b] Desperation Fire: a Disrupted squad at those who move beside it; its check is the ones die', () => {
  const position = { units: ['german 6-6 D3', 'american 7-6 D5 morale disrupted', 'american nco D5'] };
  const match = skirmish(position, '8,7');
  play(match, 'german', 'move u1 cautious', 'step u1 1:D4');
  expect(offers(match, 'american', 'despair')).toEqual(['despair u2 1:D4']);
  play(match, 'american', 'despair u2 1:D4', 'shoot');
  // 7, one less by the leader and one more for being Disrupted: it holds. Once for each point (R6).
  expect(unit(match, 'u2').morale).toBe('disrupted');
  expect(offers(match, 'american', 'despair')).toEqual([]);
  const fails = skirmish(position, '8,8');
  play(fails, 'german', 'move u1 cautious', 'step u1 1:D4');
  play(fails, 'american', 'despair u2 1:D4', 'shoot');
  expect(unit(fails, 'u2').morale).toBe('wia');
});

test('[combat 12.6.2.a, 12.7.1.1] nobody despairs at those who fire, nor at two hexes, nor in company', () => {
  const far = skirmish({ units: ['german 6-6 D3', 'american 7-6 D6 morale disrupted'] });
  play(far, 'german', 'move u1 cautious', 'step u1 1:D4');
  expect(far.choices.map(({ by, id }) => `${by} ${id}`)).toEqual(['german move']);
  const match = skirmish({
    units: ['german 6-6 D3', 'american 7-6 D5', 'american 7-6 D5', 'american nco D5'],
  });
  play(match, 'german', 'move u1 cautious', 'step u1 1:D4');
  play(match, 'american', 'despair u2 1:D4');
  expect(refusals(match, 'american', 'add u3')).toEqual(['12.7.1.1']);
  expect(refusals(match, 'american', 'direct u4')).toEqual(['12.7.1.1']);
});

test('[combat 12.6.1] two impulses in a row from sides two apart make a crossfire, one apart do not', () => {
  const shots = (second: string, between: readonly string[] = []) => {
    const units = ['german 6-6 D2', `german 6-6 ${second}`, 'german 6-6 A1', 'american 7-6 D6 fired 2'];
    const match = skirmish({ units, inHand: 3 }, '9,9 9,9');
    play(match, 'german', 'fire u1 1:D6', 'shoot', ...between, 'fire u2 1:D6', 'shoot');
    return match.state.enfiladed;
  };
  expect(shots('D9')).toEqual(['1:D6']);
  expect(shots('G8')).toEqual(['1:D6']);
  expect(shots('E3')).toEqual([]);
  // From D2 the line comes in by the north, from G4 by the north-east.
  expect(shots('G4')).toEqual([]);
});
