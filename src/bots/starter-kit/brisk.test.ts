import { expect, test } from 'vitest';
import { Match, quickDice, Random } from '../../engine/index.ts';
import { starterKit } from '../../rulebooks/starter-kit/index.ts';
import { plainSetUp } from '../set-up/set-up.ts';
import { judgement } from '../thinking/judgement.ts';
import { ALL } from '../thinking/levels.ts';
import { playOn } from '../thinking/playout.ts';
import { starterKitDoctrine } from './index.ts';

const usual = judgement(starterKitDoctrine, ALL, 'usual');
const brisk = judgement(starterKitDoctrine, ALL, 'brisk');

test.each([
  ['the-crossroads', 2],
  ['hill-154', 1],
  ['tasimboko', 1],
])(
  'in %s whoever thinks of no more than what may be best decides as if he had thought of all',
  (scenario, games) => {
    let decisions = 0;
    for (let game = 0; game < games; game++) {
      const setup = { scenario, options: {} };
      const match = Match.begin(starterKit, setup, { dice: quickDice(new Random(game)), journal: false });
      playOn(
        match.tryOut(),
        (position, random) => {
          const set = plainSetUp(position);
          if (set) return set;
          const decided = brisk(position, random);
          expect(decided).toEqual(usual(position, random));
          decisions++;
          return decided;
        },
        `game ${game}`,
        () => false,
      );
    }
    expect(decisions).toBeGreaterThan(100);
  },
);
