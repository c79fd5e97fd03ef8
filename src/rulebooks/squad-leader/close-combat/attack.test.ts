import { expect, test } from 'vitest';
import { worseOdds } from '../charts/index.ts';
import type { LocId } from '../state.ts';
import { isGone, offers, play, refusals, skirmish, standing, unit } from '../testing/bench.ts';
import { assaultOf } from './attack.ts';
import { strengths } from './parties.ts';

const HERE: LocId = '1:D4';
const phase = 'close-combat' as const;
const german = { card: 'german 4-6-7', at: HERE } as const;
const guards = { card: 'russian 6-2-8', at: HERE } as const;
const rifles = { card: 'russian 4-4-7', at: HERE } as const;

const assault = (position: Parameters<typeof standing>[0], by: string[], on: string[], more = {}) => {
  const { world, view } = standing(position);
  return assaultOf(world, view, { by, on, ...more } as Parameters<typeof assaultOf>[2]);
};

test('[sl 6.1.1, 6.1.3] E1-202: two 6-2-8 against a 4-6-7 are 12 to 4, 3-1, and the building doesn’t matter', () => {
  const fight = assault(
    { phase, hexes: { [HERE]: 'stone building' }, units: [guards, guards, german] },
    ['u1', 'u2'],
    ['u3'],
  );
  expect([fight.attack.value, fight.defence.value, fight.odds]).toEqual([12, 4, '3-1']);
  expect(fight.lines).toMatchObject([{ on: ['u3'], drm: { value: 0 } }]);
});

test('[sl 6.1.3] fractions go to the defender, and the kill number itself kills', () => {
  const units = [{ ...rifles }, { card: 'german 2-3-7 crew', at: HERE }];
  expect(assault({ phase, units: [guards, german] }, ['u1'], ['u2']).odds).toBe('3-2');
  expect(assault({ phase, units: [rifles, guards, german, german] }, ['u1', 'u2'], ['u3', 'u4']).odds).toBe(
    '1-1',
  );
  expect(assault({ phase, units: [german, guards] }, ['u1'], ['u2']).odds).toBe('1-2');
  const kills = (dice: [number, number]) => {
    const match = skirmish({ phase, units }, [dice]);
    play(match, 'russian', 'attack u1', 'target u2', 'done');
    play(match, 'german', 'done');
    return isGone(match, 'u2');
  };
  // 4 to 2 is 2-1: 7 or less.
  expect(kills([3, 4])).toBe(true);
  expect(kills([3, 5])).toBe(false);
});

test('[sl 6.1.2, SOP.8.2] both sides attack, even those who are eliminated', () => {
  const match = skirmish({ phase, units: [guards, german] }, [
    [1, 2],
    [1, 2],
  ]);
  play(match, 'german', 'attack u2', 'target u1', 'done');
  play(match, 'russian', 'attack u1', 'target u2', 'done');
  expect([isGone(match, 'u1'), isGone(match, 'u2')]).toEqual([true, true]);
});

test('[sl 6.1.1] only in this phase, and only with those in the same hex', () => {
  const units = [guards, german, { ...german, at: '1:D5' as LocId }];
  const match = skirmish({ phase, units });
  expect(offers(match, 'russian', 'attack')).toEqual(['attack u1']);
  play(match, 'russian', 'attack u1');
  expect(offers(match, 'russian', 'target')).toEqual(['target u2']);
  expect(offers(match, 'german', 'attack')).toEqual(['attack u2']);
  const firing = skirmish({ phase: 'prep-fire', units: [guards, german] });
  expect(firing.choiceOf('russian')?.id).not.toBe('designate');
});

test('[sl 6.1.4, QA-20.6] E1-134: attacks are divided at will, nobody attacks twice, one unit may be attacked twice', () => {
  const match = skirmish({ phase, units: [guards, guards, german, german] }, [
    [6, 5],
    [1, 2],
  ]);
  play(match, 'russian', 'attack u1');
  expect(refusals(match, 'russian', 'attack u1')).toContain('6.1.4');
  expect(refusals(match, 'russian', 'next')).toEqual(['6.1.4']);
  play(match, 'russian', 'target u3', 'next');
  expect(refusals(match, 'russian', 'attack u1')).toContain('6.1.4');
  play(match, 'russian', 'attack u2', 'target u3');
  expect(refusals(match, 'russian', 'target u3')).toContain('6.1.4');
  play(match, 'russian', 'done');
  // Nothing is rolled before the other side has designated too.
  expect([isGone(match, 'u3'), match.choiceOf('german')?.id]).toEqual([false, 'designate']);
  play(match, 'german', 'done');
  expect([isGone(match, 'u3'), isGone(match, 'u4')]).toEqual([true, false]);
});

