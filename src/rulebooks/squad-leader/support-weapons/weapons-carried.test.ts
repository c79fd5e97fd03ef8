/** Portage, stacking, acquisition, possession, dismantling (4.2, 4.3, 8.4, 8.5). */
import { describe, expect, test } from 'vitest';
import { allowance } from '../movement/allowance.ts';
import { fitsIn } from '../movement/stacking.ts';
import type { Weapon } from '../state.ts';
import { offers, type Position, play, refusals, skirmish, standing, unit, weapon } from '../testing/bench.ts';
import { spentBy } from '../trails/trails.ts';
import { acquisitionModifiers } from './acquisition.ts';
import { burdenOf, capacityOf, loadPoints } from './portage.ts';

const SQUAD = { card: 'german 4-6-7', at: '1:D5' } as const;
const HALF = { card: 'german 2-4-7', at: '1:D5' } as const;
const CREW = { card: 'german 2-3-7 crew', at: '1:D5' } as const;
const LEADER = { card: 'german 8-0', at: '1:D5' } as const;
const HERO = { card: 'german 1-4-9 hero', at: '1:D5' } as const;
const FOE = { card: 'russian 4-4-7', at: '1:M1' } as const;
const gun = (size: string, more: Partial<Weapon> = { by: 'u1' }) => ({ card: `german ${size}`, ...more });

const moving = (position: Partial<Position>, dice: readonly (readonly number[])[] = []) =>
  skirmish({ phase: 'movement', units: [SQUAD, FOE], ...position }, dice);

/** Movement factors that the first unit has for hexes of open ground. */
function factors(units: Position['units'], ...weapons: NonNullable<Position['weapons']>[number][]): number {
  const match = moving({ units: [...units, FOE], weapons });
  play(match, 'german', 'move u1');
  let far = 0;
  for (const to of ['D4', 'D3', 'D2', 'D1', 'D0', 'E0']) {
    if (!offers(match, 'german', 'step').includes(`step 1:${to}`)) break;
    play(match, 'german', `step 1:${to}`);
    far++;
  }
  expect(spentBy(match.state, 'u1') / 2).toBe(far);
  return far;
}

