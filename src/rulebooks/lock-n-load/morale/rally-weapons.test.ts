import { expect, test } from 'vitest';
import { type Dice, isGone, type Position, play, skirmish, weapon } from '../testing/bench.ts';

const AT = '1:D4' as const;
const SQUAD = `german 1-6-4-5 ${AT}`;
const HALF = `german 0-4-4-5 ${AT}`;
const ENEMY = 'american 2-5-4-6 L9';
const MG = 'german MG34 of u1';
const TRIPOD = 'german MG42 of u1';

function rallies(position: Position, dice: Dice = []) {
  return skirmish(
    {
      initiative: 'german',
      doing: [{ is: 'rally', side: 'german', step: 'others' }],
      phase: 'rally',
      ...position,
    },
    dice,
  );
}

/** What the Germans may do with weapons in their Rally Phase. */
function acts(
  units: Position['units'],
  weapons: NonNullable<Position['weapons']>,
  more: Partial<Position> = {},
) {
  const match = rallies({ ...more, units: [...units, ENEMY], weapons });
  return match.choiceOf('german')?.id === 'rally'
    ? match.offered('german').filter(act => act !== 'done')
    : [];
}

test('[lnl 1.6.2.c] a jammed gun is repaired by 2 or more, on sand by 3 or more, and is broken for good below', () => {
  for (const [die, sand, works] of [
    [1, false, false],
    [2, false, true],
    [2, true, false],
    [3, true, true],
  ] as const) {
    const match = rallies(
      { units: [SQUAD, ENEMY], weapons: [`${MG} jammed`], scenario: { rules: sand ? ['sand'] : [] } },
      `${die}`,
    );
    play(match, 'german', 'repair w1');
    const account = [expect.objectContaining(sand ? { on: 'on sand' } : { verdict: expect.anything() })];
    expect(match.journal.all()).toContainEqual(
      expect.objectContaining({ is: 'roll', by: 'german', account }),
    );
    expect(JSON.stringify(match.journal.all()).includes('on sand')).toBe(sand);
    expect(weapon(match, 'w1').jammed).toBe(works ? undefined : true);
    expect(match.offered('german')).not.toContain('repair w1');
  }
});

test('[lnl 1.6.2.c] only whoever possesses it in Good Order repairs it', () => {
  expect(acts([SQUAD], [`${MG} jammed`])).toContain('repair w1');
  expect(acts([`german 1-6-4-5 ${AT} shaken`], [`${MG} jammed`])).not.toContain('repair w1');
  expect(acts([SQUAD], [`german MG34 ${AT} jammed`])).not.toContain('repair w1');
});

test('[lnl 1.6.2.c] the gun of a weapon team is repaired like any other', () => {
  const match = rallies({ units: [`german MG42 team ${AT} jammed`, ENEMY] }, '1');
  play(match, 'german', 'repair u1');
  expect(match.state.units[0]).toMatchObject({ jammed: true, broken: true });
  expect(match.state.phase).toBe('operations');
});

test('[lnl 1.6.o, 3.0.l] who is in Good Order picks up what lies in the hex, as much as he can carry', () => {
  const lying = `american BAR ${AT}`;
  expect(acts([SQUAD], [lying])).toEqual(['pick-up u1 w1', 'destroy w1']);
  expect(acts([`german 1-6-4-5 ${AT} shaken`], [lying])).toEqual([]);
  expect(acts([`german MG42 team ${AT}`, `german Medic ${AT}`], [lying])).toEqual([]);
  expect(acts([HALF], [lying, MG])).not.toContain('pick-up u1 w1');
  expect(acts([SQUAD], ['american BAR D5'])).toEqual([]);
  const match = rallies({ units: [SQUAD, ENEMY], weapons: [lying] });
  play(match, 'german', 'pick-up u1 w1');
  expect(weapon(match, 'w1').possessedBy).toBe('u1');
  expect(weapon(match, 'w1').at).toBeUndefined();
});

test('[lnl 1.6.o, 1.6.n, 1.6.1.b, 3.0.l] in a Melee nobody picks up, swaps or flips; dropping and destroying go on', () => {
  const melee = { melees: [{ at: AT }] };
  const enemy = `american 2-5-4-6 ${AT}`;
  expect(acts([SQUAD, SQUAD, enemy], [TRIPOD, `german MG34 ${AT}`], melee)).toEqual([
    'drop w1',
    'destroy w1',
  ]);
});

test('[lnl 1.6.n, 3.0.l] weapons go from hand to hand, once a phase', () => {
  const match = rallies({ units: [SQUAD, HALF, ENEMY], weapons: [MG] });
  play(match, 'german', 'hand w1 u2');
  expect(weapon(match, 'w1').possessedBy).toBe('u2');
  expect(match.offered('german')).toEqual(['destroy w1', 'done']);
});

