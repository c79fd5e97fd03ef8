import { expect, test } from 'vitest';
import { fireCard } from '../fire/card.ts';
import {
  altered,
  citesSaid,
  isGone,
  offers,
  type Position,
  play,
  skirmish,
  standing,
  unit,
} from '../testing/bench.ts';

/** The Sniper of the Americans waits; Germans are in the open. */
const HUNT: Position = {
  hexes: { D4: 'woods', H8: 'vineyard' },
  units: ['german 1-6-4-5 D7', 'german Lt. Koch D7', 'american Sniper', 'american 2-5-4-6 A9'],
};

test('[lnl 11.4.a] he shows himself in any hex with a positive Target Modifier, in the enemy’s impulse too', () => {
  const match = skirmish(HUNT);
  expect(match.anytime('american')).toEqual(['snipe u3 1:D4']);
  expect(match.anytime('german')).toEqual([]);
  play(match, 'german', 'activate 1:D7');
  expect(match.anytime('american')).toEqual(['snipe u3 1:D4']);
});

test('[lnl 11.4.a] but not where the enemy is, nor once he is there', () => {
  const taken = skirmish({ ...HUNT, units: altered(HUNT.units, 0, { at: '1:D4' }) });
  expect(taken.anytime('american')).toEqual([]);
  const match = skirmish(HUNT);
  match.interject('american', 'snipe u3 1:D4');
  play(match, 'american', 'pass');
  expect(match.anytime('american')).toEqual([]);
  expect(unit(match, 'u3').fired).toBeUndefined();
});

test('[lnl 11.4.b, 11.4.c] E-055 he attacks at once with two dice, and one of those in the hex, whom chance picks', () => {
  // The second of the two: 4 + 5 against 2, and 1 + 7 is more than Koch’s Morale 7.
  const match = skirmish(HUNT, '2 4,5,2 1');
  match.interject('american', 'snipe u3 1:D4');
  play(match, 'american', 'at 1:D7', 'shoot');
  expect(unit(match, 'u2').shaken).toBe(true);
  expect(unit(match, 'u1').shaken).toBeUndefined();
  expect(unit(match, 'u3').fired).toBe(true);
  expect(citesSaid(match)).toContain('11.4.a');
  // The Germans go on where they were.
  play(match, 'german', 'activate 1:D7');
});

test('[lnl 11.4.b, 10.0.a] only at what is spotted', () => {
  const match = skirmish({ ...HUNT, hexes: { D4: 'woods', D7: 'orchard' } });
  match.interject('american', 'snipe u3 1:D4');
  expect(match.choiceOf('american')).toBeUndefined();
});

const PLACED: Position = {
  hexes: { D4: 'woods' },
  units: ['american Sniper D4', 'american 2-5-4-6 D4', 'german 1-6-4-5 D7'],
};

test('[lnl 11.4.d] with others in the hex he fires in their impulse, but by himself', () => {
  const match = skirmish(PLACED, '1,6 1,1,6');
  play(match, 'american', 'activate 1:D4', 'ready u2');
  expect(match.offered('american')).toEqual(['shoot']);
  play(match, 'american', 'shoot', 'ready u1');
  expect(match.offered('american')).toEqual(['shoot']);
});

test('[lnl 5.1.e] a Shaken Sniper does not fire', () => {
  const match = skirmish({ ...PLACED, units: altered(PLACED.units, 0, { shaken: true }) });
  play(match, 'american', 'activate 1:D4');
  expect(offers(match, 'american', 'ready')).toEqual(['ready u2']);
});

test('[lnl 5.1.m] a wounded one does, as before', () => {
  const match = skirmish({ ...PLACED, units: altered(PLACED.units, 0, { wounded: true }) });
  play(match, 'american', 'activate 1:D4');
  expect(offers(match, 'american', 'ready')).toEqual(['ready u1', 'ready u2']);
});

