import { expect, test } from 'vitest';
import { isGone, offers, type Position, play, refusals, skirmish, unit } from '../testing/bench.ts';

const WOODS = '1:E5' as const;
const OPEN = '1:C3' as const;
const ENEMY = { card: 'russian 4-4-7', at: '1:J9' } as const;
const broken = { card: 'german 4-6-7', at: WOODS, broken: true } as const;

const rallyPhase = (
  units: Position['units'],
  dice: readonly (readonly number[])[] = [],
  more: Partial<Position> = {},
) => skirmish({ hexes: { [WOODS]: 'woods' }, phase: 'rally', units, ...more } as Position, dice);

test('[sl 3.23.1, SOP.1.4] broken units rally with an unbroken leader of theirs, in the rally phase of either side', () => {
  const own = rallyPhase([broken, { card: 'german 8-0', at: WOODS }, ENEMY]);
  expect(offers(own, 'german', 'rally')).toEqual(['rally u1 u2']);
  // Men who stand are no leader.
  const sound = { card: 'german 4-6-7', at: WOODS } as const;
  const elsewhere = [
    { ...broken, at: OPEN },
    { card: 'german 8-0', at: OPEN },
  ] as const;
  const beside = rallyPhase([broken, sound, ...elsewhere, ENEMY]);
  expect(refusals(beside, 'german', 'rally u1 u2')).toEqual(['3.23.1']);
  const alone = rallyPhase([broken, { card: 'german 8-0', at: OPEN }, ENEMY]);
  expect(offers(alone, 'german', 'rally')).toEqual([]);
  // Nor does a broken leader rally himself as others do.
  const down = rallyPhase([
    broken,
    { card: 'german 8-0', at: WOODS, broken: true },
    { card: 'german 8-1', at: WOODS },
    ENEMY,
  ]);
  expect(refusals(down, 'german', 'rally u1 u2')).toEqual(['3.2.5']);
  expect(refusals(down, 'german', 'rally u2 u2')).toEqual(['3.23.1']);
  const others = rallyPhase([ENEMY, broken, { card: 'german 8-0', at: WOODS }], [], { attacker: 'russian' });
  expect(offers(others, 'german', 'rally')).toEqual(['rally u2 u3']);
});

test('[sl 3.23.2] it rolls its morale or less, with the leader’s modifier', () => {
  const at = (...dice: number[]) => {
    const match = rallyPhase([broken, { card: 'german 9-1', at: WOODS }, ENEMY], [dice]);
    play(match, 'german', 'rally u1 u2');
    return unit(match, 'u1').broken;
  };
  expect(at(4, 4)).toBeUndefined();
  expect(at(4, 5)).toBe(true);
});

test('[sl 3.23.3] a leader rallies himself, without his own modifier; a squad can’t', () => {
  const at = (...dice: number[]) => {
    const match = rallyPhase([{ card: 'german 9-1', at: WOODS, broken: true }, ENEMY], [dice]);
    expect(refusals(match, 'german', 'self-rally u2')).not.toEqual([]);
    play(match, 'german', 'self-rally u1');
    return unit(match, 'u1').broken;
  };
  expect(at(4, 5)).toBeUndefined();
  expect(at(4, 6)).toBe(true);
});

test('[sl 3.23.4, 3.2.5] a broken leader must rally himself first, and may then rally the others at once', () => {
  const match = rallyPhase(
    [broken, { card: 'german 9-1', at: WOODS, broken: true }, ENEMY],
    [
      [3, 3],
      [3, 4],
    ],
  );
  expect(refusals(match, 'german', 'rally u1 u2')).toContain('3.2.5');
  play(match, 'german', 'self-rally u2', 'rally u1 u2');
  expect(unit(match, 'u1').broken).toBeUndefined();
});

test('[sl 3.23.5] a good leader’s modifier helps a broken leader too', () => {
  const match = rallyPhase(
    [{ card: 'german 8-1', at: WOODS, broken: true }, { card: 'german 9-2', at: WOODS }, ENEMY],
    [[5, 5]],
  );
  play(match, 'german', 'rally u1 u2');
  expect(unit(match, 'u1').broken).toBeUndefined();
});

