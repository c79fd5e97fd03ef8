/** One of several is enough, or all of them are needed: positions in which a rule has more than one thing to look at. */
import { expect, test } from 'vitest';
import { heroShift, meleeOdds } from '../charts/index.ts';
import { cover } from '../fire/cover.ts';
import { meleeAttack } from '../melee/attack.ts';
import { stepCost } from '../movement/cost.ts';
import { isHiddenByNight } from '../sight/night.ts';
import { offers, type Position, play, skirmish, standing } from './bench.ts';

const SQUAD = 'german 1-6-4-5 D5';
const GUN = 'german 75mm infantry gun D5 facing 0';
/** He can't fire, and keeps the phase going. */
const FOE = 'american 2-5-4-6 M10 shaken';

function moving(position: Partial<Position>, ...answers: readonly string[]) {
  const match = skirmish({ units: [SQUAD, FOE], ...position });
  play(match, 'german', 'activate 1:D5', 'move u1', ...answers);
  return (verb: string) => offers(match, 'german', verb);
}

test('[lnl 7.0.c] the smoke in a hex shelters whoever is in it, whatever else burns elsewhere', () => {
  const smoke = [
    { at: '1:A1', stage: 1 },
    { at: '1:D4', stage: 1 },
  ] as const;
  const { world, view } = standing({ units: [], smoke });
  const sheltered = (['1:A1', '1:D4', '1:D5'] as const).map(at => cover(world, view, at).value);
  expect(sheltered).toEqual([1, 1, 0]);
});

test('[lnl 21.4.d] each of a side’s own minefields costs a point, and no other does', () => {
  const field = (at: '1:D4' | '1:A1' | '1:D6', by: 'german' | 'american') => ({ at, by, firepower: 2 });
  const mines = [field('1:A1', 'german'), field('1:D4', 'german'), field('1:D6', 'american')];
  const { world, view } = standing({ units: [SQUAD, FOE], mines });
  const price = (to: '1:D4' | '1:D6' | '1:E5') =>
    stepCost(world, view, view.units.slice(0, 1), '1:D5', to).value;
  expect([price('1:D4'), price('1:D6'), price('1:E5')]).toEqual([2, 1, 1]);
});

test('[lnl 20.2.b, 20.1.a] any Starshell that is near enough lights a hex, and any Fired marker shows it', () => {
  const night = { scenario: { rules: ['night' as const] } };
  const hidden = (position: Partial<Position>) => {
    const { world, view } = standing({ units: [], ...night, ...position });
    return isHiddenByNight(world, view, '1:D1', '1:D9');
  };
  expect(hidden({})).toBe(true);
  expect(hidden({ starshells: ['1:L1', '1:D9'] })).toBe(false);
  const two = (rest: string) => ['american 2-5-4-6 D9', `american 2-5-4-6 D9 ${rest}`];
  expect(hidden({ units: two('') })).toBe(true);
  expect(hidden({ units: two('fired') })).toBe(false);
});

test('[lnl 1.7.b, 6.3.a] one gun in a stack keeps it out of houses, and from crawling', () => {
  const hexes = { D4: 'wooden building' } as const;
  const alone = moving({ hexes });
  expect(alone('step')).toContain('step 1:D4');
  expect(alone('crawl')).toEqual(['crawl']);
  const together = moving({ hexes, units: [SQUAD, FOE, GUN] }, 'with u3');
  expect(together('step')).not.toContain('step 1:D4');
  expect(together('step')).toContain('step 1:D6');
  expect(together('crawl')).toEqual([]);
});

test('[lnl 1.7.d] one weapon team in a stack keeps it out of a Melee', () => {
  const enemy = 'american 2-5-4-6 D4 fired';
  expect(moving({ units: [SQUAD, FOE, enemy] })('step')).toContain('step 1:D4');
  const team = 'german MG42 team D5';
  expect(moving({ units: [SQUAD, FOE, enemy, team] }, 'with u4')('step')).not.toContain('step 1:D4');
});

test('[lnl 1.6.1.a] one gun on its tripod keeps the whole stack, until it is abandoned', () => {
  const units = [SQUAD, FOE, SQUAD];
  const weapons = ['german MG34 of u3', 'german MG42 of u3 assembled'];
  expect(moving({ units, weapons }, 'with u3')('step')).toEqual([]);
  expect(moving({ units, weapons }, 'with u3', 'abandon w2')('step')).toContain('step 1:D4');
});

