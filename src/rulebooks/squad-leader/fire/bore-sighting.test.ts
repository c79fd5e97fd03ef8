/** Guns that are laid on a hex before the fight (8.9.8). */
import { describe, expect, test } from 'vitest';
import { squadLeader } from '../index.ts';
import { SCENARIOS } from '../scenario/content.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { maySightIn } from '../scenario/sighting.ts';
import {
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  standing,
  type TestMatch,
  unit,
  weapon,
} from '../testing/bench.ts';
import { figuresOf } from './test-lines.ts';

const SQUAD = { card: 'german 4-6-7', at: '1:D2' } as const;
const ENEMY = { card: 'russian 4-4-7', at: '1:D5' } as const;
const LAID = { by: 'german', from: '1:D2', at: '1:D5' } as const;

describe('which guns, and on what', () => {
  const groups = (enter: boolean): Scenario['groups'] => [
    { id: 'german', side: 'german', units: { 'german 4-6-7': 3 }, setUp: ['1:D1-D3'] },
    {
      id: 'russian',
      side: 'russian',
      units: { 'russian 4-4-7': 1 },
      ...(enter ? { enter: { turn: 1, along: ['1:D10'] } } : { setUp: ['1:D9-D10'] }),
    },
  ];
  const waiting = (
    more: Partial<Position> = {},
    enter = true,
    scenario: Partial<Scenario> = {},
  ): TestMatch => {
    const match = skirmish({
      size: [13, 24],
      scenario: { groups: groups(enter), ...scenario },
      doing: [{ is: 'set-up', side: 'german' }],
      phase: 'rally',
      units: [SQUAD, SQUAD, SQUAD, { card: 'russian 4-4-7' }],
      weapons: [
        { card: 'german LMG', by: 'u1' },
        { card: 'german MMG', by: 'u2' },
        { card: 'german HMG', by: 'u3' },
      ],
      ...more,
    });
    play(match, 'german', 'done');
    return match;
  };
  const isAsked = (match: TestMatch) => match.choiceOf('german')?.id === 'bore-sight';

  test('[sl 8.9.8.2] medium and heavy machine guns may be, light ones not', () => {
    const match = waiting();
    const guns = new Set(offers(match, 'german', 'bore-sight').map(act => act.split(' ')[1]));
    expect([...guns]).toEqual(['w2', 'w3']);
    expect(refusals(match, 'german', 'bore-sight w1 1:D5')).toEqual(['8.9.8.2']);
  });

  test('[sl 8.9.8.4] each on one hex in its sight and normal range, on dry ground', () => {
    const match = waiting({ hexes: { '1:F6': 'woods', '1:D7': 'water' } });
    const against = (act: string) => refusals(match, 'german', act);
    // Twelve hexes for the medium, sixteen for the heavy one.
    expect([against('bore-sight w2 1:D14'), against('bore-sight w2 1:D15')]).toEqual([[], ['8.9.8.4']]);
    expect([against('bore-sight w3 1:D18'), against('bore-sight w3 1:D19')]).toEqual([[], ['8.9.8.4']]);
    expect(against('bore-sight w2 1:D7')).toEqual(['8.9.8.4']);
    expect(against('bore-sight w2 1:D2')).toEqual(['8.9.8.4']);
    const hidden = waiting({ hexes: { '1:D3': 'woods' } });
    expect(refusals(hidden, 'german', 'bore-sight w2 1:D4')).toEqual(['8.9.8.4']);
    play(match, 'german', 'bore-sight w2 1:D5');
    expect(weapon(match, 'w2').sighted).toEqual(LAID);
    expect(against('bore-sight w2 1:D6')).toEqual(['8.9.8.4']);
    expect(offers(match, 'german', 'bore-sight')).toContain('bore-sight w3 1:D5');
  });

  test('[sl 8.9.8.4] the enemy knows neither the gun nor the hex, before he has felt it', () => {
    const match = waiting();
    play(match, 'german', 'bore-sight w2 1:D5', 'done');
    const seenBy = (side: string) =>
      squadLeader.view(match.state, side, match.world).weapons.map(({ sighted }) => sighted?.at);
    expect([seenBy('german'), seenBy('russian')]).toEqual([
      [undefined, '1:D5', undefined],
      [undefined, undefined, undefined],
    ]);
    const told = (side: string) => JSON.stringify(match.journal.as(side));
    expect([told('german').includes('1:D5'), told('russian').includes('1:D5')]).toEqual([true, false]);
    const hidden = squadLeader.hides?.(match.world)[0];
    expect(hidden?.unknownTo(match.state, 'russian', match.world)).toEqual(['w2 1:D5']);
  });

  test('[sl 8.9.8.4] where both sides lay guns each knows its own', () => {
    const { world, view } = standing({
      scenario: { boreSights: ['german', 'russian'] },
      units: [SQUAD, ENEMY],
      weapons: [
        { card: 'german MMG', by: 'u1', sighted: LAID },
        { card: 'russian MMG', by: 'u2', sighted: { by: 'russian', from: '1:D5', at: '1:D2' } },
      ],
    });
    const known = (side: string) =>
      squadLeader.view(view, side, world).weapons.map(({ sighted }) => sighted?.at);
    expect([known('german'), known('russian')]).toEqual([
      ['1:D5', undefined],
      [undefined, '1:D2'],
    ]);
  });

  test('[sl 8.9.8.7] only by a side that waits on the map for an enemy who comes from off it, unless the scenario says so', () => {
    expect(isAsked(waiting())).toBe(true);
    expect(isAsked(waiting({}, false))).toBe(false);
    // Nobody is asked for guns that he does not have.
    expect(isAsked(waiting({ weapons: [{ card: 'german LMG', by: 'u1' }] }))).toBe(false);
    expect(isAsked(waiting({}, false, { boreSights: ['german'] }))).toBe(true);
    expect(isAsked(waiting({}, false, { boreSights: ['russian'] }))).toBe(false);
    const sides = SCENARIOS.flatMap(({ id }) => {
      const world = squadLeader.world({ scenario: id, options: {} });
      return world.scenario.sides.filter(side => maySightIn(world, side.id)).map(side => [id, side.id]);
    });
    expect(sides).toEqual([['the-column', 'russian']]);
  });
});

