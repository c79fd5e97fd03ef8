import { expect, test } from 'vitest';
import { offers, type Position, play, skirmish, type TestMatch, vehicle } from '../../testing/bench.ts';

const FOE = 'german 1-6-4-5 M1 shaken';
const SHERMAN = 'american M4A1';

/** A Sherman in E5, facing the vertex between N and NE; its front is E4 and F4, its rear E6 and D5. */
const begin = (position: Partial<Position> = {}) =>
  skirmish({
    units: [FOE],
    vehicles: [`${SHERMAN} E5`],
    active: 'american',
    initiative: 'american',
    ...position,
  });

const driving = (position: Partial<Position> = {}): TestMatch => {
  const match = begin(position);
  play(match, 'american', 'activate 1:E5', 'drive v1');
  return match;
};
const steps = (match: TestMatch) => offers(match, 'american', 'step');
const left = (match: TestMatch) => {
  const frame = match.state.doing.at(-1);
  return frame?.is === 'drive' ? frame.spent : 'over';
};
const why = (match: TestMatch, act: object) =>
  match.whyNot('american', { act: act as never }).map(({ cite }) => cite);

test('[lnl 15.1.c] a vehicle goes on into the two hexes beside the vertex that it faces, and no others', () => {
  expect(steps(driving())).toEqual(['step 1:E4', 'step 1:F4']);
  expect(steps(driving({ vehicles: [`${SHERMAN} E5 facing 2`] }))).toEqual(['step 1:F5', 'step 1:E6']);
  expect(why(driving(), { verb: 'step', to: '1:D4' })).toEqual(['15.1.c']);
});

test('[lnl 15.1.c] to turn costs a point a vertex, the shorter way round', () => {
  const match = driving();
  play(match, 'american', 'turn 2');
  expect([vehicle(match, 'v1').facing, left(match)]).toEqual([2, 2]);
  play(match, 'american', 'turn 5');
  expect(left(match)).toBe(5);
  play(match, 'american', 'turn 2');
  expect(offers(match, 'american', 'turn')).toEqual(['turn 0', 'turn 1', 'turn 3', 'turn 4']);
  expect(why(match, { verb: 'turn', facing: 5 })).toEqual(['15.1.c']);
});

test('[lnl 15.1.e] it backs into the hexes behind it for twice the points, and goes on facing as before', () => {
  const match = driving({ hexes: { E6: 'brush', D5: 'orchard' } });
  expect(offers(match, 'american', 'reverse')).toEqual(['reverse 1:E6', 'reverse 1:D5']);
  play(match, 'american', 'reverse 1:E6');
  expect([vehicle(match, 'v1'), left(match)]).toMatchObject([{ at: '1:E6', facing: 0 }, 2]);
  const deep = driving({ hexes: { D5: 'orchard' } });
  play(deep, 'american', 'reverse 1:D5');
  expect(left(deep)).toBe(8);
});

test('[lnl 15.0.c] what a hex costs is by the movement class, and what is too dear is closed', () => {
  const cost = (card: string, ground: string) => {
    const match = driving({
      vehicles: [`${card} E5`],
      hexes: { E4: ground, F4: 'woods' },
    } as Partial<Position>);
    if (!steps(match).includes('step 1:E4')) return 'closed';
    play(match, 'american', 'step 1:E4');
    return left(match);
  };
  expect(['american M4A1', 'american M8', 'american Jeep'].map(card => cost(card, 'open'))).toEqual([
    1, 1, 2,
  ]);
  expect(['american M4A1', 'american M8', 'american Jeep'].map(card => cost(card, 'orchard'))).toEqual([
    4,
    6,
    'closed',
  ]);
  expect(['american M4A1', 'american M8'].map(card => cost(card, 'woods'))).toEqual(['closed', 'closed']);
});

test('woods and buildings are closed to vehicles', () => {
  const match = driving({ hexes: { E4: 'woods', F4: 'stone building' } });
  expect(steps(match)).toEqual([]);
  expect(why(match, { verb: 'step', to: '1:E4' })).toEqual(['15.1.a']);
  expect(why(match, { verb: 'step', to: '1:F4' })).toEqual(['15.1.a']);
});

