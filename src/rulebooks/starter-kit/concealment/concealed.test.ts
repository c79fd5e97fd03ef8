/** Units under a ? (8.3). */
import { expect, test } from 'vitest';
import { ambushModifiers, isAmbushPossible } from '../close-combat/ambush.ts';
import {
  altered,
  citesSaid,
  enact,
  type Position,
  play,
  skirmish,
  unit,
  unitTold,
} from '../testing/bench.ts';
import { unitById } from '../units.ts';
import { gainConcealment, isConcealmentHex } from './gain.ts';

const RULES: Pick<Position, 'scenario'> = { scenario: { rules: ['concealment'] } };
const revealed = (match: ReturnType<typeof skirmish>) =>
  match.journal.all().flatMap(entry => (entry.is === 'reveal' ? [entry.cite] : []));

/** Germans in D5 under a ?, Russians to their south. */
const FACING: Position = {
  ...RULES,
  attacker: 'german',
  hexes: { '1:D5': 'wooden building' },
  units: ['german 4-6-7 D5 concealed', 'german 8-1 D5 concealed', 'russian 4-4-7 D7'],
  weapons: ['german LMG of u1'],
};

test('[aslsk 8.3.2.a, 8.3.a] the enemy sees one ? in the hex, and neither who nor how many nor what they have', () => {
  const match = skirmish(FACING);
  const seen = match.view('russian');
  expect(seen.units.filter(({ at }) => at === '1:D5')).toEqual([
    expect.objectContaining({ id: '?1:D5', side: 'german', card: 'concealed', concealed: true }),
  ]);
  expect(unitById(seen, 'u1')).toEqual({ id: 'u1', side: 'german', card: 'german 4-6-7', group: 'german' });
  expect(seen.weapons).toEqual([{ id: 'w1', card: 'german LMG' }]);
  expect(match.view('german')).toBe(match.state);
});

test('[aslsk 4.0.g, 8.3.d] who destroys a weapon has used it, and is seen; those with him are not', () => {
  const match = skirmish({ ...FACING, phase: 'prep-fire' });
  play(match, 'german', 'destroy w1');
  expect(revealed(match)).toEqual(['8.3.d']);
  expect(unit(match, 'u1').concealed).toBeUndefined();
  expect(unit(match, 'u2').concealed).toBe(true);
  expect(match.view('russian').weapons).toEqual([]);
});

test('[aslsk 4.0.b, 8.3.2.a] a weapon that is dropped under a ? lies there for all to see, and nobody else is seen', () => {
  const match = skirmish({ ...FACING, phase: 'movement' });
  play(match, 'german', 'move u1', 'drop w1');
  expect(revealed(match)).toEqual(['4.0.b']);
  expect(match.view('russian').weapons).toEqual([expect.objectContaining({ id: 'w1', at: '1:D5' })]);
  expect(unit(match, 'u1').concealed).toBe(true);
});

test.each([
  ['advance', ['advance u1 1:D4']],
  ['movement', ['move u1', 'assault', 'step 1:D4']],
] as const)(
  '[aslsk 8.3.2.a] whose ? stays behind in the %s is known to be there, and no more than that',
  (phase, acts) => {
    const hexes = { '1:D5': 'wooden building', '1:D4': 'wooden building' } as const;
    const parting = (units: Position['units']) => {
      const match = skirmish({ ...FACING, hexes, phase, units });
      play(match, 'german', ...acts);
      return { seen: revealed(match), unseen: match.state.units.filter(({ concealed }) => concealed).length };
    };
    const [squad, leader, enemy] = FACING.units ?? [];
    if (!squad || !leader || !enemy) throw new Error('three units face one another');
    expect(parting([squad, leader, enemy])).toEqual({ seen: ['8.3.2.a'], unseen: 2 });
    expect(parting([squad, { ...unitTold(leader), at: '1:A1' }, enemy])).toEqual({ seen: [], unseen: 2 });
  },
);