describe('portage', () => {
  test('[sl 4.2.T, 4.2.6] what weapons weigh to squads and to single men', () => {
    const { world, view } = standing({
      units: [SQUAD, LEADER, FOE],
      weapons: ['LMG', 'MMG', 'HMG', 'FT', 'DC'].map(size => gun(size)),
    });
    const [squad, leader] = view.units;
    if (!squad || !leader) throw new Error('no units');
    expect(view.weapons.map(each => burdenOf(world, squad, each))).toEqual([1, 4, 5, 2, 1]);
    expect(view.weapons.map(each => burdenOf(world, leader, each))).toEqual([2, undefined, undefined, 2, 1]);
    expect(view.weapons.map(each => loadPoints(world, each))).toEqual([1, 4, 5, 2, 1]);
  });

  test('[sl 4.2.2] three points are free to a squad, two to a half-squad or crew, one to a single man', () => {
    const { world, view } = standing({ units: [SQUAD, HALF, CREW, LEADER, HERO, FOE] });
    expect(view.units.slice(0, 5).map(each => capacityOf(world, each))).toEqual([3, 2, 2, 1, 1]);
  });

  test('[sl 4.2.1, 4.2.2] each point beyond costs a factor, however far it is carried', () => {
    expect(factors([SQUAD], gun('LMG'))).toBe(4);
    expect(factors([SQUAD], gun('MMG'))).toBe(3);
    expect(factors([SQUAD], gun('HMG'))).toBe(2);
    expect(factors([HALF], gun('MMG'))).toBe(2);
    expect(factors([LEADER], gun('LMG'))).toBe(5);
  });

  test('[sl 4.2.3] a single man carries three points at most', () => {
    const three = moving(
      { units: [LEADER, FOE], weapons: [gun('LMG'), gun('DC', { at: '1:D4' }), gun('DC', { at: '1:D4' })] },
      [[1]],
    );
    play(three, 'german', 'move u1', 'step 1:D4', 'pick-up u1 w2');
    expect(refusals(three, 'german', 'pick-up u1 w3')).toEqual(['4.2.3']);
  });

  test('[sl 4.2.4] what one carries costs him alone, whoever goes along', () => {
    expect(factors([SQUAD, SQUAD], gun('MMG'))).toBe(3);
    const match = moving({ units: [SQUAD, SQUAD, FOE], weapons: [gun('HMG')] });
    play(match, 'german', 'move u1', 'with u2', 'step 1:D4', 'step 1:D3');
    expect(offers(match, 'german', 'step')).toEqual([]);
    play(match, 'german', 'stay u1', 'step 1:D2', 'step 1:D1');
  });

  test('[sl 4.2.T, 4.2.4] two single men together carry a medium or heavy gun one hex', () => {
    const alone = moving({ units: [LEADER, HERO, FOE], weapons: [gun('MMG')] });
    play(alone, 'german', 'move u1');
    expect(refusals(alone, 'german', 'step 1:D4')).toEqual(['4.2.T']);
    play(alone, 'german', 'with u2', 'step 1:D4');
    expect(refusals(alone, 'german', 'step 1:D3')).toEqual(['4.2.T']);
    const busy = moving({ units: [LEADER, HERO, FOE], weapons: [gun('MMG'), gun('DC', { by: 'u2' })] });
    play(busy, 'german', 'move u1', 'with u2');
    expect(offers(busy, 'german', 'step')).toEqual([]);
  });

  test('[sl 4.1.4.4] weapons move with whoever carries them, and by themselves not at all', () => {
    const match = moving({ weapons: [gun('LMG'), gun('LMG', { at: '1:D5' })] });
    play(match, 'german', 'move u1', 'step 1:D4', 'done');
    expect(weapon(match, 'w1')).toMatchObject({ by: 'u1' });
    expect(weapon(match, 'w2')).toMatchObject({ at: '1:D5' });
    expect(match.whyNot('german', { piece: 'w2' }).map(({ cite }) => cite)).toEqual(['4.1.4.4']);
  });

  test('[sl 4.2.5, 5.2.1] who was slowed down by his load fires no weapon in the advancing fire phase', () => {
    const foe = { ...FOE, at: '1:D2' } as const;
    const readied = (size: string) => {
      const match = moving({ units: [SQUAD, foe], weapons: [gun(size)] });
      play(match, 'german', 'move u1', 'step 1:D4', 'done', 'done');
      play(match, 'russian', 'done');
      return offers(match, 'german', 'ready');
    };
    expect(readied('LMG')).toEqual(['ready u1', 'ready w1']);
    expect(readied('MMG')).toEqual(['ready u1']);
  });

  test('[sl QA-5.72] E1-084 a weapon that one has carried is carried by no other in the same phase', () => {
    const match = moving({ units: [SQUAD, { ...SQUAD, at: '1:E5' }, FOE], weapons: [gun('LMG')] }, [[1]]);
    play(match, 'german', 'move u1', 'step 1:D4', 'drop w1', 'done', 'move u2', 'step 1:D4', 'pick-up u2 w1');
    expect(refusals(match, 'german', 'step 1:D3')).toEqual(['QA-5.72']);
  });
});