test('[lnl 1.6.n, 1.6.a] who carries all he can gives his own in exchange', () => {
  const match = rallies({ units: [HALF, HALF, ENEMY], weapons: [MG, 'german Satchel Charge of u2'] });
  play(match, 'german', 'hand w1 u2');
  expect(weapon(match, 'w1').possessedBy).toBe('u2');
  expect(weapon(match, 'w2').possessedBy).toBe('u1');
  const full = [MG, 'german MG34 of u2', 'german MG34 of u2'];
  expect(acts([HALF, SQUAD], full)).not.toContain('hand w1 u2');
});

test('[lnl 1.6.n] not to those who are Shaken or elsewhere, nor to those who may not use it', () => {
  const others = [
    `german 1-6-4-5 ${AT} shaken`,
    'german 1-6-4-5 D5',
    `german Sniper ${AT}`,
    `german MG42 team ${AT}`,
  ];
  expect(acts([SQUAD, ...others], [MG])).toEqual(['drop w1', 'destroy w1']);
});

test('[lnl 1.6.l, 3.0.l] a weapon is dropped and lies there, or destroyed and is gone; Scouts destroy none', () => {
  const match = rallies({ units: [SQUAD, ENEMY], weapons: [MG, MG] });
  play(match, 'german', 'drop w1', 'destroy w2');
  expect(weapon(match, 'w1').at).toBe(AT);
  expect(weapon(match, 'w1').possessedBy).toBeUndefined();
  expect(isGone(match, 'w2')).toBe(true);
  expect(acts([`german Scout ${AT}`], [MG])).toEqual(['drop w1']);
});

test('[lnl 1.6.1.b] a gun is put on its tripod or taken off it; the Shaken only take it off', () => {
  const assembled = `${TRIPOD} assembled`;
  expect(acts([SQUAD], [TRIPOD])).toContain('assemble w1');
  expect(acts([SQUAD], [assembled])).toContain('dismantle w1');
  expect(acts([`german 1-6-4-5 ${AT} shaken`], [TRIPOD])).toEqual([]);
  expect(acts([`german 1-6-4-5 ${AT} shaken`], [assembled])).toEqual(['dismantle w1']);
  expect(acts([SQUAD], [MG])).not.toContain('assemble w1');
  const match = rallies({ units: [SQUAD, ENEMY], weapons: [TRIPOD] });
  play(match, 'german', 'assemble w1');
  expect(weapon(match, 'w1').assembled).toBe(true);
  expect(match.offered('german')).not.toContain('dismantle w1');
});

test('[lnl 1.6.2.c] only a team in Good Order, and of the side whose phase it is, repairs its gun', () => {
  const team = `german MG42 team ${AT} jammed`;
  expect(acts([team], [])).toEqual(['repair u1']);
  expect(acts([`${team} shaken`], [])).toEqual(['rally u1']);
  expect(acts([SQUAD, 'american M2 team L9 jammed'], [])).toEqual([]);
});

test('[lnl 3.0.l] nobody handles the weapons of the enemy, or of those who wait off the map', () => {
  expect(acts([SQUAD], ['american BAR of u2'])).toEqual([]);
  expect(acts(['german 1-6-4-5'], [MG])).toEqual([]);
});

test('[lnl 3.0.l] what was dropped is not picked up again in the phase, and a Scout destroys nothing that lies there', () => {
  const match = rallies({ units: [SQUAD, SQUAD, ENEMY], weapons: [MG] });
  play(match, 'german', 'drop w1');
  expect(match.offered('german')).toEqual(['destroy w1', 'done']);
  expect(acts([`german Scout ${AT}`], [`german MG34 ${AT}`])).toEqual(['pick-up u1 w1']);
});

test('[lnl 3.0.l, 1.6.l] Leaders, Heroes and half-squads destroy weapons', () => {
  for (const card of ['german Lt. Koch', 'german Dorn', 'german 0-4-4-5'])
    expect(acts([`${card} ${AT}`], [MG]), card).toEqual(['drop w1', 'destroy w1']);
});

test('[lnl 1.6.n, 1.6.a] who can carry a second weapon keeps his own', () => {
  const match = rallies({ units: [HALF, SQUAD, ENEMY], weapons: [MG, 'german Satchel Charge of u2'] });
  play(match, 'german', 'hand w1 u2');
  expect(match.state.weapons.map(({ possessedBy }) => possessedBy)).toEqual(['u2', 'u2']);
});

test('[lnl 1.6.n] who has just been given the one weapon he can carry gives it to nobody in exchange', () => {
  const match = rallies({ units: [HALF, HALF, HALF, ENEMY], weapons: [MG, 'german Satchel Charge of u3'] });
  play(match, 'german', 'hand w1 u2');
  expect(match.offered('german')).not.toContain('hand w2 u2');
  expect(match.offered('german')).toContain('hand w2 u1');
});

test('[lnl 1.6.1.b] taken off its tripod it can be carried again', () => {
  const match = rallies({ units: [SQUAD, ENEMY], weapons: [`${TRIPOD} assembled`] });
  play(match, 'german', 'dismantle w1');
  expect(weapon(match, 'w1')).toMatchObject({ possessedBy: 'u1' });
  expect(weapon(match, 'w1').assembled).toBeUndefined();
});