test('[sl 6.1.4] all attacks are designated before any dice, in other hexes too', () => {
  const there: LocId = '1:F4';
  const units = [guards, german, { ...guards, at: there }, { ...german, at: there }];
  const match = skirmish({ phase, units }, [
    [1, 2],
    [1, 2],
  ]);
  play(match, 'russian', 'attack u1', 'target u2', 'done', 'attack u3', 'target u4', 'done');
  play(match, 'german', 'done');
  expect(isGone(match, 'u2')).toBe(false);
  play(match, 'german', 'done');
  expect([isGone(match, 'u2'), isGone(match, 'u4')]).toEqual([true, true]);
});

test('[sl 6.1.5] light machine guns add to the attack alone, other weapons to nothing', () => {
  const units = [german, guards];
  const armed = (...cards: string[]) => ({
    phase,
    units,
    weapons: cards.map(card => ({ card, by: 'u1' as const })),
  });
  const strength = (...cards: string[]) => assault(armed(...cards), ['u1'], ['u2']).attack.value;
  expect(strength()).toBe(4);
  expect(strength('german LMG')).toBe(6);
  expect(strength('german LMG', 'german LMG', 'german LMG')).toBe(8);
  expect(strength('german MMG')).toBe(4);
  expect(assault(armed('german LMG'), ['u2'], ['u1']).defence.value).toBe(4);
  const broken = {
    phase,
    units,
    weapons: [{ card: 'german LMG', by: 'u1' as const, malfunctioned: true as const }],
  };
  expect(assault(broken, ['u1'], ['u2']).attack.value).toBe(4);
});

test('[sl 6.1.6, QA-20.6] E1-135: a leader modifies one attack of his own side, said beforehand', () => {
  const led = { phase, units: [german, german, { card: 'german 9-2', at: HERE }, guards, guards] };
  expect(assault(led, ['u1'], ['u4'], { leader: 'u3' }).lines[0]?.drm.value).toBe(-2);
  expect(assault(led, ['u4'], ['u1']).lines[0]?.drm.value).toBe(0);
  const match = skirmish(led);
  play(match, 'german', 'attack u1', 'lead u3', 'target u4', 'next', 'attack u2', 'target u5');
  expect(refusals(match, 'german', 'lead u3')).toContain('6.1.6');
  play(match, 'russian', 'attack u4');
  expect(offers(match, 'russian', 'lead')).toEqual([]);
});

test('[sl 6.1.6] a broken or withdrawing leader leads nobody', () => {
  for (const how of [{ broken: true }, { withdraws: true }] as const) {
    const units = [german, { card: 'german 9-2', at: HERE, ...how }, guards];
    const match = skirmish({ phase, units, doing: [{ is: 'combat', stage: 'fight' }] });
    play(match, 'german', 'attack u1');
    expect(offers(match, 'german', 'lead')).toEqual([]);
  }
});

test('[sl 6.1.7] a leader is attacked only where he began the phase alone', () => {
  const leader = { card: 'german 9-2', at: HERE };
  const match = skirmish({ phase, units: [guards, german, leader] });
  play(match, 'russian', 'attack u1');
  expect(offers(match, 'russian', 'target')).toEqual(['target u2']);
  expect(refusals(match, 'russian', 'target u3')).toContain('6.1.7');
  const alone = skirmish({ phase, units: [guards, leader] });
  play(alone, 'russian', 'attack u1');
  expect(offers(alone, 'russian', 'target')).toEqual(['target u2']);
});

test('[sl 6.1.8] a leader falls with the last of the squads that began the phase', () => {
  const fight = (on: string[]) => {
    const units = [guards, guards, german, german, { card: 'german 9-2', at: HERE }];
    const match = skirmish({ phase, units }, [[1, 2]]);
    play(match, 'russian', 'attack u1', 'attack u2', ...on.map(id => `target ${id}`), 'done');
    play(match, 'german', 'done');
    return isGone(match, 'u5');
  };
  expect(fight(['u3', 'u4'])).toBe(true);
  expect(fight(['u3'])).toBe(false);
});

test('[sl 6.1.8] of two lone leaders one is not lost with the other', () => {
  const units = [guards, { card: 'german 9-2', at: HERE }, { card: 'german 8-0', at: HERE }];
  const match = skirmish({ phase, units }, [[1, 2]]);
  play(match, 'russian', 'attack u1', 'target u2', 'done');
  play(match, 'german', 'done');
  expect([isGone(match, 'u2'), isGone(match, 'u3')]).toEqual([true, false]);
});