describe('stacking', () => {
  const fits = (units: Position['units'], weapons: NonNullable<Position['weapons']> = []) => {
    const { world, view } = standing({ units: [...units, FOE], weapons });
    return fitsIn(world, view, '1:D5', 'german');
  };

  test('[sl 4.3.1] four units of which three squads, half-squads or crews, and ten points of weapons', () => {
    expect(fits([SQUAD, HALF, CREW, LEADER])).toBe(true);
    expect(fits([SQUAD, SQUAD, SQUAD, HALF])).toBe(false);
    expect(fits([LEADER, LEADER, LEADER, LEADER])).toBe(true);
    expect(fits([LEADER, LEADER, LEADER, LEADER, LEADER])).toBe(false);
    expect(fits([SQUAD, SQUAD], [gun('HMG'), gun('HMG', { at: '1:D5' })])).toBe(true);
    expect(fits([SQUAD, SQUAD], [gun('HMG'), gun('HMG', { by: 'u2' }), gun('LMG', { at: '1:D5' })])).toBe(
      false,
    );
  });

  test('[sl 3.8.4] heroes take no room', () => {
    expect(fits([SQUAD, SQUAD, SQUAD, LEADER, HERO, HERO])).toBe(true);
  });

  test('[sl 4.3.3] a full hex may be passed through, but not stayed in', () => {
    const crowd = [1, 2, 3].map(() => ({ ...SQUAD, at: '1:D4' }) as const);
    const match = moving({ units: [SQUAD, ...crowd, FOE] });
    play(match, 'german', 'move u1', 'step 1:D4');
    expect(refusals(match, 'german', 'done')).toEqual(['4.3.1']);
    play(match, 'german', 'step 1:D3', 'done');
    expect(unit(match, 'u1').at).toBe('1:D3');
  });

  test('[sl 4.3.3, 4.3.1] nobody goes into a full hex that he could not leave again', () => {
    const crowd = [1, 2, 3].map(() => ({ ...SQUAD, at: '1:D4' }) as const);
    const match = moving({ units: [SQUAD, ...crowd, FOE], hexes: { D4: 'woods' } });
    play(match, 'german', 'move u1', 'step 1:E5', 'step 1:D5', 'step 1:E5');
    expect(refusals(match, 'german', 'step 1:D4')).toEqual(['4.1.2']);
    const tight = moving({ units: [SQUAD, ...crowd, FOE], hexes: { D4: 'woods' } });
    play(tight, 'german', 'move u1', 'step 1:E5', 'step 1:D5');
    expect(refusals(tight, 'german', 'step 1:D4')).toEqual(['4.3.1']);
    // Nor where all around is full, or the enemy’s.
    const others = [1, 2, 3].map(() => SQUAD);
    const foes = ['C4', 'C5', 'D3', 'E4', 'E5'].map(hex => ({ ...FOE, at: `1:${hex}` }) as const);
    const shut = (...enemies: Position['units']) => {
      const match = moving({ units: [SQUAD, ...crowd, ...others, FOE, ...enemies] });
      play(match, 'german', 'move u1');
      return refusals(match, 'german', 'step 1:D4');
    };
    expect([shut(...foes), shut(...foes.slice(1)), shut(...foes.slice(0, -1))]).toEqual([['4.3.1'], [], []]);
  });

  test('[sl 4.3.3] nobody spends there what he needs to go on, nor takes up what would keep him', () => {
    const full = [1, 2, 3].map(() => ({ ...SQUAD, at: '1:D3' }) as const);
    const pass = (size: string, ...way: string[]) => {
      const match = moving({ units: [SQUAD, ...full, FOE], weapons: [gun(size, { at: '1:D3' })] });
      play(match, 'german', 'move u1', ...way.map(hex => `step 1:${hex}`));
      return [refusals(match, 'german', 'search'), refusals(match, 'german', 'pick-up u1 w1')];
    };
    // Two of four factors are left, or one.
    expect(pass('LMG', 'D4', 'D3')).toEqual([[], []]);
    expect(pass('LMG', 'D4', 'E4', 'D3')).toEqual([['4.3.3'], []]);
    expect(pass('MMG', 'D4', 'E4', 'D3')).toEqual([['4.3.3'], ['4.3.3']]);
  });

  test('[sl 4.3.3] who has not moved may stay where there are too many', () => {
    const match = moving({ units: [SQUAD, SQUAD, SQUAD, SQUAD, FOE] });
    play(match, 'german', 'move u1', 'done');
    expect(unit(match, 'u1').at).toBe('1:D5');
  });

  test('[sl QA-6.3] nobody is given up to make room', () => {
    const match = moving({ units: [SQUAD, FOE] });
    expect(offers(match, 'german', 'eliminate')).toEqual([]);
    const crowd = [1, 2, 3].map(() => ({ ...SQUAD, at: '1:D4', broken: true }) as const);
    const full = skirmish({ phase: 'advance', units: [SQUAD, ...crowd, FOE] });
    expect(refusals(full, 'german', 'advance u1 1:D4')).toEqual(['4.3.1']);
  });
});

