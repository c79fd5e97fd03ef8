import { expect, test } from 'vitest';
import { isGone, offers, type Position, play, type TestMatch, weapon } from '../testing/bench.ts';
import { playRally as rally } from '../testing/phase-bench.ts';

const C4 = '1:C4' as const;
const D4 = '1:D4' as const;
const isOver = (match: TestMatch) => match.state.phase === 'prep-fire';

test('[aslsk 3.1.a, 3.1.c, 4.0.d] recovery takes a die below 6, one harder when exhausted, and is the unit’s only action', () => {
  const position = {
    units: [`german 4-6-7 ${C4}`, `german 4-6-7 ${C4} exhausted`],
    weapons: [`german LMG ${C4}`, `german LMG ${C4}`, 'german LMG of u1 malfunctioned'],
  } as const;
  const match = rally(position, '5 5');
  play(match, 'german', 'recover u1 w1', 'recover u2 w2');
  expect(weapon(match, 'w1')).toMatchObject({ by: 'u1' });
  expect(weapon(match, 'w1')).not.toHaveProperty('at');
  expect(weapon(match, 'w2')).toMatchObject({ at: C4 });
  // Neither repairs w3 any more, nor is the weapon handed on: the phase is over.
  expect(isOver(match)).toBe(true);
});

test('[aslsk 1.2.4.b, 3.1.d] repair by the repair number or less; a 6 is the end of the weapon', () => {
  const position = {
    units: [`german 4-6-7 ${C4}`, `german 4-6-7 ${D4}`, 'german 4-6-7 E4'],
    weapons: [
      'german LMG of u1 malfunctioned',
      'german LMG of u2 malfunctioned',
      'german LMG of u3 malfunctioned',
    ],
  } as const;
  const match = rally(position, '1 6 5');
  play(match, 'german', 'repair w1', 'repair w2', 'repair w3');
  expect(weapon(match, 'w1').malfunctioned).toBeUndefined();
  expect(isGone(match, 'w2')).toBe(true);
  expect(weapon(match, 'w3').malfunctioned).toBe(true);
});

test('[aslsk 3.1.d] nobody repairs a weapon of another nation', () => {
  const position = {
    units: [`german 4-6-7 ${C4}`, 'russian 4-4-7 K9'],
    weapons: ['russian MMG of u1 malfunctioned'],
  } as const;
  expect(isOver(rally(position))).toBe(true);
});

test('[aslsk 3.1.f, 4.0.d] weapons change hands among good order units of a hex, but none that was just recovered', () => {
  const position = {
    units: [`german 4-6-7 ${C4}`, `german 4-6-7 ${C4}`, `german 4-6-7 ${C4} broken`, `german 4-6-7 ${D4}`],
    weapons: ['german LMG of u1', 'german LMG of u1'],
  } as const;
  const match = rally(position);
  expect(match.offered('german')).toEqual(['give w1 u2', 'give w2 u2', 'done']);
  play(match, 'german', 'give w1 u2');
  expect(weapon(match, 'w1').by).toBe('u2');
  expect(match.offered('german')).toEqual(['give w2 u2', 'done']);
  const recovered = rally({ ...position, weapons: [`german LMG ${C4}`] }, '1');
  play(recovered, 'german', 'recover u1 w1');
  expect(recovered.choiceOf('german')?.id).toBe('self-rally');
});

test('[aslsk 1.2.1.c, 3.1.a] a leader whose one action was about a weapon rallies nobody', () => {
  const position = {
    units: [`german 8-0 ${C4}`, `german 4-6-7 ${C4} broken`, `german 4-6-7 ${C4}`],
    weapons: ['german LMG of u1'],
  } as const;
  const match = rally(position);
  play(match, 'german', 'give w1 u3', 'done');
  expect(isOver(match)).toBe(true);
  const idle = rally(position);
  play(idle, 'german', 'done', 'done');
  expect(idle.offered('german')).toEqual(['rally u2 u1', 'done']);
});

test('[aslsk 3.1.a, 3.1.f] who has recovered or repaired a weapon neither gives nor takes one', () => {
  const units = [1, 2, 3].map(() => `german 4-6-7 ${C4}`);
  const carried = 'german LMG of u2';
  const after = (weapons: Position['weapons'], act: string) => {
    const match = rally({ units, weapons: [...(weapons ?? []), carried] }, '2');
    play(match, 'german', act);
    while (match.choiceOf('german') && match.choiceOf('german')?.id !== 'transfer')
      play(match, 'german', 'done');
    return match.offered('german');
  };
  const jammed = 'german LMG of u1 malfunctioned';
  expect(after([`german LMG ${C4}`], 'recover u1 w1')).toEqual(['give w2 u3', 'done']);
  expect(after([jammed], 'repair w1')).toEqual(['give w2 u3', 'done']);
});

test('[aslsk 2.0.SquadEq, 1.2.6.c] a gun is recovered by those alone who find room as its crew', () => {
  const gun = `german 5cm PaK 38 ${C4} facing 0`;
  const full = {
    units: [`german 4-6-7 ${C4}`, `german 4-6-7 ${C4}`, `german 2-2-8 ${C4}`, `german 2-4-7 ${C4}`],
    weapons: [gun],
  } as const;
  const recoveries = (match: TestMatch) => offers(match, 'german', 'recover');
  expect(recoveries(rally(full))).toEqual(['recover u1 w1', 'recover u2 w1']);
  const roomy = { ...full, units: full.units.slice(0, 3) };
  expect(recoveries(rally(roomy))).toContain('recover u3 w1');
});

test('[aslsk 3.1.c, 3.1.d, 3.1.f] the broken and those in melee recover, repair and give nothing', () => {
  const offered = (state: string, melees: readonly (typeof C4)[] = []) => {
    const match = rally({
      units: [
        `german 4-6-7 ${C4} ${state}`,
        `german 4-6-7 ${C4} ${state}`,
        { card: 'russian 4-4-7', at: melees.length > 0 ? C4 : '1:K9' },
      ],
      weapons: [`german LMG ${C4}`, 'german LMG of u1 malfunctioned'],
      melees,
    });
    const acts: string[] = [];
    while (match.choices[0]) {
      acts.push(...match.offered(match.choices[0].by));
      play(match, match.choices[0].by, 'done');
    }
    return acts.filter(act => /^(recover|repair|give)/.test(act));
  };
  expect(offered('')).toEqual(['recover u1 w1', 'recover u2 w1', 'repair w2', 'give w2 u2']);
  expect([offered('broken'), offered('', [C4])]).toEqual([[], []]);
});

test('[aslsk 3.1.f] nobody gives who is broken, and nobody takes from another hex; the attacker exchanges first', () => {
  const match = rally({
    units: [
      `german 4-6-7 ${C4} broken`,
      `german 4-6-7 ${C4}`,
      `german 4-6-7 ${C4}`,
      'russian 4-4-7 K9',
      'russian 4-4-7 K9',
    ],
    weapons: ['german LMG of u1', 'german LMG of u2', 'russian LMG of u4'],
  });
  expect(match.offered('german')).toEqual(['give w2 u3', 'done']);
  expect(match.choiceOf('russian')).toBeUndefined();
  play(match, 'german', 'done');
  expect(match.offered('russian')).toEqual(['give w3 u5', 'done']);
});
