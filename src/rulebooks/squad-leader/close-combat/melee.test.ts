import { expect, test } from 'vitest';
import type { LocId } from '../state.ts';
import {
  citesSaid,
  isGone,
  offers,
  play,
  refusals,
  skirmish,
  standing,
  unit,
  weapon,
} from '../testing/bench.ts';
import { assaultOf } from './attack.ts';

const HERE: LocId = '1:D4';
const NEXT: LocId = '1:D5';
const phase = 'close-combat' as const;
const german = { card: 'german 4-6-7', at: HERE } as const;
const guards = { card: 'russian 6-2-8', at: HERE } as const;
const leader = { card: 'german 9-1', at: HERE } as const;
const melees = [HERE] as const;

const drms = (position: Parameters<typeof standing>[0], by: string[], on: string[]) => {
  const { world, view } = standing(position);
  const attack = { by, on } as Parameters<typeof assaultOf>[2];
  return assaultOf(world, view, attack).lines.map(line => line.drm.value);
};

test('[sl 6.3.1] those whom the phase leaves together are locked in melee, until one side is gone', () => {
  const match = skirmish({ phase, units: [guards, german] });
  play(match, 'russian', 'done');
  play(match, 'german', 'done');
  expect(match.state.melees).toEqual([HERE]);
  const last = skirmish({ phase, units: [guards, german], melees }, [[1, 2]]);
  play(last, 'russian', 'done');
  play(last, 'german', 'done');
  play(last, 'russian', 'attack u1', 'target u2', 'done');
  play(last, 'german', 'done');
  expect(last.state.melees).toEqual([]);
});

test('[sl 6.3.1] broken men alone are locked like others', () => {
  const match = skirmish({
    phase,
    units: [
      { ...guards, broken: true },
      { ...german, broken: true },
    ],
  });
  expect(match.state.melees).toEqual([HERE]);
});

test('[sl 6.3.2] who is in melee neither fires nor moves nor advances nor rallies', () => {
  const enemy = { card: 'german 4-6-7', at: NEXT };
  const at = (now: 'prep-fire' | 'movement' | 'advance' | 'rally', broken = false) =>
    skirmish({
      phase: now,
      melees,
      units: [
        { ...guards, ...(broken && { broken: true }) },
        german,
        enemy,
        { ...guards, at: '1:F4' },
        { card: 'russian 9-1', at: HERE, ...(broken && { broken: true }) },
      ],
    });
  expect(refusals(at('prep-fire'), 'russian', 'ready u1')).toContain('6.3.2');
  expect(refusals(at('movement'), 'russian', 'move u1')).toContain('6.3.2');
  expect(refusals(at('advance'), 'russian', `advance u1 ${NEXT}`)).toContain('6.3.2');
  const rallying = at('rally', true);
  while (rallying.choiceOf('russian') && rallying.choiceOf('russian')?.id !== 'rally')
    play(rallying, 'russian', 'done');
  expect(rallying.choiceOf('russian') ? offers(rallying, 'russian', 'self-rally') : []).toEqual([]);
});

test('[sl 6.3.3] others advance into a melee, as far as there is room', () => {
  const units = [guards, german, { ...guards, at: NEXT }, { ...guards, at: NEXT }, { ...guards, at: NEXT }];
  const match = skirmish({ phase: 'advance', melees, units });
  play(match, 'russian', `advance u3 ${HERE}`, `advance u4 ${HERE}`);
  expect(refusals(match, 'russian', `advance u5 ${HERE}`)).toContain('4.3.1');
});

test('[sl 6.3.4] fire into a melee strikes both sides', () => {
  const units = [{ ...guards, at: NEXT }, guards, german];
  const match = skirmish({ phase: 'prep-fire', melees, units }, [[1, 1]]);
  play(match, 'russian', 'ready u1', `at ${HERE}`, 'shoot');
  expect([isGone(match, 'u2'), isGone(match, 'u3')]).toEqual([true, true]);
});

