/** AP fire (B8): the Germans fire north at a British tank four hexes away, whose front is towards them. */
import { expect, test } from 'vitest';
import {
  citesSaid,
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
import { elevationOf, hitAngle } from './angle.ts';
import { apNet } from './modifiers.ts';

type Told = Partial<Position['units'][number]>;
const duel = (more: Partial<Omit<Position, 'units'>> = {}, theirs: Told = {}, ours: Told = {}): Position => ({
  phase: 'combat',
  first: 'german',
  ...more,
  units: [
    { card: 'pz-iiij-lang', at: '1:C9', facing: 0, command: 'FIRE', ...ours },
    { card: 'crusader-i', at: '1:C5', facing: 3, ...theirs },
  ],
});
const net = (position: Position, more: Parameters<typeof shotIn>[2] = {}) => {
  const { world, view, shot } = shotIn(position, 'ap', more);
  return apNet(world, view, shot);
};
/** One shot with these dice. */
function fire(position: Position, ...dice: readonly (readonly number[])[]) {
  const match = skirmish(position, dice);
  play(match, 'german', 'engage u2', 'add u1 ap');
  return match;
}
const [HIT, MISS, STAYS] = [hundred(63), hundred(64), hundred(100)];
const [TURRET, HULL, TRACKS] = [hundred(40), hundred(41), hundred(93)];

test('[panzer B7, B7.2, B7.3, B8.1] fire on a target is announced, and then resolved: 70 at short range, less a tenth for its size', () => {
  const match = skirmish(duel(), [MISS]);
  expect(offers(match, 'german', 'engage')).toEqual(['engage u2']);
  play(match, 'german', 'engage u2');
  expect(offers(match, 'german', 'resolve')).toEqual([]);
  play(match, 'german', 'add u1 ap');
  expect(unit(match, 'u1')).toMatchObject({ fired: true, shown: true, spot: { by: 'FIRE', turn: 1 } });
  expect(unit(match, 'u2').tracked).toBeUndefined();
  expect(unit(fire(duel(), HIT, TRACKS, STAYS), 'u2').tracked).toBe(true);
});

test('[panzer B8] beyond the last band there is no shot', () => {
  const rows = (row: number) => {
    const match = skirmish(duel({ size: [13, 25] }, { at: '1:C1' }, { at: `1:C${row}` as '1:C9' }));
    play(match, 'german', 'engage u2');
    return offers(match, 'german', 'add');
  };
  expect(rows(18)).toContain('add u1 ap');
  expect(rows(19)).toEqual(['add u1 gp']);
});

test('[panzer B8.3] 00 misses whatever the number', () => {
  const near = duel({}, { at: '1:C8', card: 'grant' });
  expect(net(near).value).toBe(1);
  expect(unit(fire(near, hundred(99), TRACKS, STAYS), 'u2').tracked).toBe(true);
  expect(unit(fire(near, hundred(100)), 'u2').tracked).toBeUndefined();
});

test('[panzer B8.4] the size of the target counts, either way', () => {
  expect(counted(net(duel()))).toEqual({ size: -1 });
  expect(counted(net(duel({}, { card: 'grant' })))).toEqual({ size: 1 });
  expect(counted(net(duel({}, { card: 'matilda-ii' })))).toEqual({});
});

test('[panzer B8.5] whoever shows MOVE or SHORT HALT, or is fired at on the move, is harder to hit', () => {
  expect(counted(net(duel({}, { command: 'MOVE', shown: true })))['target moving']).toBe(-2);
  expect(counted(net(duel({}, { command: 'SHORT-HALT', shown: true })))['target moving']).toBe(-2);
  expect(counted(net(duel({}, { command: 'MOVE' })))['target moving']).toBeUndefined();
  expect(counted(net(duel({}, { command: 'FIRE', shown: true })))['target moving']).toBeUndefined();
  expect(counted(net(duel(), { targetMoves: true }))['target moving']).toBe(-2);
});

test('[panzer B8.6, B12.7] cover of the ground and of the hexside before the target', () => {
  const at = (terrain: 'brush' | 'woods' | 'stone building') =>
    counted(net(duel({ hexes: { '1:C5': terrain } })));
  expect(at('brush')['Light cover']).toBe(-1);
  expect(at('woods')['Medium cover']).toBe(-3);
  expect(at('stone building')['Heavy cover']).toBe(-5);
  const walled = duel({ board: { sides: { 'C5/S': 'wall' } } });
  expect(counted(net(walled))['Light cover']).toBe(-1);
  expect(counted(net(duel({ board: { sides: { 'C5/N': 'wall' } } })))['Light cover']).toBeUndefined();
});

test('[panzer B8.7] SHORT HALT costs four, two with a stabilizer', () => {
  expect(counted(net(duel({}, {}, { command: 'SHORT-HALT' })))['SHORT HALT']).toBe(-4);
  const steady: Position = {
    ...duel(),
    units: [
      { card: 'm4a1-sherman', at: '1:C9', command: 'SHORT-HALT' },
      { card: 'pz-iiih', at: '1:C5' },
    ],
  };
  expect(counted(net(steady))).toEqual({ 'SHORT HALT, stabilized': -2 });
});

test('[panzer B8.8, B10] a firer with a damaged turret has three less, a suppressed one five', () => {
  expect(counted(net(duel({}, {}, { turretDamaged: true }))).Damaged).toBe(-3);
  expect(counted(net(duel({}, {}, { hullDamaged: true }))).Damaged).toBeUndefined();
  expect(counted(net(duel({}, {}, { suppressed: 'OFF' }))).Suppressed).toBe(-5);
});

test('[panzer B8.9] burning wrecks between the two, each once; cold ones and those at the ends do not count', () => {
  const wrecks = [
    { at: '1:C7', burns: true },
    { at: '1:C6', burns: true },
    { at: '1:C8' },
    { at: '1:C5', burns: true },
    { at: '1:C9', burns: true },
  ] as const;
  expect(counted(net(duel({ wrecks })))['brew-up smoke']).toBe(-4);
});

test('[panzer B8.2] the net is held between −10 and +5', () => {
  const bad = duel(
    { hexes: { '1:C5': 'stone building' } },
    { command: 'MOVE', shown: true },
    { command: 'SHORT-HALT', turretDamaged: true, suppressed: 'ON' },
  );
  expect(net(bad).value).toBe(-10);
});

test('[panzer B8.10, 7.8.4.a, 7.8.4.b] overwatch costs one, three outside the arc in front; the target moves besides', () => {
  const seen = (facing: 0 | 1, options: readonly ['7.8'] | readonly [] = []) =>
    counted(net(duel({ options }, {}, { facing }), { manner: 'overwatch', targetMoves: true }));
  expect(seen(0)).toEqual({ size: -1, 'target moving': -2, Overwatch: -1 });
  expect(seen(1)).toEqual({ size: -1, 'target moving': -2, 'Overwatch outside the arc': -3 });
  expect(seen(1, ['7.8'])['Overwatch outside the arc']).toBe(-3);
});

test('[panzer B8.11] rates of fire: N once, Q twice at half of the number', () => {
  const tracks = (roll: number) => fire(duel(), hundred(roll), TURRET, [1], STAYS, TRACKS, STAYS);
  // Q: 31 is at most half of 63, 32 is not.
  expect(unit(tracks(31), 'u2').tracked).toBe(true);
  expect(unit(tracks(32), 'u2').tracked).toBeUndefined();
});

test('[panzer B8.12] from where it comes against its facing; on a line the one nearer to the front', () => {
  const { world } = shotIn(duel());
  const angle = (from: string) => hitAngle(world, '1:E5', 0, from as '1:E5');
  expect(angle('1:E3')).toBe('Front');
  expect(angle('1:F3')).toBe('Front');
  expect(angle('1:G4')).toBe('Front/Side');
  expect(angle('1:G5')).toBe('Front/Side');
  expect(angle('1:G6')).toBe('Rear/Side');
  expect(angle('1:E7')).toBe('Rear');
  expect(angle('1:F6')).toBe('Rear/Side');
});

test('[panzer B8.13] three times the difference of heights, held against the range', () => {
  const above = (level: number, at: string) => {
    const { world } = shotIn(duel({ levels: { '1:C9': level } }, { at: at as '1:C5' }));
    return [elevationOf(world, '1:C9', at as '1:C5'), elevationOf(world, at as '1:C5', '1:C9')];
  };
  expect(above(1, '1:C6')).toEqual(['Falling', 'Rising']);
  expect(above(1, '1:C5')).toEqual(['Level', 'Level']);
  expect(above(0, '1:C8')).toEqual(['Level', 'Level']);
});

test('[panzer B8.14, B8.15, CES.AP.a] hit, location, armour, damage: 15 goes through 14 and 12, but 12 does not through 12', () => {
  // At short range 15 against the turret’s 12 and the hull’s 10.
  expect(unit(fire(duel(), HIT, TURRET, [3], STAYS), 'u2')).toMatchObject({
    turretDamaged: true,
    hullDamaged: true,
  });
  expect(unit(fire(duel(), HIT, HULL, [9]), 'u2').lost).toBe('knocked out');
  // At medium range 12: the turret’s 12 holds.
  const far = duel({ size: [13, 12] }, { at: '1:C3' }, { at: '1:C10' });
  const held = fire(far, hundred(45), TURRET);
  expect(unit(held, 'u2').turretDamaged).toBeUndefined();
  expect(citesSaid(held)).toContain('B8.15');
  expect(unit(fire(far, hundred(45), HULL, [9]), 'u2').lost).toBe('knocked out');
});

test('[panzer B8.16, CES.AP.b, 7.10.2] the damage row of the calibre; soft vehicles two less, but not against hollow charges', () => {
  const damage = (die: number, card: 'crusader-i' | 'british-truck' = 'crusader-i') =>
    unit(fire(duel({}, { card }), hundred(50), HULL, [die], STAYS), 'u2');
  expect(damage(2)).not.toHaveProperty('turretDamaged');
  expect(damage(3)).toMatchObject({ turretDamaged: true });
  expect(damage(6).lost).toBe('knocked out');
  expect(damage(10).lost).toBe('brewed up');
  expect(damage(4, 'british-truck')).not.toHaveProperty('turretDamaged');
  expect(damage(5, 'british-truck')).toMatchObject({ hullDamaged: true });
  const hollow = skirmish(duel({}, { card: 'british-truck', at: '1:C8' }, { card: 'pz-ivf1' }), [
    hundred(50),
    HULL,
    [3],
    STAYS,
  ]);
  play(hollow, 'german', 'engage u2', 'add u1 ce');
  expect(unit(hollow, 'u2')).toMatchObject({ hullDamaged: true });
});

test('[panzer B8.17, B10.2] tracks break without any penetration, and the vehicle is immobile', () => {
  const match = fire(duel({}, { card: 'matilda-ii' }), HIT, TRACKS, STAYS);
  expect(unit(match, 'u2').tracked).toBe(true);
});

test('[panzer B10.1] what is damaged a second time is knocked out', () => {
  const match = fire(duel({}, { turretDamaged: true, hullDamaged: true }), HIT, HULL, [3]);
  expect(unit(match, 'u2').lost).toBe('knocked out');
  const half = fire(duel({}, { hullDamaged: true }), HIT, HULL, [3], STAYS);
  expect(unit(half, 'u2')).toMatchObject({ turretDamaged: true, hullDamaged: true });
});

test('[panzer B10.3] a wreck stays where a vehicle was lost, and burns if it brewed up', () => {
  expect(fire(duel(), HIT, HULL, [9]).state.wrecks).toEqual([{ at: '1:C5' }]);
  expect(fire(duel(), HIT, HULL, [10]).state.wrecks).toEqual([{ at: '1:C5', burns: true }]);
});

test('[panzer B10.4, B10.5, BASE.BAIL] after damage or a track hit the crew may leave: at 15 if Seasoned, 35 if Green', () => {
  const crew = (roll: number, grade: 'Seasoned' | 'Green') =>
    unit(fire(duel({ grades: { british: grade } }), HIT, TRACKS, hundred(roll)), 'u2').lost;
  expect(crew(15, 'Seasoned')).toBe('bailed out');
  expect(crew(16, 'Seasoned')).toBeUndefined();
  expect(crew(35, 'Green')).toBe('bailed out');
  expect(crew(36, 'Green')).toBeUndefined();
  expect(unit(fire(duel(), HIT, HULL, [3], hundred(15)), 'u2').lost).toBe('bailed out');
});

test('[panzer 7.11.a, 7.11.b, CES.AP.c] two more where it would be knocked out, and nowhere else; never above 10', () => {
  const damage = (die: number, options: readonly ['7.11'] | readonly []) =>
    unit(fire(duel({ options }), HIT, HULL, [die], STAYS), 'u2');
  expect(damage(8, ['7.11']).lost).toBe('brewed up');
  expect(damage(7, ['7.11']).lost).toBe('knocked out');
  expect(damage(8, []).lost).toBe('knocked out');
  expect(damage(5, ['7.11'])).toMatchObject({ turretDamaged: true });
  expect(damage(2, ['7.11'])).not.toHaveProperty('turretDamaged');
  const cool = duel({ options: ['7.11'] }, { card: 'valentine-ii' });
  expect(unit(fire(cool, hundred(50), HULL, [8], STAYS), 'u2').lost).not.toBe('brewed up');
});

test('[panzer 7.11.c, CES.BG] in the Basic Game penetration less armour decides, without locations and without BU', () => {
  // Front 11, rear 8: at short range 15.
  const basic = (theirs: Told = {}) => fire(duel({ options: ['CES.BG', '7.11'] }, theirs), HIT, STAYS);
  expect(unit(basic(), 'u2').lost).toBe('knocked out');
  expect(unit(basic({ facing: 0 }), 'u2').lost).toBe('knocked out');
  // 15 against the Grant’s 17, and its rear’s 11.
  const grant = (facing: 0 | 3) =>
    unit(fire(duel({ options: ['CES.BG'] }, { card: 'grant', facing }), hundred(60), STAYS), 'u2');
  expect(grant(3)).not.toHaveProperty('turretDamaged');
  expect(grant(0).lost).toBe('knocked out');
  // 15 against 15 is damage, since equal counts; 10 more burns.
  const m3 = unit(fire(duel({ options: ['CES.BG'] }, { card: 'humber-mk-ii' }), HIT), 'u2');
  expect(m3.lost).toBe('brewed up');
});

test('[panzer 7.12.a, 7.12.b, 7.12.c] two dice are read apart, added, and held to the row’s limit', () => {
  // 15 against a turret of 14 from the side: 1 and 2 take off four, held to three.
  const vary = (one: number, other: number) =>
    unit(fire(duel({ options: ['7.12'] }), HIT, [one, other], TURRET, [9]), 'u2').lost;
  expect(vary(5, 6)).toBe('knocked out');
  expect(vary(4, 4)).toBe('knocked out');
  // 15 − 3 = 12 does not go through 12.
  expect(vary(1, 2)).toBeUndefined();
  expect(vary(1, 3)).toBeUndefined();
  expect(vary(1, 7)).toBe('knocked out');
});

test('[panzer 7.21.a, 7.21.b] with variable track damage twice the best GP factor must reach the GP Defense', () => {
  const track = (ours: Told, options: readonly ['7.21'] | readonly [] = ['7.21']) =>
    unit(
      fire(
        duel({ options }, { card: 'matilda-ii', at: '1:C8' }, ours),
        hundred(10),
        TRACKS,
        STAYS,
        TRACKS,
        STAYS,
      ),
      'u2',
    ).tracked;
  // 5 cm: 2 × 2 against 5. 7.5 cm: 2 × 5.
  expect(track({})).toBeUndefined();
  expect(track({}, [])).toBe(true);
  expect(track({ card: 'pz-ivf2' })).toBe(true);
  // A rifle needs no such strength.
  expect(track({ card: 'german-atr' })).toBe(true);
});

test('[panzer 7.21.c] a GP row counts for it before there are such shells: the 6 pdr has them from 1943 on', () => {
  const at = (year: number, option: readonly ['7.21'] | readonly [] = ['7.21']) => {
    const position = {
      phase: 'combat',
      first: 'british',
      options: option,
      date: { year, month: 1 },
      units: [
        { card: '6-pdr', at: '1:C9', facing: 0, command: 'FIRE' },
        { card: 'pz-iiij', at: '1:C8', facing: 3 },
      ],
    } as const;
    const match = skirmish(position, [hundred(50), TRACKS, STAYS]);
    play(match, 'british', 'engage u2');
    const shells = refusals(match, 'british', 'add u1 gp');
    play(match, 'british', 'add u1 ap');
    return [unit(match, 'u2').tracked, shells];
  };
  // Twice two against three.
  expect(at(1942)).toEqual([true, ['7.21.c']]);
  expect(at(1943)).toEqual([true, []]);
});