describe('what it is worth', () => {
  const laid = (more: Partial<Position> = {}): Position => ({
    size: [13, 24],
    scenario: { boreSights: ['german'] },
    units: [SQUAD, ENEMY, { ...ENEMY, at: '1:D6' }, { ...ENEMY, at: '1:E5' }, SQUAD],
    weapons: [
      { card: 'german HMG', by: 'u1', sighted: LAID },
      { card: 'german MMG', by: 'u5' },
    ],
    ...more,
  });
  const drm = (position: Position, more: object = {}) =>
    Object.fromEntries(
      figuresOf(position, { target: '1:D5', shooters: ['w1'], ...more }).map(([at, , , n]) => [at, n]),
    );

  test('[sl 8.9.8.5] E1-183: two less on its dice at that hex, and at no other, nor behind it', () => {
    expect(drm(laid())).toEqual({ '1:D5': -2, '1:D6': 0 });
    expect(drm(laid(), { target: '1:E5' })['1:E5']).toBe(0);
    // Penetrating fire that only reaches it is not laid on it (8.9.2.2).
    expect(drm(laid(), { target: '1:D4' })['1:D5']).toBe(0);
    expect(drm(laid({ weapons: [{ card: 'german HMG', by: 'u1' }] }))['1:D5']).toBe(0);
  });

  test('[sl 8.9.8.5] fire that is kept up is laid on its first target, and not on what else comes into its line', () => {
    const kept = (at: '1:D5' | '1:D6') =>
      laid({
        phase: 'defensive-fire',
        attacker: 'russian',
        doing: [{ is: 'watch', units: ['u2'], at: '1:D5' }],
        tracks: [{ by: 'w1', at, into: [at], met: [] }],
      });
    expect([drm(kept('1:D5')), drm(kept('1:D6'))]).toEqual([{ '1:D5': -2 }, { '1:D5': 0 }]);
  });

  test('[sl 8.9.8.6] together with others who are not laid it is worth nothing, for the rest of the player turn', () => {
    expect(drm(laid(), { shooters: ['w1', 'u1'] })['1:D5']).toBe(0);
    expect(drm(laid(), { shooters: ['w1', 'w2'] })['1:D5']).toBe(0);
    const both: Position = laid({
      weapons: [
        { card: 'german HMG', by: 'u1', sighted: LAID },
        { card: 'german MMG', by: 'u5', sighted: LAID },
      ],
    });
    expect(drm(both, { shooters: ['w1', 'w2'] })['1:D5']).toBe(-2);
    const upset = { ...LAID, upset: true } as const;
    expect(drm(laid({ weapons: [{ card: 'german HMG', by: 'u1', sighted: upset }] }))['1:D5']).toBe(0);
    const fired = (shooters: readonly string[]) => {
      const match = skirmish(laid(), [[6, 4]]);
      play(
        match,
        'german',
        `ready ${shooters[0]}`,
        'at 1:D5',
        ...shooters.slice(1).map(id => `add ${id}`),
        'shoot',
      );
      return match;
    };
    const mixed = fired(['w1', 'u1']);
    expect(weapon(mixed, 'w1').sighted?.upset).toBe(true);
    expect(weapon(fired(['w1']), 'w1').sighted?.upset).toBeUndefined();
    // With the next player turn it is as it was.
    for (let n = 0; n < 40 && mixed.state.attacker === 'german'; n++) {
      const [choice] = mixed.choices;
      if (choice) play(mixed, choice.by, 'done');
    }
    expect(weapon(mixed, 'w1').sighted).toEqual(LAID);
  });

  test('[sl QA-78] a gun sights in on one hex: if it sprays that, all three hexes of the spray have the good of it', () => {
    const sprayed = (spray: readonly string[], target = '1:D5') => drm(laid(), { target, spray });
    expect(sprayed(['1:D6', '1:E6'])).toEqual({ '1:D5': -2, '1:D6': -2 });
    // Sighted in is one of the others.
    expect(drm(laid(), { target: '1:D6', spray: ['1:D5', '1:E6'] })).toEqual({ '1:D5': -2, '1:D6': -2 });
    expect(drm(laid(), { target: '1:E5', spray: ['1:D4', '1:E4'] })).toEqual({ '1:E5': 0 });
    expect(drm(laid(), { target: '1:D5', spray: ['1:D6', '1:E6'], shooters: ['w1', 'u1'] })['1:D6']).toBe(0);
  });

  test('[sl 8.9.8.5] whoever feels it knows of it', () => {
    const match = skirmish(laid(), [[6, 4]]);
    const seen = () => squadLeader.view(match.state, 'russian', match.world).weapons[0]?.sighted?.at;
    expect(seen()).toBeUndefined();
    play(match, 'german', 'ready w1', 'at 1:D5', 'shoot');
    expect(seen()).toBe('1:D5');
    const elsewhere = skirmish(laid(), [[6, 4]]);
    play(elsewhere, 'german', 'ready w1', 'at 1:E5', 'shoot');
    expect(squadLeader.view(elsewhere.state, 'russian', elsewhere.world).weapons[0]?.sighted).toBeUndefined();
  });

  test('[sl 8.9.8.3] it may fire elsewhere and be laid still', () => {
    const match = skirmish(laid(), [[6, 4]]);
    play(match, 'german', 'ready w1', 'at 1:E5', 'shoot');
    expect(weapon(match, 'w1').sighted).toEqual(LAID);
  });
});