describe('acquisition', () => {
  const LYING = { weapons: [gun('LMG', { at: '1:D4' })] };

  test('[sl 8.5.1, 4.2.1] what lies in the hex is had with a die below 6', () => {
    // A squad has one less: 6 is enough for it, a half-squad needs 5.
    for (const [who, die, got] of [
      [SQUAD, 6, true],
      [HALF, 5, true],
      [HALF, 6, false],
    ] as const) {
      const match = moving({ units: [who, FOE], ...LYING }, [[die]]);
      play(match, 'german', 'move u1', 'step 1:D4', 'pick-up u1 w1');
      expect(weapon(match, 'w1').by === 'u1').toBe(got);
    }
  });

  test('[sl 4.2.1, 4.2.2] nothing is taken up with which one could not have come so far', () => {
    const taken = (size: string, ...way: string[]) => {
      const match = moving({ weapons: [gun(size, { at: `1:${way.at(-1)}` as '1:D4' })] });
      play(match, 'german', 'move u1', ...way.map(hex => `step 1:${hex}`));
      return refusals(match, 'german', 'pick-up u1 w1');
    };
    // A medium gun is a point more than is free: three hexes, not four.
    expect([taken('MMG', 'D4', 'D3', 'D2'), taken('LMG', 'D4', 'D3', 'D2', 'D1')]).toEqual([[], []]);
    expect(taken('MMG', 'D4', 'D3', 'D2', 'D1')).toEqual(['4.2.2']);
    expect(taken('HMG', 'D4', 'D3', 'D2')).toEqual(['4.2.2']);
  });

  test('[sl 8.5.1] once a weapon, hex and phase; each weapon for itself', () => {
    const match = moving(
      { units: [HALF, FOE], weapons: [gun('LMG', { at: '1:D4' }), gun('DC', { at: '1:D4' })] },
      [[6], [1]],
    );
    play(match, 'german', 'move u1', 'step 1:D4', 'pick-up u1 w1');
    expect(refusals(match, 'german', 'pick-up u1 w1')).toEqual(['8.5.1']);
    play(match, 'german', 'pick-up u1 w2');
    expect([weapon(match, 'w1').by, weapon(match, 'w2').by]).toEqual([undefined, 'u1']);
  });

  test('[sl 8.5.1] only where the unit is, never by the berserk', () => {
    const match = moving(LYING);
    play(match, 'german', 'move u1');
    expect(offers(match, 'german', 'pick-up')).toEqual([]);
    const wild = moving({ units: [{ ...SQUAD, berserk: true }, FOE], weapons: [gun('LMG', { at: '1:D5' })] });
    play(wild, 'german', 'move u1');
    expect(refusals(wild, 'german', 'pick-up u1 w1')).toEqual(['8.4.5']);
  });

  test('[sl 8.5.1] not in melee, nor with enemies in the hex', () => {
    const units = [SQUAD, { ...FOE, at: '1:D5' }, { ...SQUAD, at: '1:A1' }] as const;
    const lying = { weapons: [gun('LMG', { at: '1:D5' })] };
    const match = skirmish({ phase: 'advance', units, ...lying });
    expect(refusals(match, 'german', 'pick-up u1 w1')).toEqual(['8.5.1']);
  });

  test('[sl 8.5.T] what makes it harder and easier', () => {
    const drm = (position: Partial<Position>) => {
      const { world, view } = standing({ phase: 'movement', units: [SQUAD, FOE], ...position });
      const [first] = view.units;
      if (!first) throw new Error('no unit');
      const { value, kept } = acquisitionModifiers(world, view, first);
      expect(kept.every(({ n }) => n !== 0)).toBe(true);
      return value;
    };
    expect([
      drm({}),
      drm({ units: [HALF, FOE] }),
      drm({ units: [LEADER, FOE] }),
      drm({ units: [HERO, FOE] }),
    ]).toEqual([-1, 0, 1, 1]);
    for (const terrain of ['woods', 'grain', 'brush', 'rubble'] as const)
      expect(drm({ units: [HALF, FOE], hexes: { D5: terrain } }), terrain).toBe(1);
    expect(drm({ units: [HALF, FOE], hexes: { D5: 'stone building' } })).toBe(0);
    const watched = (foe: object, hexes = {}) =>
      drm({ units: [HALF, { ...FOE, at: '1:D1', ...foe }], hexes });
    expect([
      watched({}),
      watched({ at: '1:D10' }),
      watched({ broken: true }),
      watched({}, { D3: 'woods' }),
    ]).toEqual([1, 0, 0, 0]);
    // Neither a leader nor men without arms reach anybody.
    expect([watched({ card: 'russian 8-0', at: '1:D4' }), watched({ unarmed: true, at: '1:D4' })]).toEqual([
      0, 0,
    ]);
  });

  test('[sl 8.5.2] a factor spent in the hex makes it easier by one, and counts as movement', () => {
    const match = moving({ units: [HALF, FOE], ...LYING }, [[6]]);
    play(match, 'german', 'move u1', 'step 1:D4', 'search', 'pick-up u1 w1', 'done');
    expect(weapon(match, 'w1').by).toBe('u1');
    expect(spentBy(match.state, 'u1')).toBe(4);
    expect(match.state.trails[0]?.kind).toBe('normal');
    const searching = moving({ units: [HALF, FOE], ...LYING });
    play(searching, 'german', 'move u1', 'step 1:D4', 'search', 'search');
    const { world, state } = searching;
    expect(acquisitionModifiers(world, state, unit(searching, 'u1')).value).toBe(-2);
  });

  test('[sl 8.5.2] what it took to leave the hex and to come back into it does not count', () => {
    const match = moving({ units: [LEADER, FOE], weapons: [gun('LMG', { at: '1:D5' })] });
    play(match, 'german', 'move u1', 'step 1:D4', 'step 1:D5');
    const drm = () => acquisitionModifiers(match.world, match.state, unit(match, 'u1')).value;
    const before = drm();
    play(match, 'german', 'search');
    expect(drm()).toBe(before - 1);
    const there = standing({ phase: 'movement', units: [LEADER, FOE] });
    expect(before).toBe(acquisitionModifiers(there.world, there.view, unit(match, 'u1')).value);
  });

  test('[sl 8.5.2] only where something lies, and while a factor is left', () => {
    const match = moving(LYING);
    play(match, 'german', 'move u1');
    expect(refusals(match, 'german', 'search')).toEqual(['8.5.2']);
    play(match, 'german', 'step 1:D4', 'search', 'search', 'search');
    expect(refusals(match, 'german', 'search')).toEqual(['4.1.2']);
  });

  test('[sl 8.5.2] a single factor and nothing else is a kind of assault movement', () => {
    const here = { weapons: [gun('LMG', { at: '1:D5' })] };
    const match = moving({ units: [HALF, FOE], ...here });
    play(match, 'german', 'move u1', 'search', 'done');
    expect(match.state.trails[0]?.kind).toBe('assault');
    const twice = moving({ units: [HALF, FOE], ...here });
    play(twice, 'german', 'move u1', 'search', 'search', 'done');
    expect(twice.state.trails[0]?.kind).toBe('normal');
  });

  test('[sl 8.5.3] in the advance phase it is easier by one for who stays, and he does not advance', () => {
    const match = skirmish({ phase: 'advance', units: [HALF, FOE], weapons: [gun('LMG', { at: '1:D5' })] }, [
      [6],
    ]);
    play(match, 'german', 'pick-up u1 w1');
    expect(weapon(match, 'w1').by).toBe('u1');
    expect(match.state.phase === 'advance' && offers(match, 'german', 'advance')).not.toContain(
      'advance u1 1:D4',
    );
    const come = skirmish({ phase: 'advance', units: [HALF, FOE], ...LYING }, [[6]]);
    play(come, 'german', 'advance u1 1:D4', 'pick-up u1 w1');
    expect(weapon(come, 'w1').by).toBeUndefined();
  });

  test('[sl 8.5.4] no leader helps', () => {
    const match = moving({ units: [HALF, { card: 'german 10-3', at: '1:D5' }, FOE], ...LYING }, [[6]]);
    play(match, 'german', 'move u1', 'with u2', 'step 1:D4', 'pick-up u1 w1');
    expect(weapon(match, 'w1').by).toBeUndefined();
  });

  test('[sl 8.4.4] the weapons of who is eliminated lie where he was, and nobody’s', () => {
    const match = skirmish(
      { units: [{ ...FOE, at: '1:D3' }, SQUAD, SQUAD], weapons: [gun('LMG', { by: 'u2' })] },
      [
        [1, 1],
        [6, 6],
      ],
    );
    play(match, 'russian', 'ready u1', 'at 1:D5', 'shoot');
    expect(weapon(match, 'w1')).toMatchObject({ at: '1:D5' });
    expect(weapon(match, 'w1').by).toBeUndefined();
  });
});

