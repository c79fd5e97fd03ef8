import { expect, test } from 'vitest';
import { fireModifiers } from '../fire/modifiers.ts';
import { fieldedById } from '../game.ts';
import { sightOf } from '../sight/sight.ts';
import { aftermath } from '../support-weapons/aftermath.ts';
import { enact, offers, type Position, play, refusals, skirmish, standing, unit } from '../testing/bench.ts';

const FAR = 'american 7-6 M9 moved run';
const fire = (...hexes: string[]): Partial<Position> => ({
  flames: hexes.map(at => ({ at: `1:${at}`, turn: 1 })),
});

test('[combat 12.9.8.4, 6.13.1, 6.4.10] E-038 a C or an E of a flamethrower sets houses, woods and rubble on fire, and nothing else', () => {
  const burns = (dice: string, hexes: Position['hexes'] = { D4: 'woods' }) => {
    const match = skirmish(
      { units: ['german Flamethrower D3', 'german 6-6 A1', 'american 7-6 D4 fired 2'], hexes },
      dice,
    );
    play(match, 'german', 'fire u1 1:D4', 'shoot');
    return match.state.flames;
  };
  const lit = [{ at: '1:D4', turn: 1 }];
  // 10 is E, 30 C/M+1, 50 M+2 on the row of 30.
  expect(burns('1,10')).toEqual(lit);
  expect(burns('3,10 1')).toEqual(lit);
  expect(burns('5,10 1')).toBeUndefined();
  for (const terrain of ['stone building', 'wooden building', 'rubble'] as const)
    expect(burns('3,10 1', { D4: terrain })).toEqual(lit);
  for (const terrain of ['brush', 'orchard', 'open'] as const)
    expect(burns('3,10 1', { D4: terrain })).toBeUndefined();
});

test('[combat 12.9.5] bottles set fire by an E alone, charges never', () => {
  const after = (arm: 'MOL' | 'DC', result: string) =>
    enact({ units: ['german 6-6 A1', FAR], hexes: { D4: 'woods' } }, '', function* (game) {
      aftermath(game, arm, '1:D4', [result]);
    }).match.state.flames;
  expect([after('MOL', 'E')?.length, after('MOL', 'C/M'), after('DC', 'E')]).toEqual([
    1,
    undefined,
    undefined,
  ]);
});

test('[combat 6.13.2.a] nobody goes into a hex that burns, on any floor; whoever is in it may go down', () => {
  const mill = { mill: { material: 'stone' as const, hexes: ['D4'], upper: 1 } };
  const into = skirmish({ units: ['german 6-6 D3', FAR], buildings: mill, ...fire('D4') });
  play(into, 'german', 'move u1 cautious');
  expect(refusals(into, 'german', 'step u1 1:D4')).toEqual(['6.13.2.a']);
  const inside = skirmish({
    units: ['german 6-6 D4', 'german 6-6 D4/1', FAR],
    buildings: mill,
    ...fire('D4'),
  });
  play(inside, 'german', 'move u1 cautious');
  expect(refusals(inside, 'german', 'step u1 1:D4/1')).toEqual(['6.13.2.a']);
  play(inside, 'german', 'step u1 1:D3', 'done');
  play(inside, 'american', 'pass');
  play(inside, 'german', 'move u2 cautious', 'step u2 1:D4');
  expect(unit(inside, 'u2').at).toBe('1:D4');
});

test('[combat 6.13.2.b] with the next impulse they get out, or they are lost', () => {
  const burning = (...units: string[]) =>
    skirmish({ units: [...units, FAR], hexes: { D4: 'woods' }, ...fire('D4') });
  const stays = burning('german 6-6 D4', 'german 6-6 A1');
  play(stays, 'german', 'move u2 cautious', 'step u2 1:A2', 'done');
  expect(unit(stays, 'u1').lost).toBe('eliminated');
  for (const way of ['pass', 'offer-end']) {
    const waits = burning('german 6-6 D4');
    play(waits, 'german', way);
    expect(unit(waits, 'u1').lost).toBe('eliminated');
  }
  const goes = burning('german 6-6 D4');
  play(goes, 'german', 'move u1 cautious', 'step u1 1:D3', 'done');
  expect(unit(goes, 'u1').lost).toBeUndefined();
});

test('[combat 6.13.2.b] several go one after the other; who has moved already waits for the next turn', () => {
  const match = skirmish({
    units: ['german 6-6 D4', 'german 6-6 D4', 'german 6-6 D4 moved cautious', FAR],
    hexes: { D4: 'woods' },
    ...fire('D4'),
  });
  play(match, 'german', 'move u1 cautious', 'step u1 1:D3', 'done');
  expect(unit(match, 'u2').lost).toBeUndefined();
  play(match, 'american', 'pass');
  play(match, 'german', 'pass');
  expect([unit(match, 'u2').lost, unit(match, 'u3').lost]).toEqual(['eliminated', undefined]);
});

test('[combat 6.13.2.b] who is Disrupted flees out of it, never towards an enemy who sees him; who can’t go for a whole turn is lost', () => {
  const shaken = skirmish({
    units: ['german 6-6 D4 morale disrupted', 'american 7-6 D6'],
    hexes: { D4: 'woods', C3: 'woods', D2: 'woods' },
    ...fire('D4'),
  });
  expect(offers(shaken, 'german', 'flee').length).toBeGreaterThan(0);
  expect(refusals(shaken, 'german', 'flee u1 1:D5')).not.toEqual([]);
  play(shaken, 'german', 'flee u1 1:D3');
  expect(unit(shaken, 'u1').lost).toBeUndefined();
  const pinned = (turn: number) => {
    const match = skirmish({
      units: ['german 6-6 D4 morale pinned', FAR],
      hexes: { D4: 'woods' },
      flames: [{ at: '1:D4', turn: 1 }],
      turn,
    });
    for (const side of ['german', 'american', 'german', 'american']) play(match, side, 'pass');
    return unit(match, 'u1').lost;
  };
  expect([pinned(1), pinned(2)]).toEqual([undefined, 'eliminated']);
});

test('[combat 6.13.2.c] in it the smoke is worth 10, in place of what the house or the woods gave', () => {
  const drm = (hexes: Position['hexes'], more: Partial<Position> = {}) => {
    const { world, state } = standing({
      units: ['german 6-6 D2', 'american 7-6 D6'],
      ...(hexes && { hexes }),
      ...more,
    });
    return fireModifiers(world, state, { from: ['1:D2'], isDirected: false }, fieldedById(state, 'u2')).value;
  };
  expect([drm({ D6: 'stone building' }), drm({ D6: 'stone building' }, fire('D6'))]).toEqual([20, 10]);
});

test('a fire on the way is a number more to see through, and ten worse to fire through', () => {
  const { world, state } = standing({
    units: ['german 6-6 D2', 'american 7-6 D6'],
    levels: { D2: 3 },
    hexes: { D4: 'rubble' },
    ...fire('D4'),
  });
  expect(sightOf(world, state, ['1:D2'], '1:D6').rolls).toMatchObject([{ screen: 'fire', number: 60 }]);
  const volley = { from: ['1:D2' as const], isDirected: false };
  expect(fireModifiers(world, state, volley, fieldedById(state, 'u2')).value).toBe(10);
});