test('[sl 3.2.7] his side chooses which of two leaders rallies', () => {
  const match = rallyPhase([
    broken,
    { card: 'german 9-2', at: WOODS },
    { card: 'german 6+1', at: WOODS },
    ENEMY,
  ]);
  expect(offers(match, 'german', 'rally')).toEqual(['rally u1 u2', 'rally u1 u3']);
});

test('[sl 3.23.6] E1-203: who was fired at rolls against four less', () => {
  const at = (...dice: number[]) => {
    const match = rallyPhase(
      [
        { card: 'german 9-1', at: WOODS, broken: true, desperate: true },
        { card: 'german 8-0', at: WOODS },
        ENEMY,
      ],
      [dice],
    );
    play(match, 'german', 'rally u1 u2');
    return unit(match, 'u1').broken;
  };
  expect(at(2, 3)).toBeUndefined();
  expect(at(3, 3)).toBe(true);
});

test('[sl SOP.1.12, 3.23.6] desperation ends with the phase', () => {
  const match = rallyPhase(
    [{ ...broken, desperate: true }, { card: 'german 8-0', at: WOODS }, ENEMY],
    [[6, 5]],
  );
  play(match, 'german', 'rally u1 u2');
  expect(match.state.phase).not.toBe('rally');
  expect(unit(match, 'u1').desperate).toBeUndefined();
});

test('[sl 3.23.7, 3.21.20] out of woods and buildings it is one harder', () => {
  const at = (...dice: number[]) => {
    const match = rallyPhase([{ ...broken, at: OPEN }, { card: 'german 8-0', at: OPEN }, ENEMY], [dice]);
    play(match, 'german', 'rally u1 u2');
    return unit(match, 'u1').broken;
  };
  expect(at(3, 3)).toBeUndefined();
  expect(at(3, 4)).toBe(true);
});

test('[sl 3.23.8, 3.20.8] failing costs nothing, but a 12 half a squad and all of what is smaller', () => {
  const match = rallyPhase(
    [broken, { ...broken, card: 'german 2-4-7' }, { ...broken }, { card: 'german 9-2', at: WOODS }, ENEMY],
    [
      [6, 6],
      [6, 6],
      [5, 6],
    ],
  );
  play(match, 'german', 'rally u1 u4', 'rally u2 u4', 'rally u3 u4');
  expect(unit(match, 'u1')).toMatchObject({ card: 'german 2-4-7', broken: true });
  expect(isGone(match, 'u2')).toBe(true);
  expect(unit(match, 'u3')).toMatchObject({ card: 'german 4-6-7', broken: true });
});

test('[sl 3.23.8, 3.4.1] a leader who rolls it is wounded, and those with him check their morale', () => {
  const match = rallyPhase(
    [{ card: 'german 9-1', at: WOODS, broken: true }, { card: 'german 4-6-7', at: WOODS }, ENEMY],
    [
      [6, 6],
      [3, 3],
      [4, 4],
    ],
  );
  play(match, 'german', 'self-rally u1');
  expect(isGone(match, 'u1')).toBe(true);
  expect(unit(match, 'u2').broken).toBe(true);
});

test('[sl QA-14.2] a unit tries once a phase, however many leaders there are', () => {
  const match = rallyPhase(
    [broken, { ...broken }, { card: 'german 8-0', at: WOODS }, { card: 'german 8-1', at: WOODS }, ENEMY],
    [[6, 5]],
  );
  play(match, 'german', 'rally u1 u3');
  expect(refusals(match, 'german', 'rally u1 u4')).toContain('QA-14.2');
  expect(offers(match, 'german', 'rally')).toEqual(['rally u2 u3', 'rally u2 u4']);
});

// ---- the steps before it