test('[sl 6.1.9] a lone leader attacks and defends with 1, or with a machine gun, by his own modifier', () => {
  const alone = { phase, units: [{ card: 'german 9-2', at: HERE }, rifles] };
  const attack = assault(alone, ['u1'], ['u2']);
  expect([attack.attack.value, attack.odds, attack.lines[0]?.drm.value]).toEqual([1, '1-4', -2]);
  expect(assault(alone, ['u2'], ['u1']).defence.value).toBe(1);
  // Alone he gets half of a machine gun: not that and his own strength.
  const armed = { ...alone, weapons: [{ card: 'german LMG', by: 'u1' as const }] };
  expect(assault(armed, ['u1'], ['u2']).attack.value).toBe(1);
  const match = skirmish(alone);
  play(match, 'german', 'attack u1');
  expect(refusals(match, 'german', 'lead u1')).toContain('6.1.9');
});

test('[sl QA-20.72] E1-136: two leaders alone have 1 together, and a machine gun at its full strength', () => {
  const two = {
    phase,
    units: [{ card: 'german 9-2', at: HERE }, { card: 'german 8-0', at: HERE }, rifles],
  };
  expect(assault(two, ['u3'], ['u1', 'u2']).defence.value).toBe(1);
  expect(assault(two, ['u1', 'u2'], ['u3']).attack.value).toBe(1);
  const armed = { ...two, weapons: [{ card: 'german LMG', by: 'u2' as const }] };
  expect(assault(armed, ['u1', 'u2'], ['u3']).attack.value).toBe(2);
});

test('[sl 6.1.10] a pinned unit attacks with half, and defends with all', () => {
  const position = { phase, units: [{ ...german, pinned: true as const }, guards] };
  expect(assault(position, ['u1'], ['u2']).attack.value).toBe(2);
  expect(assault(position, ['u2'], ['u1']).defence.value).toBe(4);
});

test('[sl 3.29.14] who guards prisoners attacks with half, and defends with all', () => {
  const prisoner = { card: 'russian 4-4-7', at: HERE, broken: true, guard: 'u1' } as const;
  const position = { phase, units: [german, guards, prisoner] };
  expect(assault(position, ['u1'], ['u2']).attack.value).toBe(2);
  expect(assault(position, ['u2'], ['u1']).defence.value).toBe(4);
});

test('[sl 8.9.1.4] a half-squad or crew works its machine gun instead of its own arms', () => {
  const units = [{ card: 'german 2-3-7 crew', at: HERE }, guards];
  const { view } = standing({ phase, units, weapons: [{ card: 'german LMG', by: 'u1' }] });
  expect(strengths(view, [unit({ state: view } as never, 'u1')])).toMatchObject([{ n: 2, inherent: true }]);
  // A stronger gun is what they work, and then nobody fights with his own arms, and cowers.
  const green = [
    { card: 'american 2-3-6 green', at: HERE },
    { card: 'german 4-6-7', at: HERE },
  ];
  const better = standing({ phase, units: green, weapons: [{ card: 'german LMG', by: 'u1' }] } as never).view;
  const own = standing({ phase, units: green } as never).view;
  const inherent = (state: typeof view) => strengths(state, [unit({ state } as never, 'u1')])[0]?.inherent;
  expect([inherent(better), inherent(own)]).toEqual([true, true]);
});

test.each(['exhausted', 'tasked'])(
  '[sl 4.7.9] %s men attack at +1 and are attacked at -1, each of them by himself',
  state => {
    const tired = { ...german, [state]: true as const };
    const position = { phase, units: [tired, german, guards] };
    expect(assault(position, ['u1', 'u2'], ['u3']).lines[0]?.drm.value).toBe(1);
    expect(assault(position, ['u3'], ['u1', 'u2']).lines.map(({ drm }) => drm.value)).toEqual([-1, 0]);
  },
);

test('[sl 6.5.1] doubles of men whom nobody leads count on the next lower column', () => {
  const kills = (led: boolean) => {
    const units = [guards, { card: 'russian 8-0', at: HERE }, german];
    const match = skirmish({ phase, units }, [[3, 3]]);
    // 6 to 4 is 3-2, which a 6 kills at; at 1-1 it doesn't.
    play(match, 'russian', 'attack u1', ...(led ? ['lead u2'] : []), 'target u3', 'done');
    play(match, 'german', 'done');
    return isGone(match, 'u3');
  };
  expect([kills(true), kills(false)]).toEqual([true, false]);
});

