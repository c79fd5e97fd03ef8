import { describe, expect, test } from 'vitest';
import { offers, type Position, play, refusals, skirmish, unit, weapon } from '../testing/bench.ts';

const SQUAD = { card: 'german 4-6-7', at: '1:D5' } as const;
const LEADER = { card: 'german 8-0', at: '1:D5' } as const;
const FOE = { card: 'russian 4-4-7', at: '1:M1' } as const;
const gun = (size: string, by: 'u1' | 'u2' = 'u1') => ({ card: `german ${size}`, by });

const advancing = (position: Partial<Position>) =>
  skirmish({ phase: 'advance', units: [SQUAD, { ...SQUAD, at: '1:A9' }, FOE], ...position });

test('[sl 4.4.1, SOP.7.1] every unbroken unit of the attacker may go one hex', () => {
  const match = advancing({ units: [SQUAD, { ...SQUAD, broken: true }, LEADER, FOE] });
  expect(offers(match, 'german', 'advance')).toHaveLength(12);
  expect(refusals(match, 'german', 'advance u2 1:D4')).toEqual(['SOP.7.1']);
  expect(refusals(match, 'german', 'advance u1 1:D3')).toEqual(['4.4.1']);
  play(match, 'german', 'advance u1 1:D4');
  expect(unit(match, 'u1').at).toBe('1:D4');
  expect(refusals(match, 'german', 'advance u1 1:D3')).toEqual(['4.4.1']);
});

test('[sl 4.4.1] also those who have fired or moved, whatever the ground costs', () => {
  const spent = { ...SQUAD, fired: 'prep-fire', spent: true, pinned: true } as const;
  const match = advancing({
    units: [spent, { ...SQUAD, at: '1:A9' }, FOE],
    hexes: { D4: 'woods' },
    levels: { D4: 1 },
  });
  expect(offers(match, 'german', 'advance')).toContain('advance u1 1:D4');
});

test('[sl 4.4.1] once a phase, and again in the next', () => {
  const match = skirmish({ phase: 'advance', units: [SQUAD, { ...SQUAD, at: '1:K9' }, FOE] });
  play(match, 'german', 'advance u1 1:D4');
  expect(offers(match, 'german', 'advance').filter(act => act.includes('u1'))).toEqual([]);
  play(match, 'german', 'done');
  expect([unit(match, 'u1').advanced, unit(match, 'u1').at]).toEqual([undefined, '1:D4']);
});

test('[sl 4.1.11, 4.4.1] and upon enemies', () => {
  const match = advancing({ units: [SQUAD, { ...SQUAD, at: '1:A9' }, { ...FOE, at: '1:D4' }] });
  play(match, 'german', 'advance u1 1:D4');
  expect(unit(match, 'u1').at).toBe('1:D4');
});

test('[sl 4.3.1] each side has its own room in a hex', () => {
  const crowd = [1, 2, 3].map(() => ({ ...FOE, at: '1:D4' }) as const);
  const match = advancing({ units: [SQUAD, SQUAD, SQUAD, LEADER, { ...SQUAD, at: '1:C5' }, ...crowd] });
  play(match, 'german', ...['u1', 'u2', 'u3', 'u4'].map(id => `advance ${id} 1:D4`));
  expect(refusals(match, 'german', 'advance u5 1:D4')).toEqual(['4.3.1']);
});

test('[sl 4.4.1] who is due comes onto the map in this phase, too; who is not due, not', () => {
  const comes = (turn: number) =>
    advancing({
      units: [{ card: 'german 4-6-7' }, { ...SQUAD, at: '1:A9' }, FOE],
      scenario: {
        groups: [
          { id: 'german', side: 'german', units: {}, enter: { turn, along: ['1:D10'] } },
          { id: 'russian', side: 'russian', units: {}, setUp: ['1:M1'] },
        ],
      },
    });
  const due = comes(1);
  expect(refusals(due, 'german', 'advance u1 1:E10')).toEqual(['4.4.1']);
  play(due, 'german', 'advance u1 1:D10');
  expect(unit(due, 'u1').at).toBe('1:D10');
  expect(refusals(comes(2), 'german', 'advance u1 1:D10')).toEqual(['4.4.1']);
});