test('[sl SOP.1.1, SOP.1.2, SOP.1.3, SOP.1.4] leaders are made, squads deploy, weapons are repaired, units rally', () => {
  const units: Position['units'] = [
    broken,
    { card: 'german 8-0', at: WOODS },
    { card: 'german 4-6-7', at: WOODS },
    { card: 'russian 4-4-7', at: '1:E6' },
  ];
  const match = rallyPhase(units, [], { weapons: [{ card: 'german LMG', by: 'u3', malfunctioned: true }] });
  const asked: string[] = [];
  for (let i = 0; i < 4; i++) {
    asked.push(match.choiceOf('german')?.id ?? '-');
    play(match, 'german', 'done');
  }
  expect(asked).toEqual(['promote', 'deploy', 'repair', 'rally']);
});

test('[sl 3.6.1.1, 3.6.2, 3.6.3, 3.6.T1, 3.6.T2] E1-216: a broken German squad rolls a 2, and then a 4: a 7-0', () => {
  const match = rallyPhase(
    [
      { card: 'german 4-6-7', at: OPEN, broken: true },
      { card: 'russian 4-4-7', at: '1:C4' },
    ],
    [[1, 1], [4]],
  );
  play(match, 'german', 'promote u1');
  expect(unit(match, 'u3')).toMatchObject({ card: 'german 7-0', at: OPEN });
  expect(unit(match, 'u3').broken).toBeUndefined();
  expect(unit(match, 'u1')).toMatchObject({ card: 'german 4-6-7', broken: true });
  // He may rally it in the same phase.
  expect(offers(match, 'german', 'rally')).toEqual(['rally u1 u3']);
});

test('[sl 3.6.1.1] a 3 does as well, a 4 brings nobody, a 12 is the end; once a phase', () => {
  const at = (...dice: (readonly number[])[]) => {
    const match = rallyPhase(
      [
        { card: 'german 4-6-7', at: OPEN, broken: true },
        { ...broken },
        { card: 'russian 4-4-7', at: '1:C4' },
      ],
      dice,
    );
    play(match, 'german', 'promote u1');
    return match;
  };
  expect(at([1, 2], [4]).state.units).toHaveLength(4);
  expect(at([1, 3]).state.units).toHaveLength(3);
  expect(isGone(at([6, 6]), 'u1')).toBe(true);
  expect(refusals(at([1, 3]), 'german', 'promote u1')).not.toEqual([]);
});

test('[sl 3.6.1.1, 3.21.3] only a broken squad or crew beside an unbroken enemy', () => {
  const offered = (unitThere: object, enemy: object) =>
    offers(
      rallyPhase([
        { card: 'german 4-6-7', at: OPEN, broken: true, ...unitThere },
        { card: 'russian 4-4-7', at: '1:C4', ...enemy },
        // somebody for whom the step is asked
        { card: 'german 4-6-7', at: '1:C5', broken: true },
      ]),
      'german',
      'promote',
    );
  expect(offered({}, {})).toEqual(['promote u1', 'promote u3']);
  expect(offered({ broken: undefined }, {})).toEqual(['promote u3']);
  expect(offered({ card: 'german 8-0' }, {})).toEqual(['promote u3']);
  expect(offered({ at: '1:H8' }, {})).toEqual(['promote u3']);
  expect(offered({}, { broken: true })).toEqual([]);
});

test('[sl 3.6.T1, 3.6.T2] nation, morale and being broken count', () => {
  const made = (card: string, die: number) => {
    const [side = ''] = card.split(' ');
    const other = side === 'german' ? 'russian 4-4-7' : 'german 4-6-7';
    const match = rallyPhase(
      [
        { card, at: OPEN, broken: true },
        { card: other, at: '1:C4' },
      ],
      [[1, 1], [die]],
    );
    play(match, side, 'promote u1');
    return match.state.units.find(({ id }) => id === 'u3')?.card;
  };
  expect(made('russian 4-4-7', 4)).toBe('russian 6+1');
  expect(made('russian 4-4-7', 5)).toBeUndefined();
  expect(made('russian 6-2-8', 1)).toBe('russian 8-0');
  expect(made('german 8-3-8', 1)).toBe('german 8-1');
  expect(made('american 6-6-6', 1)).toBe('american 8-0');
  expect(made('german 4-6-7', 6)).toBe('german 6+1');
});

