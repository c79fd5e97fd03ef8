import { expect, test } from 'vitest';
import { type Dice, type Position, play, rollsTold, skirmish, standing, unit } from '../testing/bench.ts';
import { unitById } from '../units.ts';
import { isInTheDark } from './night.ts';
import { starshellChance } from './starshells.ts';

const AT = '1:D4' as const;
const KOCH = { card: 'german Lt. Koch', at: AT };
const ENEMY = 'american 2-5-4-6 L9';
const NIGHT = { scenario: { rules: ['night' as const] } };

function impulse(position: Position, dice: Dice = []) {
  const match = skirmish({ initiative: 'german', ...NIGHT, ...position }, dice);
  play(match, 'german', `activate ${AT}`);
  return match;
}
const shells = (match: ReturnType<typeof impulse>, verb = 'starshell') =>
  match.offered('german').filter(act => act.startsWith(verb));

test('[lnl 20.2.a] a Leader or Hero without a marker picks a hex within three, at night', () => {
  const match = impulse({ units: [KOCH, `german 1-6-4-5 ${AT}`, ENEMY] });
  expect(shells(match)).toHaveLength(37);
  expect(shells(match)).toContain('starshell u1 1:D7');
  expect(shells(match)).not.toContain('starshell u1 1:D8');
  expect(shells(impulse({ units: [`german Dorn ${AT}`, ENEMY] })).length).toBeGreaterThan(0);
  expect(shells(impulse({ units: [`german Lt. Koch ${AT} shaken`, `german Medic ${AT}`, ENEMY] }))).toEqual(
    [],
  );
  expect(shells(impulse({ units: [KOCH, ENEMY], scenario: { rules: [] } }))).toEqual([]);
});

test('[lnl 20.2.a, 13.0, RRT.10] the nation’s number, raised by the Leader’s modifier, lights the hex', () => {
  const number = (card: string) => {
    const { world, view } = standing({ units: [`${card} ${AT}`, ENEMY] });
    return starshellChance(world, unitById(view, 'u1')).value;
  };
  expect([number('german Lt. Koch'), number('german Capt. Brandt'), number('german Dorn')]).toEqual([
    3, 4, 2,
  ]);
});

test('[lnl 20.2.a, 20.2.b] he is Ops Complete, lit or not', () => {
  for (const [die, lit] of [
    [3, ['1:D6']],
    [4, undefined],
  ] as const) {
    const match = impulse({ units: [KOCH, ENEMY] }, `${die}`);
    play(match, 'german', 'starshell u1 1:D6');
    expect(match.state.starshells).toEqual(lit);
    expect(unit(match, 'u1').opsComplete).toBe(true);
    expect(match.state.passes).toBe(0);
    expect(rollsTold(match)).toEqual([`20.2.a german: ${lit ? 'light' : 'it stays dark'}`]);
  }
});

test('[lnl 20.2.b, 20.1.a] a Starshell makes it day in its hex and those around it, until the Administration Phase', () => {
  const { world, view } = standing({ units: [KOCH, ENEMY], starshells: ['1:D8'], ...NIGHT });
  const dark = (at: `1:${string}`) => isInTheDark(world, view, AT, at);
  expect([dark('1:D6'), dark('1:D7'), dark('1:D9'), dark('1:D10')]).toEqual([false, false, false, true]);
});

const MORTAR = { card: 'german 50mm mortar', at: '1:A1' } as const;

test('[lnl 20.2.c, 11.6.c] a Leader or Scout calls a mortar’s Starshell within two hexes of himself, without dice', () => {
  const match = impulse({ units: [KOCH, MORTAR, ENEMY] });
  expect(shells(match, 'illuminate')).toHaveLength(19);
  play(match, 'german', 'illuminate u1 u2 1:D6');
  expect(match.state.starshells).toEqual(['1:D6']);
  expect([unit(match, 'u1').opsComplete, unit(match, 'u2').fired]).toEqual([true, true]);
  const scout = impulse({ units: [`german Scout ${AT}`, MORTAR, ENEMY] });
  expect(shells(scout, 'illuminate')).toHaveLength(19);
  const hero = impulse({ units: [`german Dorn ${AT}`, MORTAR, ENEMY] });
  expect(shells(hero, 'illuminate')).toEqual([]);
});

test('[lnl 5.1.m] a wounded Leader calls it as well as ever', () => {
  const match = impulse({ units: [`german Lt. Koch ${AT} wounded`, MORTAR, ENEMY] });
  expect(shells(match, 'illuminate')).toHaveLength(19);
});

test('[lnl 20.2.c] and farther off where he sees a Fired marker', () => {
  const fired = 'american 2-5-4-6 D9 fired';
  const match = impulse({ units: [KOCH, MORTAR, fired] });
  expect(shells(match, 'illuminate')).toContain('illuminate u1 u2 1:D9');
  const hidden = impulse({ units: [KOCH, MORTAR, fired], hexes: { '1:D8': 'woods' } });
  expect(shells(hidden, 'illuminate')).not.toContain('illuminate u1 u2 1:D9');
});

test('[lnl 20.2.c, 18.1.a] not by a mortar that is Shaken, has acted, is too near for its range, or has no open sky', () => {
  for (const more of [{ shaken: true }, { fired: true }, { at: AT }, { at: '1:A9' }] as const) {
    const match = impulse({ units: [KOCH, { ...MORTAR, ...more }, ENEMY], hexes: { '1:A9': 'woods' } });
    expect(shells(match, 'illuminate u1 u2 1:D5')).toEqual([]);
  }
});

test.each([{ moved: 'Assault Move' }, { moved: 'Stealth' }] as const)(
  '[lnl 20.2.a] a Leader who is %o fires none and calls none',
  marker => {
    const match = impulse({ units: [{ ...KOCH, ...marker }, `german 1-6-4-5 ${AT}`, MORTAR, ENEMY] });
    expect([...shells(match), ...shells(match, 'illuminate')]).toEqual([]);
  },
);

test('[lnl 20.2.a, 8.1.a] nor does one in a Melee, or by a mortar in one', () => {
  const foe = `american 2-5-4-6 ${AT}`;
  const match = impulse({ units: [KOCH, `german 1-6-4-5 ${AT}`, MORTAR, foe, ENEMY], melees: [{ at: AT }] });
  expect([...shells(match), ...shells(match, 'illuminate')]).toEqual([]);
  const locked = impulse({ units: [KOCH, MORTAR, 'american 2-5-4-6 A1', ENEMY], melees: [{ at: '1:A1' }] });
  expect(shells(locked, 'illuminate')).toEqual([]);
});

test('[lnl 20.2.c] the mortar is one of his own side', () => {
  const match = impulse({ units: [KOCH, 'american 60mm mortar A1', ENEMY] });
  expect(shells(match, 'illuminate')).toEqual([]);
});

test('[lnl 20.2.b] no second Starshell over a lit hex, the first stays, and neither way of lighting one is a pass', () => {
  const position: Position = { units: [KOCH, MORTAR, ENEMY], starshells: ['1:D6'], passes: 1 };
  const fired = impulse(position, '1');
  expect(shells(fired)).not.toContain('starshell u1 1:D6');
  expect(shells(fired, 'illuminate')).not.toContain('illuminate u1 u2 1:D6');
  play(fired, 'german', 'starshell u1 1:D5');
  expect(fired.state).toMatchObject({ starshells: ['1:D6', '1:D5'], passes: 0 });
  const called = impulse(position);
  play(called, 'german', 'illuminate u1 u2 1:D5');
  expect(called.state).toMatchObject({ starshells: ['1:D6', '1:D5'], passes: 0 });
});