describe('what they carry', () => {
  test('[sl 4.4.2] one point more than is free', () => {
    const can = (card: string, ...sizes: readonly string[]) => {
      const match = advancing({
        units: [{ card, at: '1:D5' }, { ...SQUAD, at: '1:A9' }, FOE],
        weapons: sizes.map(size => gun(size)),
      });
      return offers(match, 'german', 'advance').includes('advance u1 1:D4');
    };
    expect([
      can('german 4-6-7', 'MMG'),
      can('german 4-6-7', 'HMG'),
      can('german 4-6-7', 'LMG', 'LMG', 'FT'),
    ]).toEqual([true, false, true]);
    expect([can('german 2-4-7', 'LMG', 'FT'), can('german 2-4-7', 'MMG')]).toEqual([true, false]);
    expect([can('german 8-0', 'LMG'), can('german 8-0', 'LMG', 'DC')]).toEqual([true, false]);
  });

  test('[sl 4.4.2] two single men together three, and both go', () => {
    const weapons = [gun('LMG'), gun('DC')];
    const match = advancing({ units: [LEADER, LEADER, FOE], weapons });
    play(match, 'german', 'advance u1 1:D4');
    expect([unit(match, 'u1').at, unit(match, 'u2').at]).toEqual(['1:D4', '1:D4']);
    expect(weapon(match, 'w1').by).toBe('u1');
    const busy = advancing({ units: [LEADER, LEADER, FOE], weapons: [...weapons, gun('DC', 'u2')] });
    expect(refusals(busy, 'german', 'advance u1 1:D4')).toEqual(['4.4.2']);
    const four = advancing({ units: [LEADER, LEADER, FOE], weapons: [...weapons, gun('DC')] });
    expect(refusals(four, 'german', 'advance u1 1:D4')).toEqual(['4.4.2']);
  });
});

describe('the exhausted', () => {
  const TIRED = { ...SQUAD, exhausted: true } as const;

  test('[sl 4.7.6] who has run does not fire in the advancing fire phase', () => {
    const ran = { ...TIRED, moved: true } as const;
    const match = skirmish({
      phase: 'advancing-fire',
      units: [ran, { ...SQUAD, moved: true }, { ...FOE, at: '1:D2' }],
    });
    expect(refusals(match, 'german', 'ready u1')).toEqual(['4.7.6']);
    expect(offers(match, 'german', 'ready')).toEqual(['ready u2']);
  });

  test('[sl 4.7.11] one more on fire that they make or direct, and on the check of their weapons', () => {
    const fire = (units: Position['units'], dice: readonly number[], ...more: readonly string[]) => {
      const match = skirmish({ units, weapons: [gun('LMG')] }, [dice]);
      play(match, 'german', 'ready w1', 'at 1:D2', ...more, 'shoot');
      return match;
    };
    const foe = { ...FOE, at: '1:D2' } as const;
    const results = (match: ReturnType<typeof fire>) =>
      match.journal
        .all()
        .flatMap(entry => (entry.is === 'say' && entry.cite === '5.5.3' ? [entry.text] : []));
    expect(results(fire([SQUAD, foe], [5, 5]))[0]).toContain('+0');
    expect(results(fire([TIRED, foe], [5, 5]))[0]).toContain('+1');
    expect(results(fire([SQUAD, foe, { ...LEADER, exhausted: true }], [5, 5], 'direct u3'))[0]).toContain(
      '+1',
    );
    expect(weapon(fire([TIRED, foe], [5, 6]), 'w1').malfunctioned).toBe(true);
    expect(weapon(fire([SQUAD, foe], [5, 6]), 'w1').malfunctioned).toBeUndefined();
  });

  test('[sl 4.7.12, SOP.3.2] who was exhausted when his player turn began has his breath back after prep fire', () => {
    const match = skirmish(
      {
        units: [
          { ...TIRED, winded: true },
          { ...TIRED, winded: true, at: '1:F5' },
          { ...TIRED, at: '1:D4' },
          { ...FOE, at: '1:D2' },
        ],
      },
      [
        [6, 5],
        [6, 5],
      ],
    );
    play(match, 'german', 'ready u1', 'at 1:D2', 'shoot', 'ready u3', 'at 1:D2', 'shoot');
    expect(['u1', 'u2', 'u3'].map(id => unit(match, id).exhausted)).toEqual([undefined, true, true]);
    // So has the leader who directs it.
    const led = skirmish(
      { units: [SQUAD, { ...LEADER, exhausted: true, winded: true }, { ...FOE, at: '1:D2' }] },
      [[6, 5]],
    );
    play(led, 'german', 'ready u1', 'at 1:D2', 'direct u2', 'shoot');
    expect(unit(led, 'u2').exhausted).toBeUndefined();
  });
});
