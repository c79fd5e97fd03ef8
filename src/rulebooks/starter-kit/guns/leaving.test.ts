import { expect, test } from 'vitest';
import { type Position, play, unit, weapon } from '../testing/bench.ts';
import { playRout } from '../testing/phase-bench.ts';

/** A broken crew with its gun in the brush of F5, and woods to run to. */
const POSITION: Position = {
  hexes: { '1:F5': 'brush', '1:F7': 'woods' },
  units: ['german 2-2-8 F5 broken desperate', 'russian 4-4-7 F1'],
  weapons: ['german 7.5cm PaK 40 of u1 facing 0 emplaced', 'german LMG of u1'],
};

test.each(['step', 'crawl'])(
  '[aslsk 3.6.p, 1.2.6.c, 4.0.b] a crew that routs (%s) leaves its gun where it stands, and carries what it can',
  how => {
    const match = playRout(POSITION);
    play(match, 'german', 'rout u1', `${how} 1:F6`);
    expect(unit(match, 'u1').at).toBe('1:F6');
    expect(weapon(match, 'w1')).toMatchObject({ at: '1:F5', facing: 0 });
    expect(weapon(match, 'w1')).not.toHaveProperty('by');
    expect(weapon(match, 'w2')).toMatchObject({ by: 'u1' });
  },
);