test('[aslsk 3.3.1.k, 8.3.2.a] if one under a ? must stay and others may go on, the enemy knows that there are more', () => {
  const hidden = { '1:D5': 'wooden building', '1:D6': 'stone building' } as const;
  const throwing = (...stack: Position['units']) => {
    const units = [...stack, 'russian 4-4-7 D7'];
    const match = skirmish({ ...FACING, hexes: hidden, phase: 'movement', units, weapons: [] }, '6');
    play(match, 'german', 'move u1', ...(stack.length > 1 ? ['with u2'] : []), 'smoke u1 1:D5');
    return revealed(match);
  };
  const squad = 'german 4-6-7 D5 concealed';
  expect(throwing(squad, squad)).toEqual(['3.3.1.j', '8.3.2.a']);
  expect(throwing(squad)).toEqual(['3.3.1.j']);
});

test('[aslsk 8.3.c] what conceals: buildings, and in the Pacific jungle, palm trees, kunai, bamboo and huts', () => {
  const hexes = {
    '1:D5': 'wooden building',
    '1:D3': 'woods',
    '1:D7': 'brush',
    '1:F3': 'orchard',
    '1:F5': 'grain',
  } as const;
  const concealing = (position: Position) => {
    const { world } = skirmish(position);
    return (Object.keys(hexes) as (keyof typeof hexes)[]).filter(hex => isConcealmentHex(world, hex));
  };
  const units = ['japanese 4-4-7 A1', 'american 6-6-6 M1'];
  expect(concealing({ hexes, units })).toEqual(['1:D5']);
  expect(concealing({ hexes, units, scenario: { rules: ['pacific'] } })).toEqual(Object.keys(hexes));
});

test('E-105 [aslsk 8.3.d, 8.3.2.b] a concealed squad shows itself to fire; at a concealed target it is halved, and a check shows that', () => {
  const match = skirmish(
    {
      ...RULES,
      phase: 'american prep-fire',
      units: ['american 6-6-6 D7 concealed', 'japanese 2-3-7 D4 concealed'],
    },
    '2,3 1,1',
  );
  play(match, 'american', 'ready u1');
  expect(unit(match, 'u1').concealed).toBeUndefined();
  play(match, 'american', 'at 1:D4', 'shoot');
  // Half of six is three, which is column 2: a 5 is a normal morale check.
  expect(match.journal.as('japanese').some(each => each.is === 'say' && each.text.includes('column 2'))).toBe(
    true,
  );
  expect(unit(match, 'u2').concealed).toBeUndefined();
  expect(revealed(match)).toEqual(['8.3.d', '8.3.d']);
});

test('[aslsk 8.3.2.b] a miss shows nobody, and the firer hears no numbers', () => {
  const match = skirmish({ ...FACING, attacker: 'russian', phase: 'prep-fire' }, '6,5');
  play(match, 'russian', 'ready u3', 'at 1:D5', 'shoot');
  expect(unit(match, 'u1').concealed).toBe(true);
  const heard = match.journal.as('russian').flatMap(each => (each.is === 'say' ? [each.text] : []));
  expect(heard).toEqual(['{u3} fire at {?1:D5}']);
});

test('[aslsk 8.3.2.b] a charge is halved against those who were concealed when it was laid', () => {
  const position: Position = {
    ...RULES,
    phase: 'german movement',
    hexes: { '1:D5': 'wooden building' },
    units: ['german 4-6-8 D6', 'russian 4-4-7 D5 concealed'],
    weapons: ['german DC of u1'],
  };
  const match = skirmish(position, '6,4');
  play(match, 'german', 'move u1', 'place-charge w1 1:D5');
  play(match, 'russian', 'pass');
  play(match, 'german', 'done');
  // It is seen before the charge goes off, and that changes nothing.
  match.interject('russian', 'show u2');
  play(match, 'russian', 'done');
  const said = match.journal.all().flatMap(each => (each.is === 'say' ? [each.text] : []));
  expect(said).toContainEqual(expect.stringContaining('column 12'));
});