describe('possession', () => {
  const two = { units: [SQUAD, SQUAD, FOE], weapons: [gun('LMG')] };

  test('[sl 8.4.1] only who has it fires and carries it', () => {
    const match = skirmish({
      units: [SQUAD, { ...SQUAD, broken: true }, { ...FOE, at: '1:D2' }],
      weapons: [gun('LMG', { by: 'u2' })],
    });
    expect(offers(match, 'german', 'ready')).toEqual(['ready u1']);
  });

  test('[sl 8.4.2, 8.5.4] it passes without a die in the movement and the advance phase, and in no other', () => {
    for (const phase of ['movement', 'advance'] as const) {
      const match = skirmish({ ...two, phase });
      play(match, 'german', 'give w1 u2');
      expect(weapon(match, 'w1').by).toBe('u2');
    }
    const other = skirmish({ ...two, units: [SQUAD, SQUAD, { ...FOE, at: '1:D2' }] });
    expect(offers(other, 'german', 'give')).toEqual([]);
  });

  test('[sl 8.4.2] once a phase', () => {
    const match = skirmish({ ...two, phase: 'movement' });
    play(match, 'german', 'give w1 u2');
    expect(refusals(match, 'german', 'give w1 u1')).toEqual(['8.4.2']);
  });

  test('[sl 8.4.2] not to who has fired in prep fire or is busy, nor a weapon that has just fired', () => {
    const refused = (more: object, fired: Partial<Weapon> = {}) =>
      refusals(
        skirmish({
          phase: 'movement',
          units: [SQUAD, { ...SQUAD, ...more }, FOE],
          weapons: [gun('LMG', { by: 'u1', ...fired })],
        }),
        'german',
        'give w1 u2',
      );
    expect(refused({ fired: 'prep-fire' })).toEqual(['8.4.2']);
    expect(refused({ tasked: true })).toEqual(['8.4.2']);
    expect(refused({}, { fired: 'prep-fire' })).toEqual(['8.4.2']);
    const advance = skirmish({
      phase: 'advance',
      units: [SQUAD, SQUAD, FOE],
      weapons: [gun('LMG', { by: 'u1', fired: 'advancing-fire' })],
    });
    expect(refusals(advance, 'german', 'give w1 u2')).toEqual(['8.4.2']);
  });

  test('[sl 8.4.5] not to the broken or berserk', () => {
    for (const state of [{ broken: true }, { berserk: true }] as const) {
      const match = moving({ units: [SQUAD, { ...SQUAD, ...state }, FOE], weapons: [gun('LMG')] });
      expect(refusals(match, 'german', 'give w1 u2')).toEqual(['8.4.5']);
    }
  });

  test('[sl 8.4.3] between units in one place alone', () => {
    const match = moving({ units: [SQUAD, { ...SQUAD, at: '1:D4' }, FOE], weapons: [gun('LMG')] });
    expect(refusals(match, 'german', 'give w1 u2')).toEqual(['8.4.3']);
  });

  test('[sl 8.5.4] what was acquired in a player turn is not handed on in it', () => {
    const match = skirmish(
      { phase: 'movement', units: [SQUAD, SQUAD, FOE], weapons: [gun('LMG', { at: '1:D5' })] },
      [[1]],
    );
    play(match, 'german', 'move u1', 'pick-up u1 w1', 'done');
    expect(refusals(match, 'german', 'give w1 u2')).toEqual(['8.5.4']);
  });

  test('[sl 8.4.2] what was handed on by one who then never came so far is still his', () => {
    const match = skirmish(
      {
        phase: 'movement',
        units: [
          { ...SQUAD, at: '1:D8' },
          { ...SQUAD, at: '1:D6' },
          { ...FOE, at: '1:D3' },
        ],
        weapons: [gun('LMG')],
      },
      [
        [4, 3],
        [6, 5],
      ],
    );
    play(match, 'german', 'move u1', 'step 1:D7', 'step 1:D6', 'done', 'give w1 u2', 'done');
    expect(weapon(match, 'w1').by).toBe('u2');
    play(match, 'russian', 'ready u3', 'at 1:D7', 'shoot');
    expect(weapon(match, 'w1').by).toBe('u1');
  });
});

