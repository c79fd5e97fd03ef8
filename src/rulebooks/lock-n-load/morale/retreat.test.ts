import { expect, test } from 'vitest';
import type { Location } from '../state.ts';
import {
  type Dice,
  isGone,
  offers,
  type Position,
  play,
  skirmish,
  unit,
  unitTold,
  weapon,
} from '../testing/bench.ts';

const FLAMES = 'german 1-6-4-5 C4 fired';
const SQUAD = 'american 2-5-4-6 C5 shaken';
/** He keeps the phase going. */
const BYSTANDER = 'u99: american 2-5-4-6 M10';

/** u2 and all after it have been Shaken by the flames of u1 in C4. */
function flee(position: Partial<Position>, dice: Dice = []) {
  const units: Position['units'] = position.units ?? [FLAMES, SQUAD];
  const shaken = units.flatMap((each, i) => (unitTold(each).shaken ? [`u${i + 1}` as const] : []));
  const from: Location = '1:C4';
  const doing = [
    { is: 'impulse', side: 'german', groups: [{ at: from, units: ['u1'] }], acted: true },
    { is: 'retreat', side: 'american', units: shaken, from },
  ] as const;
  return skirmish({ ...position, units: [...units, BYSTANDER], doing }, dice);
}
const ways = (match: ReturnType<typeof flee>) => offers(match, 'american', 'retreat').toSorted();

test('[lnl 1.6.3.b, 1.6.3.c] one hex, farther from the flamethrower, under a Moved marker', () => {
  const match = flee({});
  expect(ways(match)).toEqual(['retreat u2 1:B5', 'retreat u2 1:C6', 'retreat u2 1:D5']);
  play(match, 'american', 'retreat u2 1:C6');
  expect(unit(match, 'u2')).toMatchObject({ at: '1:C6', moved: 'Moved' });
  expect(match.state.doing).not.toContainEqual(expect.objectContaining({ is: 'retreat' }));
});

test('[lnl 1.6.3.b] and no nearer to another enemy in sight', () => {
  const other = 'german 1-6-4-5 C8 fired';
  expect(ways(flee({ units: [FLAMES, SQUAD, other] }))).toEqual(['retreat u2 1:B5', 'retreat u2 1:D5']);
  const hidden = flee({ units: [FLAMES, SQUAD, other], hexes: { C7: 'woods' } });
  expect(ways(hidden)).toContain('retreat u2 1:C6');
});

test('[lnl 1.6.3.c] who has nowhere to go is eliminated', () => {
  expect(isGone(flee({ hexes: { B5: 'water', C6: 'water', D5: 'water' } }), 'u2')).toBe(true);
});

test('[lnl 1.6.3.c, 1.3.g] nor into a hex that is full or the enemy’s', () => {
  const crowd = [1, 2, 3].map(() => 'american 2-5-4-6 C6');
  const enemy = 'german 1-6-4-5 D5 fired';
  expect(ways(flee({ units: [FLAMES, SQUAD, ...crowd, enemy] }))).toEqual(['retreat u2 1:B5']);
});

test('[lnl 1.6.3.c, 21.4.d] as often as its way costs points, and its own Mines cost more', () => {
  const units = [FLAMES, SQUAD, 'german 1-6-4-5 H6'];
  const shots = (mines: Position['mines']) => {
    const match = flee({ units, ...(mines && { mines }) });
    play(match, 'american', 'retreat u2 1:B5');
    return match.state.doing.flatMap(frame => (frame.is === 'window' ? [frame.shots] : []));
  };
  expect(shots(undefined)).toEqual([1]);
  expect(shots([{ at: '1:B5', by: 'american', firepower: 1 }])).toEqual([2]);
});

test('[lnl 1.6.3.c] it may be fired at on the way', () => {
  const watch = 'german 1-6-4-5 H6';
  const match = flee({ units: [FLAMES, SQUAD, watch] });
  play(match, 'american', 'retreat u2 1:B5');
  expect(match.choiceOf('german')).toMatchObject({ window: { on: 'opportunity-fire' } });
});

test('[lnl 1.6.3.b, 1.6.1.a] several go one by one, and a gun on its tripod stays behind', () => {
  const units = [FLAMES, SQUAD, SQUAD];
  const match = flee({ units, weapons: ['american M1919A4 of u2 assembled', 'american BAR of u2'] });
  play(match, 'american', 'retreat u3 1:C6', 'retreat u2 1:B5');
  expect(unit(match, 'u2').at).toBe('1:B5');
  expect(weapon(match, 'w1')).toMatchObject({ at: '1:C5', assembled: true });
  expect(weapon(match, 'w1')).not.toHaveProperty('possessedBy');
  expect(weapon(match, 'w2')).toMatchObject({ possessedBy: 'u2' });
});

test('[lnl 1.6.3.c, 1.7.b, 21.4.a] guns do not flee into houses, and Mines wait for those who flee', () => {
  const gun = 'american 57mm ATG C5 facing 0 shaken';
  const mines = [{ at: '1:B5', by: 'german', firepower: 1 }] as const;
  const match = flee({ units: [FLAMES, gun], hexes: { C6: 'wooden building' }, mines }, '6,1 6');
  expect(ways(match)).toEqual(['retreat u2 1:B5', 'retreat u2 1:D5']);
  play(match, 'american', 'retreat u2 1:B5');
  expect(isGone(match, 'u2')).toBe(true);
});

test('[lnl 1.6.3.c, 18.1.e] whom the shells kill where he flees to is fired at no more', () => {
  const barrages = [{ at: '1:C6', by: 'german', firepower: 6 }] as const;
  const watch = 'german 1-6-4-5 H6';
  const match = flee({ units: [FLAMES, SQUAD, watch], barrages }, '6,6,1 6');
  play(match, 'american', 'retreat u2 1:C6');
  expect(isGone(match, 'u2')).toBe(true);
  expect(match.state.doing).not.toContainEqual(expect.objectContaining({ is: 'window' }));
});