test('E-106 [aslsk 8.3.d2] assault movement keeps the ? under cover and loses it in the open, in the sight of a good order enemy', () => {
  const moved = (changes: Partial<Position>, to: string) => {
    const match = skirmish({ ...FACING, phase: 'movement', ...changes });
    play(match, 'german', 'move u1', 'assault', `step ${to}`);
    return unit(match, 'u1').concealed;
  };
  expect(moved({}, '1:C5')).toBeUndefined();
  expect(moved({ hexes: { '1:C5': 'woods' } }, '1:C5')).toBe(true);
  const broken = altered(FACING.units, 2, { broken: true });
  expect(moved({ units: broken }, '1:C5')).toBe(true);
});

test('[aslsk 8.3.d2] any other movement loses it, if somebody sees it', () => {
  const moved = (changes: Partial<Position>) => {
    const match = skirmish({ ...FACING, phase: 'movement', hexes: { '1:C5': 'woods' }, ...changes });
    play(match, 'german', 'move u1', 'step 1:C5');
    return unit(match, 'u1').concealed;
  };
  expect(moved({})).toBeUndefined();
  expect(moved({ hexes: { '1:C5': 'woods', '1:C6': 'stone building', '1:D6': 'stone building' } })).toBe(
    true,
  );
});

test.each([
  {
    what: 'recovering a weapon',
    phase: 'rally',
    weapons: ['german LMG D5'],
    acts: ['recover u1 w1'],
    dice: '6',
  },
  {
    what: 'handing one on',
    phase: 'rally',
    weapons: ['german LMG of u1'],
    acts: ['done', 'done', 'give w1 u2'],
    dice: [],
  },
  {
    what: 'handing one on in the advance phase',
    phase: 'advance',
    weapons: ['german LMG of u1'],
    acts: ['give w1 u2'],
    dice: [],
  },
  {
    what: 'a smoke grenade',
    phase: 'movement',
    weapons: [],
    acts: ['move u1', 'smoke u1 1:D5'],
    dice: '6',
  },
] as const)('[aslsk 8.3.d3] $what shows the unit to a good order enemy', ({ phase, weapons, acts, dice }) => {
  const after = (changes: Partial<Position>) => {
    const match = skirmish({ ...FACING, phase, weapons, ...changes }, dice);
    play(match, 'german', ...acts);
    return unit(match, 'u1').concealed;
  };
  expect(after({})).toBeUndefined();
  expect(after({ hexes: { '1:D5': 'wooden building', '1:D6': 'stone building' } })).toBe(true);
});

test('[aslsk 8.3.d3] so do turning a gun, rallying others and directing fire', () => {
  const gun = skirmish({
    ...FACING,
    phase: 'prep-fire',
    units: ['german 2-2-8 D5 concealed', 'russian 4-4-7 D7'],
    weapons: ['german 5cm PaK 38 of u1 facing 0'],
  });
  play(gun, 'german', 'done', 'face w1 1');
  expect(unit(gun, 'u1').concealed).toBeUndefined();

  const rally = skirmish(
    { ...FACING, phase: 'rally', units: [...FACING.units, 'german 4-6-7 D5 broken'] },
    '6,6',
  );
  play(rally, 'german', 'done', 'done', 'done', 'done');
  play(rally, 'german', 'rally u4 u2');
  expect(unit(rally, 'u2').concealed).toBeUndefined();

  const fire = skirmish({ ...FACING, phase: 'prep-fire' });
  play(fire, 'german', 'ready u1', 'at 1:D7', 'direct u2');
  expect(unit(fire, 'u2').concealed).toBeUndefined();
});

test('[aslsk 8.3.e] broken or wounded it is seen, whoever looks; and its owner may show it at any time', () => {
  const match = skirmish({ ...FACING, phase: 'prep-fire' });
  expect(match.anytime('german')).toEqual(['show u1', 'show u2']);
  expect(match.anytime('russian')).toEqual([]);
  match.interject('german', 'show u2');
  expect([unit(match, 'u1').concealed, unit(match, 'u2').concealed]).toEqual([true, undefined]);
  expect(revealed(match)).toEqual(['8.3.e']);
});