test('weapons that lie in a melee are nobody’s', () => {
  const units = [guards, german];
  const lying = [{ card: 'german LMG', at: HERE } as const];
  for (const now of ['movement', 'rally'] as const) {
    const match = skirmish({
      phase: now,
      melees,
      units: [...units, { ...guards, at: NEXT }],
      weapons: lying,
    });
    const asked = match.choiceOf('russian') ? offers(match, 'russian', 'pick-up') : [];
    expect(asked).toEqual([]);
  }
});

test('[sl SOP.8.1, 6.3.6.a] withdrawals are announced before attacks, the attacker’s first, and who withdraws attacks nobody', () => {
  const match = skirmish({ phase, melees, units: [guards, guards, german] });
  expect(match.choiceOf('german')).toBeUndefined();
  expect(offers(match, 'russian', 'withdraw')).toEqual(['withdraw u1', 'withdraw u2']);
  play(match, 'russian', 'withdraw u1', 'done');
  expect(offers(match, 'german', 'withdraw')).toEqual(['withdraw u3']);
  play(match, 'german', 'done');
  expect(offers(match, 'russian', 'attack')).toEqual(['attack u2']);
});

test('[sl 6.3.6.a] nobody withdraws from a fight that is no melee yet', () => {
  const match = skirmish({ phase, units: [guards, german] });
  expect(match.choiceOf('russian')?.id).toBe('designate');
});

test('[sl 6.3.6.a] berserk men don’t withdraw, nor anybody who has nowhere to go', () => {
  const match = skirmish({ phase, melees, units: [{ ...guards, berserk: true }, guards, german] });
  expect(refusals(match, 'russian', 'withdraw u1')).toContain('6.3.6.a');
  const about: LocId[] = ['1:D3', '1:D5', '1:C4', '1:C5', '1:E4', '1:E5', '1:C3', '1:E3'];
  const ring = about.map(at => ({ ...german, at }));
  const shut = skirmish({ phase, melees, units: [guards, german, ...ring] });
  expect(shut.choiceOf('russian')).toBeUndefined();
  expect(shut.choiceOf('german')?.id).toBe('withdraw');
});

test('[sl 6.3.6.b] a withdrawing target counts -2, and +1 for each unbroken friend who stays', () => {
  const gone = { ...german, withdraws: true as const };
  expect(drms({ phase, melees, units: [guards, gone] }, ['u1'], ['u2'])).toEqual([-2]);
  expect(drms({ phase, melees, units: [guards, gone, german] }, ['u1'], ['u2'])).toEqual([-1]);
  expect(drms({ phase, melees, units: [guards, gone, german, leader] }, ['u1'], ['u2'])).toEqual([0]);
  expect(drms({ phase, melees, units: [guards, gone, { ...german, broken: true }] }, ['u1'], ['u2'])).toEqual(
    [-2],
  );
  expect(drms({ phase, melees, units: [guards, gone, gone] }, ['u1'], ['u2'])).toEqual([-2]);
});

test('[sl 6.3.6.b, 6.4.1] one roll is read for each target with what counts for it alone', () => {
  const units = [guards, guards, { ...german, withdraws: true as const }, german];
  expect(drms({ phase, melees, units }, ['u1', 'u2'], ['u3', 'u4'])).toEqual([-1, 0]);
  const match = skirmish({ phase, melees, units, doing: [{ is: 'combat', stage: 'fight' }] }, [[3, 4]]);
  // 12 to 8 is 3-2: a 6 kills, and the 7 only those who turn their backs.
  play(match, 'russian', 'attack u1', 'attack u2', 'target u3', 'target u4', 'done');
  play(match, 'german', 'done');
  expect([isGone(match, 'u3'), isGone(match, 'u4')]).toEqual([true, false]);
});

