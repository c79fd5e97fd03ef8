import { describe, expect, test } from 'vitest';
import type { About, Match } from '../../engine/index.ts';
import { holdVerbs, rulesIn } from '../kit/testing/hold-verbs.ts';
import type { BookAct } from './acts.ts';
import { starterKit } from './index.ts';
import { type Position, play, skirmish } from './testing/bench.ts';

holdVerbs(starterKit, rulesIn(new URL('.', import.meta.url)));

type Asked = Pick<Match, 'whyNot'>;
const cites = (match: Asked, about: About) => match.whyNot('german', about).map(({ cite }) => cite);
const against = (match: Asked, act: BookAct) => cites(match, { act });

describe('a step that is not taken says which rule stands against it', () => {
  test('on the move', () => {
    const match = skirmish({
      hexes: { '1:C1': 'woods', '1:C2': 'woods' },
      phase: 'german movement',
      units: [
        'german 4-6-7 C4',
        'russian 4-4-7 C5 broken',
        ...Array.from({ length: 3 }, () => 'german 4-6-7 D4'),
      ],
    });
    play(match, 'german', 'move u1');
    expect(against(match, { verb: 'step', to: '1:C5' })).toEqual(['3.3.c']);
    expect(against(match, { verb: 'step', to: '1:D4' })).toEqual(['3.3.1.d']);
    expect(against(match, { verb: 'step', to: '1:H4' })).toEqual(['3.3.b']);
    play(match, 'german', 'step 1:C3', 'step 1:C2');
    expect(match.whyNot('german', { act: { verb: 'step', to: '1:C1' } as BookAct })).toMatchObject([
      { cite: '3.3.1.a', why: 'it costs 2 MF and there are 1 left' },
    ]);
  });

  /** In the open, with woods two hexes behind and other woods to the side. */
  const ROUT: Position = {
    hexes: { '1:F7': 'woods', '1:H6': 'woods' },
    phase: 'german rout',
    units: [
      'german 4-6-7 F5 broken desperate',
      'german 4-6-7 A1',
      'german 4-6-7 A1 broken',
      'german 9-1 F5 pinned',
      'russian 4-4-7 F2',
      ...Array.from({ length: 3 }, () => 'german 4-6-7 E6'),
    ],
  };

  test('in rout, hex by hex as the search found it', () => {
    const match = skirmish(ROUT);
    expect(cites(match, { piece: 'u2' })).toEqual(['3.6.a']);
    expect(cites(match, { piece: 'u3' })).toEqual(['3.6.j']);
    expect(against(match, { verb: 'done' })).toEqual(['3.6.a']);
    play(match, 'german', 'rout u1');
    const step = (to: `1:${string}`) => against(match, { verb: 'step', to });
    expect(step('1:F6')).toEqual([]);
    expect(step('1:F4')).toEqual(['3.6.f']);
    expect(step('1:E6')).toEqual(['3.3.1.d']);
    expect(step('1:F7')).toEqual(['3.3.b']);
    expect(against(match, { verb: 'done' })).toEqual(['3.6.g']);
    expect(against(match, { verb: 'go-along', leader: 'u4' })).toEqual(['3.6.k']);
    expect(cites(match, { piece: 'u2' })).toEqual(['3.6.b']);
    expect(cites(match, { place: '1:F4' })).toEqual(['3.6.f']);
    play(match, 'german', 'crawl 1:F6');
    expect(match.state.doing).toEqual([]);
  });

  test('nor does a rout go astray, or crawl when it is under way', () => {
    const match = skirmish({
      ...ROUT,
      hexes: { '1:F9': 'woods' },
      units: ['german 4-6-7 F5 broken desperate', 'russian 4-4-7 A5'],
    });
    play(match, 'german', 'rout u1');
    expect(against(match, { verb: 'step', to: '1:F4' })).toEqual(['3.6.e']);
    play(match, 'german', 'step 1:F6');
    expect(against(match, { verb: 'crawl', to: '1:F7' })).toEqual(['3.6.d']);
  });
});