const LED = [{ card: 'german 5-4-8', at: WOODS }, { card: 'german 8-1', at: WOODS }, ENEMY] as const;

test('[sl 4.8.2, 4.8.4] E1-208: a squad that passes a normal check with its leader becomes two equal half-squads', () => {
  const match = rallyPhase([...LED], [[4, 5]]);
  play(match, 'german', 'deploy u1 u2');
  expect(unit(match, 'u1').card).toBe('german 2-4-8');
  expect(unit(match, 'u4')).toMatchObject({ card: 'german 2-4-8', at: WOODS });
  // It is told as it came out.
  const verdicts = (...dice: number[]) => {
    const tried = rallyPhase([...LED], [dice]);
    play(tried, 'german', 'deploy u1 u2');
    return tried.journal
      .all()
      .flatMap(entry => (entry.is === 'roll' ? entry.account.map(({ met, verdict }) => [met, verdict]) : []));
  };
  const [held, failed] = [verdicts(4, 5)[0], verdicts(6, 5)[0]];
  expect([held?.[0], failed?.[0]]).toEqual([true, false]);
  expect([held?.[1], failed?.[1]]).toEqual(['deploys', 'stays together']);
});

test('[sl 4.8.4, 3.30.T] both halves have heard and lost what their squad had', () => {
  const match = rallyPhase([{ ...LED[0], swayed: true, spirit: -1, lowered: 1 }, LED[1], ENEMY], [[1, 2]]);
  play(match, 'german', 'deploy u1 u2');
  const heard = { swayed: true, spirit: -1, lowered: 1 };
  expect([unit(match, 'u1'), unit(match, 'u4')]).toMatchObject([heard, heard]);
});

test('[sl 4.8.4] whoever comes forth is somebody of his own', () => {
  const other: Position['units'] = [
    { card: 'german 4-6-7', at: OPEN },
    { card: 'german 8-0', at: OPEN },
  ];
  const match = rallyPhase(
    [...LED, ...other],
    [
      [1, 2],
      [1, 2],
    ],
  );
  play(match, 'german', 'deploy u1 u2', 'deploy u4 u5');
  const ids = match.state.units.map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([7, 7]);
});

test('[sl 4.8.5] half-squads that no squad has left behind make up the only squad with such halves', () => {
  const recombined = (card: string) => {
    const half = { card, at: WOODS } as const;
    const match = rallyPhase([
      half,
      half,
      { card: card.startsWith('g') ? 'russian 4-4-7' : 'german 4-6-7', at: '1:M10' },
    ]);
    if (offers(match, half.card.split(' ')[0] ?? '', 'recombine').length === 0) return undefined;
    play(match, half.card.split(' ')[0] ?? '', 'recombine u1 u2');
    return unit(match, 'u1').card;
  };
  expect(['russian 2-3-7', 'russian 3-2-8', 'german 3-3-8'].map(recombined)).toEqual([
    'russian 4-4-7',
    'russian 6-2-8',
    'german 8-3-8',
  ]);
  // Two kinds of squads have such halves.
  expect(recombined('german 2-4-7')).toBeUndefined();
});

test('[sl 4.8.2] failing costs nothing, and it tries once', () => {
  const other: Position['units'] = [
    { card: 'german 4-6-7', at: OPEN },
    { card: 'german 8-0', at: OPEN },
  ];
  const match = rallyPhase([...LED, { card: 'german 8-0', at: WOODS }, ...other], [[5, 5]]);
  play(match, 'german', 'deploy u1 u2');
  expect(unit(match, 'u1')).toMatchObject({ card: 'german 5-4-8' });
  expect(unit(match, 'u1').broken).toBeUndefined();
  expect(offers(match, 'german', 'deploy')).toEqual(['deploy u5 u6']);
});

test('[sl 4.8.2, 4.3.1] not where there is no room for both halves', () => {
  const crowd: Position['units'] = [
    { card: 'german 4-6-7', at: WOODS },
    { card: 'german 4-6-7', at: WOODS },
  ];
  expect(offers(rallyPhase([...LED, ...crowd]), 'german', 'deploy')).toEqual([]);
});