test('[sl 6.3.6.c] a leader who withdraws without his men is a target of his own', () => {
  const units = [guards, german, { ...leader, withdraws: true as const }];
  const match = skirmish({ phase, melees, units, doing: [{ is: 'combat', stage: 'fight' }] });
  play(match, 'russian', 'attack u1');
  expect(offers(match, 'russian', 'target')).toEqual(['target u2', 'target u3']);
  const { world, view } = standing({ phase, melees, units });
  expect(assaultOf(world, view, { by: ['u1'], on: ['u3'] }).defence.value).toBe(1);
});

test('[sl 6.3.6.c] a leader who withdraws with a squad shares its fate, and is no target', () => {
  const away = { withdraws: true } as const;
  const fight = (dice: [number, number]) => {
    const units = [guards, { ...german, ...away }, { ...leader, ...away }, german];
    const match = skirmish({ phase, melees, units, doing: [{ is: 'combat', stage: 'fight' }] }, [dice]);
    play(match, 'russian', 'attack u1');
    expect(offers(match, 'russian', 'target')).toEqual(['target u2', 'target u4']);
    play(match, 'russian', 'target u2', 'done');
    play(match, 'german', 'done');
    return isGone(match, 'u3');
  };
  expect([fight([1, 2]), fight([6, 5])]).toEqual([true, false]);
});

test('[sl 6.3.6.c] of one that withdraws there is nothing to choose, and nobody is asked', () => {
  const away = { withdraws: true } as const;
  const units = [guards, { ...german, ...away }, { ...leader, ...away }];
  const match = skirmish({ phase, melees, units, doing: [{ is: 'combat', stage: 'fight' }] });
  expect([match.choiceOf('german')?.id, match.choiceOf('russian')?.id]).toEqual([undefined, 'designate']);
});

test('[sl 6.3.6.c] of several that withdraw he chooses one in secret', () => {
  const away = { withdraws: true } as const;
  const fight = (with_: string) => {
    const units = [guards, { ...german, ...away }, { ...german, ...away }, { ...leader, ...away }];
    const match = skirmish({ phase, melees, units, doing: [{ is: 'combat', stage: 'fight' }] }, [[1, 2]]);
    const before = JSON.stringify(match.view('russian'));
    if (with_ === 'u3') play(match, 'german', `share u4 ${with_}`);
    play(match, 'german', 'done');
    expect(JSON.stringify(match.view('russian'))).toBe(before);
    play(match, 'russian', 'attack u1', 'target u2', 'done');
    return isGone(match, 'u4');
  };
  expect([fight('u2'), fight('u3')]).toEqual([true, false]);
});

test('[sl 6.3.6.1] who survives goes where he could advance to, when the phase ends', () => {
  const units = [guards, german, { ...german, at: NEXT }];
  const match = skirmish({ phase, melees, units }, [[6, 5]]);
  play(match, 'russian', 'withdraw u1', 'done');
  play(match, 'german', 'done', 'attack u2', 'target u1', 'done');
  expect(match.choiceOf('russian')?.id).toBe('fall-back');
  expect(refusals(match, 'russian', `fall-back u1 ${NEXT}`)).toContain('6.3.6.1');
  expect(refusals(match, 'russian', 'fall-back u1 1:D6')).toContain('6.3.6.1');
  play(match, 'russian', 'fall-back u1 1:D3');
  expect([unit(match, 'u1').at, unit(match, 'u1').withdraws, match.state.melees]).toEqual([
    '1:D3',
    undefined,
    [],
  ]);
});