test('[sl 6.5.1] it is one column, and from the lowest there is none to go to', () => {
  expect([worseOdds('3-2'), worseOdds('1-1')]).toEqual(['1-1', '1-2']);
  expect(worseOdds('1-8')).toBeUndefined();
});

test('[sl 6.5.1] men whom nobody leads cower beside a hero, too', () => {
  const position = { phase, units: [german, { card: 'german 1-4-9 hero', at: HERE }, guards] };
  expect(assault(position, ['u1', 'u2'], ['u3']).mayCower).toBe(true);
  expect(assault(position, ['u2'], ['u3']).mayCower).toBe(false);
});

test('[sl 6.5.1] a lone leader doesn’t cower', () => {
  const match = skirmish({ phase, units: [{ card: 'german 8-1', at: HERE }, rifles] }, [[2, 2]]);
  // 1 to 4 kills at 3, and he has -1; at 1-6 it would be 2.
  play(match, 'german', 'attack u1', 'target u2', 'done');
  play(match, 'russian', 'done');
  expect(isGone(match, 'u2')).toBe(true);
});

test('[sl 3.8.9] a hero is attacked only where he is alone, and fights with 1 or helps with -1', () => {
  const hero = { card: 'german 1-4-9 hero', at: HERE };
  const position = { phase, units: [german, hero, { card: 'german 8-1', at: HERE }, guards] };
  expect(assault(position, ['u1', 'u2'], ['u4']).attack.value).toBe(5);
  const helped = assault(position, ['u1'], ['u4'], { leader: 'u3', heroes: ['u2'] });
  expect([helped.attack.value, helped.lines[0]?.drm.value]).toEqual([4, -2]);
  const match = skirmish(position);
  play(match, 'german', 'attack u1', 'lead u2', 'lead u3');
  expect(refusals(match, 'german', 'attack u2')).toContain('6.1.4');
  play(match, 'russian', 'attack u4');
  expect(offers(match, 'russian', 'target')).toEqual(['target u1']);
});

test('[sl 3.29.3.3, 3.29.4, 3.29.5] in a melee an attack may take prisoners, at +1', () => {
  const taken = (dice: [number, number], answer: [number, number] = [6, 6]) => {
    const units = [guards, german];
    const match = skirmish({ phase, units, melees: [HERE] }, [dice, answer]);
    play(match, 'russian', 'done');
    play(match, 'german', 'done');
    play(match, 'russian', 'attack u1', 'target u2', 'take-alive', 'done');
    play(match, 'german', 'attack u2', 'target u1', 'done');
    const { broken, guard } = unit(match, 'u2');
    return { broken, guard };
  };
  // 3-2 kills at 6: a 5 takes them, the 6 itself does nothing.
  expect(taken([2, 3])).toEqual({ broken: true, guard: 'u1' });
  expect(taken([2, 4])).toEqual({ broken: undefined, guard: undefined });
  expect(taken([2, 3], [1, 2])).toEqual({ broken: true, guard: undefined });
  const fresh = skirmish({ phase, units: [guards, german] });
  play(fresh, 'russian', 'attack u1');
  expect(refusals(fresh, 'russian', 'take-alive')).toContain('3.29.3.3');
});

test('[sl QA-89.8] a rage alone costs nobody strength: only prisoners who break loose in one have half', () => {
  const raging = { ...german, berserk: true } as const;
  const attack = (more: object) =>
    assault({ phase, units: [{ ...raging, ...more }, guards] }, ['u1'], ['u2']);
  expect([attack({}).attack.value, attack({ escaped: true }).attack.value]).toEqual([4, 2]);
});

test('[sl 6.1.4] what is being designated is told with its odds and what it needs', () => {
  const match = skirmish({ phase, units: [guards, guards, german, { ...german, broken: true }, rifles] });
  const prompt = () => match.choiceOf('russian')?.prompt;
  expect(prompt()).toMatch(/who attacks\?$/);
  play(match, 'russian', 'attack u1');
  expect(prompt()).toMatch(/whom do {u1} attack\?$/);
  play(match, 'russian', 'attack u2', 'target u3', 'target u4');
  // Twelve to eight; the broken ones fall more easily.
  expect(prompt()).toMatch(
    /{u1} and {u2} against {u3} and {u4}, 3-2: 6 or less for {u3} and 8 or less for {u4}$/,
  );
});