test('[sl 4.2.2] nobody has less than nothing left, whatever he carries', () => {
  const guns = [1, 2, 3].map(() => gun('HMG'));
  const { world, view } = standing({ phase: 'movement', units: [HALF, FOE], weapons: guns });
  const [half] = view.units;
  if (!half) throw new Error('no unit');
  expect(allowance(world, view, half, { led: false, doubleTime: false, road: false }).value).toBe(0);
});

describe('dismantling', () => {
  /** The Germans are the defender, and defensive fire is about to end. */
  const ending = (units: Position['units'], weapons: NonNullable<Position['weapons']>) => {
    const match = skirmish({ phase: 'defensive-fire', attacker: 'russian', units: [...units, FOE], weapons });
    if (match.choiceOf('german')?.id === 'defensive-fire') play(match, 'german', 'done');
    return match;
  };

  test('[sl 4.2.7.1, 4.2.7.2] at the end of its own defensive fire a medium or heavy gun comes apart, and weighs half', () => {
    const match = ending([SQUAD], [gun('MMG'), gun('HMG'), gun('LMG')]);
    expect(offers(match, 'german', 'dismantle')).toEqual(['dismantle w1', 'dismantle w2']);
    play(match, 'german', 'dismantle w1', 'dismantle w2');
    expect([weapon(match, 'w1').dismantled, weapon(match, 'w2').dismantled]).toEqual([true, true]);
    const { world } = standing({ units: [FOE] });
    expect(['w1', 'w2'].map(id => loadPoints(world, weapon(match, id)))).toEqual([2, 3]);
  });

  test('[sl 4.2.7.2] and is put together again, once a phase', () => {
    const match = ending([SQUAD], [gun('MMG', { by: 'u1', dismantled: true }), gun('HMG')]);
    play(match, 'german', 'assemble w1');
    expect(weapon(match, 'w1').dismantled).toBeUndefined();
    expect(refusals(match, 'german', 'dismantle w1')).toEqual(['4.2.7.2']);
  });

  test('[sl 4.2.7.2] once all guns have been turned the phase is over; and in no other fire phase', () => {
    const match = ending([SQUAD], [gun('MMG')]);
    play(match, 'german', 'dismantle w1');
    expect(match.state.doing.filter(({ is }) => is === 'assembly')).toEqual([]);
    expect(match.state.phase).not.toBe('defensive-fire');
    for (const phase of ['prep-fire', 'advancing-fire'] as const) {
      const foe = { ...FOE, at: '1:D2' } as const;
      const own = skirmish({ phase, units: [SQUAD, { ...SQUAD, at: '1:F5' }, foe], weapons: [gun('MMG')] });
      play(own, 'german', 'done');
      expect(own.choiceOf('german')?.id, phase).not.toBe('assembly');
    }
  });

  test('[sl 4.2.7.2] not if it or its bearer has fired', () => {
    const foe = { ...FOE, at: '1:D2' } as const;
    const match = skirmish(
      {
        phase: 'defensive-fire',
        attacker: 'russian',
        units: [SQUAD, SQUAD, foe],
        weapons: [gun('MMG'), gun('MMG', { by: 'u2' })],
      },
      [[6, 5]],
    );
    play(match, 'german', 'ready u1', 'at 1:D2', 'shoot');
    expect(offers(match, 'german', 'dismantle')).toEqual(['dismantle w2']);
    expect(refusals(match, 'german', 'dismantle w1')).toEqual(['4.2.7.2']);
  });

  test('[sl QA-142.81] the pinned may do it, the broken not', () => {
    expect(offers(ending([{ ...SQUAD, pinned: true }], [gun('MMG')]), 'german', 'dismantle')).toEqual([
      'dismantle w1',
    ]);
    const broken = ending([{ ...SQUAD, broken: true }, SQUAD], [gun('MMG'), gun('MMG', { by: 'u2' })]);
    expect(offers(broken, 'german', 'dismantle')).toEqual(['dismantle w2']);
  });

  test('[sl 4.2.7.1] in parts it does not fire', () => {
    const match = skirmish({
      units: [SQUAD, { ...FOE, at: '1:D2' }],
      weapons: [gun('MMG', { by: 'u1', dismantled: true })],
    });
    expect(refusals(match, 'german', 'ready w1')).toEqual(['4.2.7.1']);
  });

  test('[sl 4.2.7.5] a gun that has malfunctioned comes apart like others, and is not repaired in parts', () => {
    const match = ending([SQUAD], [gun('MMG', { by: 'u1', malfunctioned: true })]);
    expect(offers(match, 'german', 'dismantle')).toEqual(['dismantle w1']);
    const rally = skirmish({
      phase: 'rally',
      units: [SQUAD, FOE, SQUAD],
      weapons: [
        gun('MMG', { by: 'u1', malfunctioned: true, dismantled: true }),
        gun('MMG', { by: 'u3', malfunctioned: true }),
      ],
    });
    expect(offers(rally, 'german', 'repair')).toEqual(['repair w2']);
    expect(refusals(rally, 'german', 'repair w1')).toEqual(['4.2.7.5']);
  });
});