test('[sl 6.3.6.1] where one hex is left all go there; who finds it full stays in the melee', () => {
  const about: LocId[] = ['1:D5', '1:C3', '1:C4', '1:E3', '1:E4', '1:C5', '1:E5'];
  const closed = about.filter(at => at !== '1:D3').map(at => ({ ...german, at }));
  const got = (inTheWay: number) => {
    const friends = Array.from({ length: inTheWay }, () => ({ ...guards, at: '1:D3' as LocId }));
    const match = skirmish({ phase, melees, units: [guards, guards, german, ...closed, ...friends] });
    play(match, 'russian', 'withdraw u1', 'withdraw u2', 'done');
    play(match, 'german', 'done', 'done');
    return ['u1', 'u2'].map(id => unit(match, id).at);
  };
  expect(got(0)).toEqual(['1:D3', '1:D3']);
  expect(got(2)).toEqual(['1:D3', HERE]);
});

test('[sl 6.3.6.1] who finds no way out keeps nobody else from his', () => {
  const about: LocId[] = ['1:D5', '1:C3', '1:C4', '1:E3', '1:E4', '1:C5', '1:E5'];
  const closed = about.map(at => ({ ...german, at }));
  const full = [1, 2, 3].map(() => ({ ...guards, at: '1:D3' as LocId }));
  const away = { withdraws: true } as const;
  const units = [
    { ...guards, ...away },
    { card: 'russian 8-0', at: HERE, ...away },
    german,
    ...closed,
    ...full,
  ];
  const match = skirmish({ phase, melees, units, doing: [{ is: 'combat', stage: 'place', fought: [] }] });
  expect([unit(match, 'u1').at, unit(match, 'u2').at]).toEqual([HERE, '1:D3']);
  expect(unit(match, 'u1').withdraws).toBeUndefined();
});

test('[sl 6.3.6.1, 4.1.6] nobody withdraws to where infantry can’t go', () => {
  const match = skirmish({ phase, melees, units: [guards, german], hexes: { '1:D3': 'water' } });
  play(match, 'russian', 'withdraw u1', 'done');
  play(match, 'german', 'done', 'done');
  expect(refusals(match, 'russian', 'fall-back u1 1:D3')).toEqual(['4.1.6']);
});

test('[sl 6.3.6.1] there must be room for him', () => {
  const full = [1, 2, 3].map(() => ({ ...guards, at: '1:D3' as LocId }));
  const match = skirmish({ phase, melees, units: [guards, german, ...full] });
  play(match, 'russian', 'withdraw u1', 'done');
  play(match, 'german', 'done', 'done');
  expect(refusals(match, 'russian', 'fall-back u1 1:D3')).toContain('4.3.1');
});

test('[sl 6.3.6.2] each portage point beyond his capacity counts -1, and he may leave it', () => {
  const units = [guards, { ...german, withdraws: true as const }];
  const heavy = [{ card: 'german HMG', by: 'u2' as const }];
  expect(drms({ phase, melees, units, weapons: heavy }, ['u1'], ['u2'])).toEqual([-4]);
  const match = skirmish({
    phase,
    melees,
    units: [{ ...german }, guards],
    weapons: [{ card: 'german HMG', by: 'u1' }],
  });
  expect(offers(match, 'german', 'drop')).toEqual([]);
  play(match, 'german', 'withdraw u1', 'drop w1');
  expect(weapon(match, 'w1')).toMatchObject({ at: HERE });
});

test('[sl 6.4.1] broken men are attacked at -2, attack nobody, and must try to get out of a melee', () => {
  const broken = { ...german, broken: true as const };
  expect(drms({ phase, units: [guards, broken, german] }, ['u1'], ['u2', 'u3'])).toEqual([-2, 0]);
  const match = skirmish({ phase, melees, units: [guards, broken] });
  play(match, 'russian', 'done');
  expect(citesSaid(match)).toContain('6.3.6.a');
  expect(unit(match, 'u2').withdraws).toBe(true);
  play(match, 'german', 'done');
  expect(match.choiceOf('german')).toBeUndefined();
  play(match, 'russian', 'done');
  expect(match.choiceOf('german')?.id).toBe('fall-back');
});