test('[lnl 11.6.b] one Scout leads the whole stack through the woods', () => {
  const hexes = { D4: 'woods', D3: 'woods', D2: 'woods', D1: 'woods' } as const;
  const scout = 'german Scout D5';
  const spent = (...answers: readonly string[]) => {
    const match = skirmish({ units: [SQUAD, FOE, scout], hexes });
    play(match, 'german', 'activate 1:D5', 'move u1', ...answers, 'step 1:D4');
    const frame = match.state.doing.at(-1);
    return frame?.is === 'move' ? frame.spent : undefined;
  };
  expect([spent(), spent('with u3')]).toEqual([2, 1]);
});

test('[lnl 5.0.b, 18.0.a] one friend among the enemies is enough to keep a mortar from firing there', () => {
  const mortar = 'german 50mm mortar D5';
  const hall = { hall: { material: 'stone', upper: 1, hexes: ['D1', 'D2', 'D3'] } } as const;
  const enemy = 'american 2-5-4-6 D3';
  const ready = (...others: Position['units']) => {
    const match = skirmish({ buildings: hall, units: [mortar, enemy, enemy, ...others], spotted: ['1:D3'] });
    play(match, 'german', 'activate 1:D5');
    return offers(match, 'german', 'ready');
  };
  expect(ready()).toEqual(['ready u1']);
  expect(ready('german 1-6-4-5 D3/1')).toEqual([]);
});

test('[lnl 3.0.l] one who may destroy a weapon is enough, beside a Scout who may not', () => {
  const destroys = (...units: Position['units']) => {
    const match = skirmish({
      units: [...units, FOE],
      weapons: ['german MG34 D5'],
      phase: 'rally',
      doing: [{ is: 'rally', side: 'german', step: 'others' }],
    });
    return offers(match, 'german', 'destroy');
  };
  const scout = 'german Scout D5';
  expect(destroys(scout)).toEqual([]);
  expect(destroys(scout, SQUAD)).toEqual(['destroy w1']);
});

test('[lnl 1.6.3.b] a Flamethrower that fires with others makes the Shaken flee', () => {
  const match = skirmish(
    {
      units: [SQUAD, SQUAD, 'american 2-5-4-6 D4', 'american 2-5-4-6 M10'],
      weapons: ['german Flamethrower of u1'],
    },
    '3,6 2',
  );
  play(match, 'german', 'activate 1:D5', 'ready u2', 'add w1', 'shoot');
  expect(offers(match, 'american', 'retreat').length).toBeGreaterThan(0);
});

/** The attack of all Americans in D4 upon the first unit, a German squad. */
function struckBy(...units: Position['units']) {
  const { world, view } = standing({ units: ['german 1-6-4-5 D4', ...units], melees: [{ at: '1:D4' }] });
  return meleeAttack(
    world,
    view,
    { is: 'melee', at: '1:D4', attacker: 'american', stage: 'attack', targets: [], fallen: [] },
    ['u1'],
  );
}
const AIRBORNE = 'american 2-5-4-6 D4';

test('[lnl 8.0.i] one Hero among those who strike shifts the odds for all of them', () => {
  const { attack, defence, odds } = struckBy(AIRBORNE, 'american Tate D4');
  const plain = meleeOdds(attack.value, defence.value);
  expect(odds).toBe(heroShift(plain));
  expect(odds).not.toBe(plain);
});

test('[lnl 8.0.g, 11.1.b] a Leader aids a Melee in which some of his own kind strike', () => {
  const clarkson = 'american Lt. Clarkson D4';
  const army = 'american 2-6-4-6 D4';
  const aid = (...squads: Position['units']) => struckBy(...squads, clarkson).modifiers.value;
  expect(aid(AIRBORNE, army)).toBe(aid(AIRBORNE));
  expect(aid(AIRBORNE)).toBeGreaterThan(0);
  expect(aid(army)).toBe(0);
});

test('[lnl 1.7.d, 8.2.a] one weapon team keeps a stack out of a Melee that is over but for its marker', () => {
  const friend = 'german 1-6-4-5 D4 fired';
  const melees = [{ at: '1:D4', fought: true }] as const;
  expect(moving({ units: [SQUAD, FOE, friend], melees })('step')).toContain('step 1:D4');
  const team = 'german MG42 team D5';
  const together = moving({ units: [SQUAD, FOE, friend, team], melees }, 'with u4');
  expect(together('step')).not.toContain('step 1:D4');
});