test('[aslsk 8.3.1] at the end of its player turn a good order unit out of sight in concealment terrain is concealed', () => {
  const after = (changes: object, hexes: Position['hexes'] = { '1:D5': 'wooden building' }) => {
    const match = skirmish({
      ...RULES,
      phase: 'german close-combat',
      hexes: { ...hexes, '1:D6': 'stone building' },
      units: [
        { card: 'german 4-6-7', at: '1:D5', ...changes },
        'russian 4-4-7 D8',
        'russian 4-4-7 M1 broken',
      ],
    });
    return unit(match, 'u1').concealed;
  };
  expect(after({})).toBe(true);
  expect(after({ broken: true })).toBeUndefined();
  expect(after({}, { '1:D5': 'brush' })).toBeUndefined();
  expect(after({ at: '1:F8' }, { '1:F8': 'wooden building' })).toBeUndefined();
});

test('E-107 [aslsk 8.3.2.c, 8.3.e] who runs into a ? finds it, stays, suffers residual fire again and is fired at for what he spent', () => {
  const match = skirmish(
    {
      ...RULES,
      phase: 'american movement',
      hexes: { '1:D4': 'wooden building' },
      units: ['american 6-6-6 D6', 'japanese 3-4-7 D4 concealed'],
      residual: [{ at: '1:D5', firepower: 1 }],
    },
    '6,6 6,6',
  );
  play(match, 'american', 'move u1', 'step 1:D5');
  play(match, 'japanese', 'pass');
  play(match, 'american', 'step 1:D4');
  expect(unit(match, 'u1').at).toBe('1:D5');
  expect(unit(match, 'u2').concealed).toBeUndefined();
  expect(citesSaid(match).filter(cite => cite === '3.3.5.d')).toHaveLength(2);
  expect(match.state.doing[0]).toMatchObject({ is: 'move', spent: 6, here: 6 });
  play(match, 'japanese', 'pass');
  expect(match.state.phase).toBe('defensive-fire');
});

test('[aslsk 8.3.2.c, 8.3.d2] the ? of those who come is gone as well', () => {
  const match = skirmish({
    ...RULES,
    phase: 'american movement',
    hexes: { '1:D5': 'woods', '1:D4': 'wooden building' },
    units: ['american 6-6-6 D5 concealed', 'japanese 3-4-7 D4 concealed'],
  });
  play(match, 'american', 'move u1', 'assault', 'step 1:D4');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:D5' });
  expect(unit(match, 'u1').concealed).toBeUndefined();
});

test('[aslsk 8.3.2.d, 8.3.d2] it advances under its ?, unless into the open before a good order enemy', () => {
  const advanced = (hexes: Position['hexes']) => {
    const match = skirmish({ ...FACING, phase: 'advance', hexes: { '1:D5': 'woods', ...hexes } });
    play(match, 'german', 'advance u1 1:C5');
    return unit(match, 'u1').concealed;
  };
  expect(advanced({})).toBeUndefined();
  expect(advanced({ '1:C5': 'woods' })).toBe(true);
});

test('[aslsk 8.3.2.d] where anybody is concealed there may be an ambush, and two are off his die', () => {
  const at = (concealed: string) =>
    skirmish({
      ...RULES,
      phase: 'german prep-fire',
      units: ['german 4-6-7 D5 advanced', `russian 4-4-7 D5 ${concealed}`],
    });
  const open = at('');
  expect(isAmbushPossible(open.world, open.state, '1:D5')).toBe(false);
  const { world, state } = at('concealed');
  expect(isAmbushPossible(world, state, '1:D5')).toBe(true);
  expect(ambushModifiers(world, state, '1:D5', 'russian').value).toBe(-2);
  expect(ambushModifiers(world, state, '1:D5', 'german').value).toBe(0);
});

test('[aslsk 8.3.1] who is concealed already gains nothing, and nothing is said of him', () => {
  const position: Position = {
    ...RULES,
    attacker: 'german',
    hexes: { '1:C4': 'wooden building', '1:E4': 'wooden building' },
    units: ['german 4-6-7 C4 concealed', 'german 4-6-7 E4', 'russian 4-4-7 M10 broken'],
  };
  const { match } = enact(position, [], function* (game) {
    gainConcealment(game);
  });
  const told = match.journal.all().flatMap(entry => (entry.is === 'say' ? [entry.text] : []));
  expect(told).toEqual(['{u2} is concealed']);
});