test('[sl 4.8.2] not without an unbroken leader, not broken, not in a melee', () => {
  const offered = (first: object, second: object, more: Partial<Position> = {}) =>
    offers(
      rallyPhase(
        [
          { ...LED[0], ...first },
          { ...LED[1], ...second },
          { ...ENEMY, ...(more.melees && { at: WOODS }) },
        ],
        [],
        more,
      ),
      'german',
      'deploy',
    );
  expect(offered({}, {})).toEqual(['deploy u1 u2']);
  expect(offered({}, { broken: true })).toEqual([]);
  expect(offered({}, { at: OPEN })).toEqual([]);
  expect(offered({ broken: true }, {})).toEqual([]);
  expect(offered({}, {}, { melees: [WOODS] })).toEqual([]);
});

test('[sl 4.8.3] the leader does nothing else in that phase', () => {
  const other: Position['units'] = [
    { ...broken, at: OPEN },
    { card: 'german 8-0', at: OPEN },
  ];
  const match = rallyPhase([...LED, broken, ...other], [[5, 5]]);
  play(match, 'german', 'deploy u1 u2');
  expect(refusals(match, 'german', 'rally u4 u2')).toContain('4.8.3');
  expect(offers(match, 'german', 'rally')).toEqual(['rally u5 u6']);
});

test('[sl 4.8.4] a broken half-squad has one morale less than its squad’s', () => {
  const match = rallyPhase(
    [{ ...broken, card: 'german 2-4-7' }, { card: 'german 8-0', at: WOODS }, ENEMY],
    [[3, 4]],
  );
  play(match, 'german', 'rally u1 u2');
  expect(unit(match, 'u1').broken).toBe(true);
});

test('[sl 4.8.5] two half-squads of the same squad recombine, without leader or check', () => {
  const half = { card: 'german 2-4-7', at: WOODS, was: 'german 4-6-7' } as const;
  const match = rallyPhase([half, half, ENEMY], [], { weapons: [{ card: 'german LMG', by: 'u2' }] });
  play(match, 'german', 'recombine u1 u2');
  expect(unit(match, 'u1').card).toBe('german 4-6-7');
  expect(isGone(match, 'u2')).toBe(true);
  expect(match.state.weapons[0]).toMatchObject({ by: 'u1' });
  expect([unit(match, 'u1').swayed, unit(match, 'u1').spirit]).toEqual([undefined, undefined]);
  // What one half has been told weighs on both (3.30.T), and no heavier if both have heard it.
  const told = { swayed: true, spirit: -1 } as const;
  for (const [one, other, spirit] of [
    [{}, told, -1],
    [told, {}, -1],
    [told, told, -1],
    [{ spirit: 1 }, told, 0],
  ] as const) {
    const both = rallyPhase([{ ...half, ...one }, { ...half, ...other }, ENEMY] as Position['units']);
    play(both, 'german', 'recombine u1 u2');
    expect(unit(both, 'u1')).toMatchObject({ swayed: true, spirit });
  }
  const offered = (second: object, more: Partial<Position> = {}) =>
    offers(
      rallyPhase([half, { ...half, ...second }, { ...ENEMY, ...(more.melees && { at: WOODS }) }], [], more),
      'german',
      'recombine',
    );
  expect(offered({})).toEqual(['recombine u1 u2']);
  expect(offered({ broken: true })).toEqual([]);
  expect(offered({ berserk: true })).toEqual([]);
  expect(offered({ at: OPEN })).toEqual([]);
  expect(offered({ was: 'german 4-4-7' })).toEqual([]);
  expect(offered({ card: 'german 4-6-7' })).toEqual([]);
  expect(offered({}, { melees: [WOODS] })).toEqual([]);
  const why = (first: object) =>
    refusals(rallyPhase([{ ...half, ...first }, half, half, ENEMY]), 'german', 'recombine u1 u2');
  expect([why({}), why({ broken: true }), why({ berserk: true })]).toEqual([[], ['4.8.5'], ['4.8.5']]);
});
