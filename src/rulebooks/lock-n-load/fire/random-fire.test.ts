/** Every way to fire, at random: two crowds with everything there is, who would rather fire than move. */
import { expect, test } from 'vitest';
import { notPlain, quickDice, Random } from '../../../engine/index.ts';
import type { Location } from '../state.ts';
import { type Position, skirmish } from '../testing/bench.ts';

const GERMANS = [
  'german 1-6-4-5',
  'german 2-3-4-6',
  'german 0-4-4-5',
  'german Lt. Koch',
  'german Kessler',
  'german Scout',
  'german MG42 team',
  'german 50mm mortar',
  'german 75mm infantry gun',
];
const RUSSIANS = [
  'russian 3-3-4-6',
  'russian 1-5-4-5',
  'russian 1-4-3-4',
  'russian Lt. Gurin',
  'russian Zaitsev',
  'russian Maxim team',
  'russian 50mm mortar',
  'russian 45mm ATG',
];
const WEAPONS = ['MG34', 'Flamethrower', 'Panzerschreck', 'Satchel Charge', 'MG34', 'Panzerfaust'];
const BEARERS = ['u1', 'u2', 'u2', 'u3', 'u4', 'u5'] as const;
const GROUNDS = ['woods', 'orchard', 'brush', 'stone building', 'vineyard'] as const;

/** Two single men beside a weapon, and a flamethrower beside the enemy; all others stand anywhere. */
const POSTS: Readonly<Record<string, Location>> = {
  'german 2-3-4-6': '1:E4',
  'german Lt. Koch': '1:E4',
  'german Kessler': '1:E4',
  'russian 3-3-4-6': '1:E5',
};

function crowd(random: Random, night: boolean): Position {
  const at = (rows: number): Location => `1:${random.pick(['D', 'E', 'F'])}${rows + random.below(2)}`;
  const armed = (card: string, rows: number) => ({
    card,
    at: POSTS[card] ?? at(rows),
    facing: random.pick([0, 3] as const),
  });
  const hexes = Object.fromEntries(GROUNDS.map(ground => [at(3).slice(2), ground]));
  return {
    hexes: { ...hexes, E6: 'orchard' },
    units: [
      ...GERMANS.map(card => armed(card, 3)),
      ...RUSSIANS.map(card => armed(card, 5)),
      'german Sniper',
      'russian Sniper',
    ],
    weapons: WEAPONS.map((name, i) => ({ card: `german ${name}`, possessedBy: BEARERS[i] ?? 'u1' })),
    turns: 2,
    scenario: { rules: night ? ['night'] : [] },
  };
}

const EAGER = ['ready', 'at', 'add', 'lead', 'assist', 'call', 'pivot', 'shoot'];

/** Plays to the end, and gives the verbs of everything that was answered. */
function playOut(position: Position, random: Random): readonly string[] {
  const match = skirmish(position).fork({ dice: quickDice(random), journal: false });
  const verbs: string[] = [];
  const taken = (act: string) => verbs.push(act.split(' ')[0] ?? '');
  for (let [choice] = match.choices; choice && verbs.length < 5000; [choice] = match.choices) {
    const anytime = match.fresh ? match.anytime(random.pick(['german', 'russian'])) : [];
    const interjected = anytime.length > 0 && random.below(20) === 0 ? random.pick(anytime) : undefined;
    const offered = match.offered(choice.by);
    const eager = offered.filter(act => EAGER.includes(act.split(' ')[0] ?? ''));
    const act = interjected ?? random.pick(eager.length > 0 && random.below(4) > 0 ? eager : offered);
    const side = interjected ? sniperSide(act) : choice.by;
    const verdict = interjected ? match.interject(side, act) : match.answer(side, act);
    if (!verdict.ok) throw new Error(verdict.problem);
    taken(act);
  }
  expect(match.outcome).toBeDefined();
  expect(notPlain(match.state)).toBeUndefined();
  return verbs;
}

/** The German Sniper is the last but one of the crowd. */
const sniperSide = (act: string): string =>
  act.includes(`u${GERMANS.length + RUSSIANS.length + 1} `) ? 'german' : 'russian';

test('fights with everything that fires come to their end, by day and by night', () => {
  const random = new Random('fire');
  const verbs = new Set<string>();
  for (let game = 0; game < 12; game++)
    for (const verb of playOut(crowd(random, game % 4 === 3), random)) verbs.add(verb);
  expect([...EAGER, 'snipe', 'smoke', 'retreat'].filter(verb => !verbs.has(verb))).toEqual([]);
});