test('[sl 6.4.1] before there is a melee they can’t withdraw, and in one they don’t rout', () => {
  const broken = { ...german, broken: true as const };
  const match = skirmish({ phase, units: [guards, broken] });
  play(match, 'russian', 'done');
  expect([unit(match, 'u2').at, match.state.melees]).toEqual([HERE, [HERE]]);
  const routing = skirmish({ phase: 'rout', melees, units: [guards, broken] });
  expect(routing.choiceOf('german')).toBeUndefined();
  expect(unit(routing, 'u2').at).toBe(HERE);
});

test('[sl 6.4.1, 6.3.4] E1-138: fire from outside breaks both Germans and a Russian of a melee: all stay locked in it', () => {
  const units = [{ ...guards, at: NEXT }, { ...guards, at: NEXT }, guards, guards, german, german];
  // 24 factors: a 9 is a check. The first Guards fail, the second pass, both Germans fail.
  const match = skirmish({ phase: 'prep-fire', melees, units }, [
    [4, 5],
    [6, 5],
    [1, 2],
    [6, 5],
    [6, 5],
  ]);
  play(match, 'russian', 'ready u1', `at ${HERE}`, 'add u2', 'shoot');
  const broken = ['u3', 'u4', 'u5', 'u6'].map(id => unit(match, id).broken);
  expect(broken).toEqual([true, undefined, true, true]);
  expect(['u5', 'u6'].map(id => unit(match, id).guard)).toEqual([undefined, undefined]);
  expect(match.state.melees).toEqual([HERE]);
  if (match.choiceOf('russian')?.id !== 'movement') play(match, 'russian', 'done');
  expect(refusals(match, 'russian', 'move u4')).toContain('6.3.2');
  // And in close combat the Germans are easier to kill, and try to get out.
  expect(drms({ phase, units: [...match.state.units], melees }, ['u4'], ['u5', 'u6'])).toEqual([-2]);
});

test('[sl 6.4.1] E1-078: who advances upon a lone broken unit fights it at -2, and takes it by no other means', () => {
  const lone = { ...german, at: NEXT, broken: true as const };
  const match = skirmish(
    { phase: 'advance', attacker: 'russian', units: [guards, lone, { ...german, at: '1:J9' }] },
    [[3, 5]],
  );
  play(match, 'russian', `advance u1 ${NEXT}`);
  expect(unit(match, 'u2')).toMatchObject({ at: NEXT, broken: true });
  // 3-2 kills at 6: an 8 does, with -2.
  play(match, 'russian', 'attack u1', 'target u2', 'done');
  expect(isGone(match, 'u2')).toBe(true);
});

test('[sl 4.3.2] who has won keeps ten points of weapons at most, and chooses which; while both are there each has his own room', () => {
  const here = '1:D5' as const;
  const squads = [1, 2, 3].map(() => ({ card: 'german 4-6-7', at: here }));
  const fight = (dice: readonly (readonly number[])[]) => {
    const match = skirmish(
      {
        phase: 'close-combat',
        units: [...squads, { card: 'russian 4-4-7', at: here }],
        weapons: [
          { card: 'german HMG', by: 'u1' },
          { card: 'german HMG', by: 'u2' },
          { card: 'russian LMG', by: 'u4' },
        ],
      },
      dice,
    );
    play(match, 'german', 'attack u1', 'attack u2', 'attack u3', 'target u4', 'done');
    play(match, 'russian', 'done');
    return match;
  };
  // 12 to 4: the Russian is gone, and his gun is one too many.
  const won = fight([[1, 2]]);
  expect(won.choiceOf('german')?.id).toBe('excess');
  expect(offers(won, 'german', 'discard')).toEqual(['discard w1', 'discard w2', 'discard w3']);
  play(won, 'german', 'discard w2');
  expect(won.state.weapons.map(({ id }) => id)).toEqual(['w1', 'w3']);
  expect(won.choiceOf('german')?.id).not.toBe('excess');
  const undecided = fight([[6, 6]]);
  expect(undecided.choiceOf('german')?.id).not.toBe('excess');
});