describe('how it is lost', () => {
  const position = (more: Partial<Position> = {}): Position => ({
    units: [SQUAD, ENEMY, SQUAD],
    weapons: [{ card: 'german MMG', by: 'u1', sighted: LAID }],
    ...more,
  });

  test('[sl 8.9.8.3] when the gun leaves its hex, in any phase', () => {
    const moved = skirmish(position({ phase: 'movement' }));
    play(moved, 'german', 'move u1', 'step 1:D3');
    expect(weapon(moved, 'w1').sighted).toBeUndefined();
    const advanced = skirmish(
      position({
        phase: 'advance',
        weapons: [{ card: 'german MMG', by: 'u1', sighted: LAID, dismantled: true }],
      }),
    );
    play(advanced, 'german', 'advance u1 1:D3');
    expect(weapon(advanced, 'w1').sighted).toBeUndefined();
    // Its men leave it to others in the hex: the gun stays where it is.
    const handed = skirmish(position({ phase: 'movement' }));
    play(handed, 'german', 'give w1 u3', 'move u1', 'step 1:D3', 'done');
    expect(weapon(handed, 'w1').sighted).toEqual(LAID);
  });

  test('[sl 8.9.8.3] when its men break or fall, and not when others do', () => {
    const hit = (dice: readonly (readonly number[])[]) => {
      const match = skirmish(
        position({ attacker: 'russian', units: [SQUAD, { ...ENEMY, at: '1:D3' }, { ...SQUAD, at: '1:E4' }] }),
        dice,
      );
      play(match, 'russian', 'ready u2', 'at 1:D2', 'shoot');
      return match;
    };
    const broken = hit([
      [3, 5],
      [6, 5],
    ]);
    expect([unit(broken, 'u1').broken, weapon(broken, 'w1').sighted]).toEqual([true, undefined]);
    expect(
      hit([
        [3, 5],
        [1, 2],
      ]).state.weapons[0]?.sighted,
    ).toEqual(LAID);
    const killed = hit([
      [1, 2],
      [6, 6],
    ]);
    expect(killed.state.weapons.map(({ sighted }) => sighted).filter(Boolean)).toEqual([]);
    expect(standing(position()).view.weapons[0]?.sighted).toEqual(LAID);
  });
});