test('[lnl 15.1.b] each goes by itself, by no Low Crawl and at no Double-Time, but by Assault Move', () => {
  const match = begin({ vehicles: [`${SHERMAN} E5`, `${SHERMAN} E5`] });
  play(match, 'american', 'activate 1:E5', 'drive v1');
  expect(offers(match, 'american', 'assault')).toEqual(['assault']);
  for (const verb of ['with', 'crawl', 'double-time', 'stealth'])
    expect(offers(match, 'american', verb)).toEqual([]);
  play(match, 'american', 'step 1:E4', 'done');
  expect([vehicle(match, 'v1').moved, vehicle(match, 'v2').moved]).toEqual(['Moved', undefined]);
  expect(offers(match, 'american', 'drive')).toEqual(['drive v2']);
});

test('[lnl 15.2.a] by Assault Move it has half its points, rounded up, and says so before it moves', () => {
  const match = driving({ vehicles: [`american M5A1 E5`], hexes: { E4: 'orchard', E3: 'orchard' } });
  play(match, 'american', 'assault', 'step 1:E4', 'step 1:E3');
  expect(left(match)).toBe('over');
  expect(vehicle(match, 'v1').moved).toBe('Assault Move');
  const late = driving();
  play(late, 'american', 'step 1:E4');
  expect(offers(late, 'american', 'assault')).toEqual([]);
});

test('[lnl 15.1.d] no hex with an enemy vehicle is entered, unless its crew has left it', () => {
  const match = driving({
    vehicles: [`${SHERMAN} E5`, 'german PzKpfw IVH E4', 'german StuG IIIG F4 abandoned'],
  });
  expect(steps(match)).toEqual(['step 1:F4']);
  expect(why(match, { verb: 'step', to: '1:E4' })).toEqual(['15.1.d']);
});

test('[lnl 1.3.b, 1.1.e] two vehicles of a side have room in a hex, one beside a Wreck, however many men there are', () => {
  const men = [1, 2, 3].map(() => 'american 2-5-4-6 E4');
  const two = [`${SHERMAN} E5`, `${SHERMAN} E4`];
  expect(steps(driving({ units: [FOE, ...men], vehicles: two }))).toContain('step 1:E4');
  expect(steps(driving({ vehicles: [...two, `${SHERMAN} E4`] }))).not.toContain('step 1:E4');
  expect(steps(driving({ vehicles: two, wrecks: ['1:E4'] }))).not.toContain('step 1:E4');
  expect(steps(driving({ wrecks: ['1:E4'] }))).toContain('step 1:E4');
});

test('[lnl 5.1.f] a Shaken vehicle has half its points, rounded up, and goes towards no enemy that it sees', () => {
  const match = driving({ units: ['german 1-6-4-5 E9'], vehicles: ['american M5A1 E5 shaken'] });
  play(match, 'american', 'step 1:E4', 'step 1:E3', 'step 1:E2', 'step 1:E1');
  expect(left(match)).toBe(4);
  const towards = driving({ units: ['german 1-6-4-5 E1'], vehicles: [`${SHERMAN} E5 shaken`] });
  expect(why(towards, { verb: 'step', to: '1:E4' })).toEqual(['5.1.b']);
  const slow = driving({ vehicles: ['american M5A1 E5 shaken'] });
  play(slow, 'american', 'turn 3', 'turn 0');
  // 15 points are 8 then, of which 2 are left.
  expect(offers(slow, 'american', 'turn')).toEqual(['turn 1', 'turn 2', 'turn 4', 'turn 5']);
});

test('[lnl 15.1.f] the turret turns for no points, and with the hull when that turns', () => {
  const match = driving();
  play(match, 'american', 'turret v1 2');
  expect([vehicle(match, 'v1').turret, left(match)]).toEqual([2, 0]);
  // Not again before something is spent.
  expect(offers(match, 'american', 'turret')).toEqual([]);
  play(match, 'american', 'turn 1');
  expect(vehicle(match, 'v1')).toMatchObject({ facing: 1, turret: 3 });
  play(match, 'american', 'turret v1 1');
  expect(vehicle(match, 'v1').turret).toBeUndefined();
  const gun = driving({ vehicles: ['american M5A1 E5'] });
  expect(offers(gun, 'american', 'turret')).toHaveLength(5);
});