test('[lnl 11.4.d, 5.5.b] alone he doubles what shelters him, except from mortars and his like', () => {
  const cover = (card: string, others: Position['units'] = []) => {
    const units = [`${card} D8`, 'american Sniper D4', ...others];
    const { world, view } = standing({ hexes: { D4: 'woods' }, units });
    const frame = { is: 'fire', by: 'german', from: '1:D8', shooters: ['u1'], target: '1:D4' } as const;
    return fireCard(world, view, frame)?.lines[0]?.cover.value;
  };
  expect(cover('german 1-6-4-5')).toBe(4);
  expect(cover('german 1-6-4-5', ['american Medic D4'])).toBe(2);
  expect(cover('german 50mm mortar')).toBe(2);
  expect(cover('german Sniper')).toBe(2);
});

test('[lnl 11.4.a] he never moves', () => {
  const match = skirmish({ ...PLACED, units: PLACED.units.filter((_, i) => i !== 1) });
  play(match, 'american', 'activate 1:D4');
  expect(offers(match, 'american', 'move')).toEqual([]);
  expect(isGone(match, 'u1')).toBe(false);
});

test('[lnl 11.4.a] any floor will do, also among friends if there is room', () => {
  const hall = { hall: { material: 'stone', upper: 1, hexes: ['F4', 'F5', 'F6'] } } as const;
  const units = [...HUNT.units, 'american 2-5-4-6 D4'];
  const match = skirmish({ ...HUNT, buildings: hall, units });
  const floors = ['1:F4', '1:F5', '1:F6'].flatMap(hex => [hex, `${hex}/1`]);
  expect(match.anytime('american').toSorted()).toEqual(
    ['1:D4', ...floors].map(at => `snipe u3 ${at}`).toSorted(),
  );
  const men = ['american Medic', 'american Layer'].map(card => `${card} D4`);
  expect(skirmish({ ...HUNT, units: [...HUNT.units, ...men] }).anytime('american')).toEqual([]);
});

test('[lnl 11.4.a] only Snipers, in the Operations Phase, and not while something is being declared', () => {
  const waiting = 'american 2-5-4-6 group american';
  const match = skirmish({ ...HUNT, units: [...HUNT.units, waiting] });
  expect(match.anytime('american')).toEqual(['snipe u3 1:D4']);
  const rally = { phase: 'rally', doing: [{ is: 'rally', side: 'german', step: 'others' }] } as const;
  const jammed = 'german MG42 team A5 jammed';
  expect(skirmish({ ...HUNT, ...rally, units: [...HUNT.units, jammed] }).anytime('american')).toEqual([]);
  const targets = (['1:D9', '1:F7'] as const).map(at => `american 2-5-4-6 ${at}`);
  const declaring = skirmish({ ...HUNT, units: [...HUNT.units, ...targets] });
  play(declaring, 'german', 'activate 1:D7', 'ready u1');
  expect(declaring.anytime('american')).toEqual([]);
});

test('[lnl 11.4.a, 5.3.c] in a window he takes an attack from the others only if he fires at the mover', () => {
  const units = ['german 1-6-4-5 D7', 'german 1-6-4-5 F6', 'american Sniper', 'american 2-5-4-6 D9'];
  const after = (target: string) => {
    const match = skirmish({ hexes: { D4: 'woods' }, units }, '1,1,6');
    play(match, 'german', 'activate 1:D7', 'move u1', 'step 1:D6');
    match.interject('american', 'snipe u3 1:D4');
    play(match, 'american', `at ${target}`, 'shoot');
    return match.state.doing.find(({ is }) => is === 'window');
  };
  expect(after('1:F6')).toMatchObject({ shots: 1 });
  expect(after('1:D6')).toBeUndefined();
});

test('[lnl 11.4.a] between the steps of an enemy’s move he shows himself, too', () => {
  const match = skirmish({ ...HUNT, units: altered(HUNT.units, 3, { shaken: true }) });
  play(match, 'german', 'activate 1:D7', 'move u1', 'step 1:D8');
  expect(match.state.doing.at(-1)?.is).toBe('move');
  expect(match.anytime('american')).toEqual(['snipe u3 1:D4']);
});