describe('in close combat', () => {
  const FRAY: Position = {
    phase: 'german close-combat',
    units: [
      'german 4-6-7 C4',
      'german 4-6-7 C4 broken',
      'german 9-1 C4',
      'russian 4-4-7 C4',
      'russian 4-4-7 C4',
      'german 4-6-7 G4',
    ],
    weapons: ['german LMG of u1'],
  };

  test('an attack says what it lacks, and who can’t take part', () => {
    const match = skirmish(FRAY);
    expect(against(match, { verb: 'stack', leader: 'u3', on: 'u2' })).toEqual(['3.8.e']);
    play(match, 'german', 'done');
    expect(cites(match, { piece: 'u2' })).toEqual(['3.8.e']);
    expect(cites(match, { piece: 'u6' })).toEqual(['3.8.b']);
    expect(cites(match, { piece: 'w1' })).toEqual(['3.8.a']);
    expect(against(match, { verb: 'target', unit: 'u4' })).toEqual(['3.8.c']);
    play(match, 'german', 'attack u1');
    expect(against(match, { verb: 'done' })).toEqual(['3.8.c']);
    expect(against(match, { verb: 'attack', unit: 'u3' })).toEqual(['3.8.g']);
    expect(against(match, { verb: 'attack', unit: 'u1' })).toEqual(['3.8.d']);
    play(match, 'german', 'target u4');
    expect(against(match, { verb: 'attack', unit: 'u3' })).toEqual(['3.8.c']);
    expect(against(match, { verb: 'target', unit: 'u4' })).toEqual(['3.8.d']);
  });

  test('so do those against a vehicle and by it', () => {
    const match = skirmish({
      ...FRAY,
      units: [...(FRAY.units ?? []).slice(0, 3), 'german 4-6-7 C4'],
      vehicles: ['russian T-34 M41 C4 facing 0'],
    });
    play(match, 'german', 'done');
    expect(against(match, { verb: 'engage', vehicle: 'v1' })).toEqual(['3.8.c']);
    play(match, 'german', 'attack u1');
    expect(against(match, { verb: 'attack', unit: 'u4' })).toEqual(['3.8.o']);
    expect(against(match, { verb: 'use-gun', vehicle: 'v1', gun: 'CMG' })).toEqual(['3.8.r']);
    expect(against(match, { verb: 'done' })).toEqual(['3.8.c']);
    expect(cites(match, { piece: 'v1' })).toEqual([]);
  });
});

test('in the set-up: who waits, what is not given yet, and where there is no room', () => {
  const match = skirmish({
    doing: [{ is: 'set-up', side: 'german' }],
    units: [
      'german 4-6-7 group g',
      'german 4-6-7 group g',
      'german 4-6-7 group later',
      ...Array.from({ length: 3 }, () => 'german 4-6-7 B2 group g'),
      'russian 4-4-7 M9 group russian',
    ],
    scenario: {
      groups: [
        { id: 'g', side: 'german', elr: 3, units: {}, setUp: ['1:A1-B4'] },
        { id: 'later', side: 'german', elr: 3, units: {}, enter: { turn: 3, along: ['1:A1-A5'] } },
        { id: 'russian', side: 'russian', elr: 3, units: {} },
      ],
    },
  });
  expect(cites(match, { piece: 'u2' })).toEqual(['1.3.a']);
  expect(match.whyNot('german', { piece: 'u3' })).toMatchObject([
    { cite: '3.3.d', why: 'it enters in turn 3' },
  ]);
  expect(cites(match, { piece: 'u7' })).toEqual(['2.0.ATTACKER']);
  expect(against(match, { verb: 'place', unit: 'u1', at: '1:B2' })).toEqual(['3.3.1.d']);
  expect(against(match, { verb: 'place', unit: 'u1', at: '1:F2' })).toEqual(['1.3.a']);
  expect(against(match, { verb: 'done' })).toEqual(['1.3.a']);
  expect(against(match, { verb: 'hide', unit: 'u4' })).toEqual(['1.3.a']);
  play(match, 'german', 'place u1 1:A1', 'place u2 1:A1');
  expect(against(match, { verb: 'hide', unit: 'u4' })).toEqual(['6.4.a']);
  expect(against(match, { verb: 'done' })).toEqual([]);
});

test('a gun that can’t be pushed or recovered says why', () => {
  const match = skirmish({
    phase: 'movement',
    units: ['german 2-2-8 D5', 'russian 4-4-7 M1'],
    weapons: ['german 10.5cm leFH 18 of u1 facing 0'],
  });
  play(match, 'german', 'move u1');
  expect(against(match, { verb: 'push', weapon: 'w1', to: '1:D4' })).toEqual(['6.5.e']);

  const crowded = skirmish({
    phase: 'german rally',
    units: [
      'german 4-6-7 C4',
      'german 4-6-7 C4',
      'german 2-4-7 C4',
      'german 2-2-8 C4',
      'german 8-0 C4',
      'russian 4-4-7 M9',
    ],
    weapons: ['german 5cm PaK 38 C4 facing 0'],
  });
  const recover = (unit: 'u4' | 'u5') => against(crowded, { verb: 'recover', unit, weapon: 'w1' });
  expect([recover('u4'), recover('u5')]).toEqual([['2.0.SquadEq'], ['1.2.6.b']]);
});