test('[lnl 15.0.a] hatches open and close at the beginning of its impulse, once, and a vehicle begins open', () => {
  const match = begin();
  expect(vehicle(match, 'v1').buttoned).toBeUndefined();
  play(match, 'american', 'activate 1:E5', 'button v1');
  expect(vehicle(match, 'v1').buttoned).toBe(true);
  expect(offers(match, 'american', 'open')).toEqual([]);
  play(match, 'american', 'drive v1', 'step 1:E4', 'done');
  const moved = begin({ vehicles: [`${SHERMAN} E5 buttoned moved Assault Move`] });
  play(moved, 'american', 'activate 1:E5');
  expect(offers(moved, 'american', 'open')).toEqual([]);
  // What has no roof, no armor or no nerve changes nothing.
  for (const card of ['american M10 E5', 'american Jeep E5', `${SHERMAN} E5 shaken buttoned`]) {
    const other = begin({ vehicles: [card] });
    play(other, 'american', 'activate 1:E5');
    expect([...offers(other, 'american', 'button'), ...offers(other, 'american', 'open')]).toEqual([]);
  }
});

test('[lnl 4.0.g, 11.5.e] Leaders bring in men beside them, Armor Leaders vehicles', () => {
  const match = begin({
    units: [FOE, 'american Lt. Clarkson E5', 'american 2-5-4-6 E4'],
    vehicles: [`${SHERMAN} E4`],
  });
  play(match, 'american', 'activate 1:E5', 'activate 1:E4', 'move u3');
  expect(offers(match, 'american', 'drive')).toEqual([]);
  const armored = begin({
    units: [FOE, 'american 2-5-4-6 E4', 'american 2-5-4-6 F4'],
    vehicles: [`${SHERMAN} E5 leader american Sgt. Darius`, `${SHERMAN} E4`],
  });
  play(armored, 'american', 'activate 1:E5');
  expect(offers(armored, 'american', 'activate')).toEqual(['activate 1:E4']);
  play(armored, 'american', 'activate 1:E4');
  expect(offers(armored, 'american', 'drive')).toEqual(['drive v1', 'drive v2']);
  expect(offers(armored, 'american', 'move')).toEqual([]);
  // Who does nothing else is Ops Complete for it (4.0.p).
  play(armored, 'american', 'drive v2', 'step 1:E3', 'done', 'done');
  expect(vehicle(armored, 'v1').opsComplete).toBe(true);
});

test('[lnl 4.0.g, 11.5.e] where both reach a hex, each brings in his own at once', () => {
  const match = begin({
    units: [FOE, 'american Lt. Clarkson E5', 'american 2-5-4-6 E4'],
    vehicles: [`${SHERMAN} E5 leader american Sgt. Darius`, `${SHERMAN} E4`],
  });
  play(match, 'american', 'activate 1:E5');
  expect(offers(match, 'american', 'activate')).toEqual(['activate 1:E4']);
  play(match, 'american', 'activate 1:E4');
  expect(offers(match, 'american', 'drive')).toEqual(['drive v1', 'drive v2']);
  expect(offers(match, 'american', 'move')).toEqual(['move u2', 'move u3']);
});

test('[lnl 11.5.e] a Shaken Armor Leader, or one whose vehicle has acted, activates nobody', () => {
  for (const how of ['shaken', 'moved Assault Move']) {
    const match = begin({ vehicles: [`${SHERMAN} E5 leader american Sgt. Darius ${how}`, `${SHERMAN} E4`] });
    play(match, 'american', 'activate 1:E5');
    expect(offers(match, 'american', 'activate')).toEqual([]);
  }
});

test('a vehicle comes on over the edge with its back to it', () => {
  const groups = [
    { id: 'american', side: 'american', units: {}, enter: { turn: 1, along: ['1:A1-A3'] } },
    { id: 'german', side: 'german', units: {} },
  ];
  const match = begin({ units: [FOE], vehicles: [SHERMAN], scenario: { groups } });
  play(match, 'american', 'enter v1', 'step 1:A2');
  expect(vehicle(match, 'v1')).toMatchObject({ at: '1:A2', facing: 1 });
});
