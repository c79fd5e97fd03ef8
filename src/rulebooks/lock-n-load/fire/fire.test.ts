import { expect, test } from 'vitest';
import { altered, citesSaid, offers, type Position, play, skirmish, unit } from '../testing/bench.ts';

/** Two squads and their Leader in F7, three hexes from a dug-in squad in the crops of C6. */
const PAIR: Position = {
  hexes: { '1:C6': 'vineyard', '1:F7': 'orchard' },
  units: ['american 2-5-4-6 F7', 'american 2-5-4-6 F7', 'american Lt. Clarkson F7', 'german 1-6-4-5 C6'],
  foxholes: ['1:C6'],
  spotted: ['1:C6'],
};

test('[lnl 5.0.d, 5.0.f, 5.0.1.a, 5.0.1.c, 5.2.a] E-017 two squads and their Leader fire, and the target loses half', () => {
  const match = skirmish(PAIR, '5,2 4');
  play(match, 'american', 'activate 1:F7', 'ready u1', 'add u2', 'lead u3', 'shoot');
  expect(unit(match, 'u4')).toMatchObject({ card: 'german 0-4-4-5', shaken: true });
  for (const id of ['u1', 'u2', 'u3']) expect(unit(match, id).fired).toBe(true);
});

test('[lnl 5.0.e] an attack that is no higher than the defence does nothing', () => {
  const match = skirmish(PAIR, '1,4');
  play(match, 'american', 'activate 1:F7', 'ready u1', 'add u2', 'lead u3', 'shoot');
  expect(unit(match, 'u4')).not.toHaveProperty('shaken');
});

test('[lnl 5.2.b, 4.0.i] a hex makes one combined attack in an impulse', () => {
  const match = skirmish({ ...PAIR, units: [...PAIR.units, 'german 1-6-4-5 C8'] }, '1,6');
  play(match, 'american', 'activate 1:F7', 'ready u1', 'at 1:C6', 'shoot');
  expect(offers(match, 'american', 'ready')).toEqual([]);
});

test('[lnl 4.0.c, 5.2.c] those who did not fire may do so in a later impulse', () => {
  const match = skirmish(PAIR, '1,6 1,6');
  play(match, 'american', 'activate 1:F7', 'ready u1', 'shoot', 'done');
  play(match, 'german', 'pass');
  play(match, 'american', 'activate 1:F7');
  expect(offers(match, 'american', 'ready')).toEqual(['ready u2']);
});

test('[lnl 4.0.n, 10.1.b] E-019 who fires is Fired, and gives his hex away', () => {
  const match = skirmish({ ...PAIR, spotted: ['1:C6'] }, '1,6 1,6');
  play(match, 'american', 'activate 1:F7', 'ready u1', 'add u2', 'lead u3', 'shoot');
  play(match, 'german', 'activate 1:C6');
  expect(offers(match, 'german', 'ready')).toEqual(['ready u4']);
});

test('[lnl 10.0.a, 5.0.a] what is not spotted is no target', () => {
  const match = skirmish({ ...PAIR, spotted: [] });
  play(match, 'american', 'activate 1:F7');
  expect(offers(match, 'american', 'ready')).toEqual([]);
});

test('[lnl 4.1.e, 4.1.f, EOP.2] whoever has spotted fires with those beside him, at what he has found alone', () => {
  const match = skirmish({ ...PAIR, spotted: [], units: [...PAIR.units, 'german 1-6-4-5 F5'] }, '3 5,2 4');
  play(match, 'american', 'activate 1:F7', 'spot u1 1:C6', 'ready u1');
  // F5 is in the open, and nearer; the spotter has eyes for C6 alone.
  play(match, 'american', 'add u2', 'shoot');
  expect(unit(match, 'u1')).toMatchObject({ fired: true });
  expect(unit(match, 'u1')).not.toHaveProperty('opsComplete');
  expect(citesSaid(match)).toContain('5.1.a');
});

test('[lnl 4.1.a, 4.1.e] a Leader who has spotted aids fire at that hex and at no other', () => {
  const units = [...PAIR.units, 'german 1-6-4-5 F5'];
  const match = skirmish({ ...PAIR, spotted: [], units }, '3');
  play(match, 'american', 'activate 1:F7', 'spot u3 1:C6', 'ready u1', 'at 1:F5');
  expect(offers(match, 'american', 'lead')).toEqual([]);
  const other = skirmish({ ...PAIR, spotted: [], units }, '3');
  play(other, 'american', 'activate 1:F7', 'spot u3 1:C6', 'ready u1', 'at 1:C6');
  expect(offers(other, 'american', 'lead')).toEqual(['lead u3']);
});

test.each([{ opsComplete: true }, { fired: true }, { moved: 'Moved' }, { shaken: true }] as const)(
  '[lnl 4.1.f, 4.0.n] beside one who has spotted, a unit that is %o does not fire with him',
  marker => {
    const units = altered(PAIR.units, 1, { ...marker });
    const match = skirmish({ ...PAIR, spotted: [], units }, '3');
    play(match, 'american', 'activate 1:F7', 'spot u1 1:C6');
    expect(offers(match, 'american', 'ready')).toEqual(['ready u1']);
    play(match, 'american', 'ready u1');
    expect(offers(match, 'american', 'add')).toEqual([]);
  },
);

test('[lnl 4.1.a] who has tried to spot in vain fires at nothing', () => {
  const match = skirmish({ ...PAIR, units: [...PAIR.units, 'german 1-6-4-5 F5'], spotted: [] }, '6');
  play(match, 'american', 'activate 1:F7', 'spot u1 1:C6');
  expect(offers(match, 'american', 'ready')).toEqual(['ready u2']);
});

test('[lnl 5.0.b] no fire into a hex with friends, or with a Melee marker', () => {
  const crowd = { ...PAIR, units: [...PAIR.units, 'american 2-5-4-6 C6'] };
  for (const position of [crowd, { ...PAIR, melees: [{ at: '1:C6' as const }] }]) {
    const match = skirmish(position);
    play(match, 'american', 'activate 1:F7');
    expect(offers(match, 'american', 'ready')).toEqual([]);
  }
});

test('[lnl 5.0.c, 5.0.a] the range is counted without the firer’s hex and with the target’s', () => {
  const at = (hex: '1:C7' | '1:B7') => {
    const match = skirmish({ units: ['german 2-3-4-6 F7', `american 2-5-4-6 ${hex}`] });
    play(match, 'german', 'activate 1:F7');
    return offers(match, 'german', 'ready');
  };
  expect(at('1:C7')).toEqual(['ready u1']);
  expect(at('1:B7')).toEqual([]);
});

test('[lnl 5.1.a, 8.1.a] Shaken units and those in Melee do not fire', () => {
  const shaken = altered(PAIR.units, 0, { shaken: true });
  const match = skirmish({ ...PAIR, units: shaken });
  play(match, 'american', 'activate 1:F7');
  expect(offers(match, 'american', 'ready')).toEqual(['ready u2']);
  const locked = skirmish({ ...PAIR, units: [...PAIR.units, 'german 1-6-4-5 F7'], melees: [{ at: '1:F7' }] });
  play(locked, 'american', 'activate 1:F7');
  expect(offers(locked, 'american', 'ready')).toEqual([]);
});

test('[lnl 5.0.1.a, 11.1.1.a] a Leader aids no unit of another badge', () => {
  const match = skirmish({
    ...PAIR,
    units: ['american 2-6-4-6 F7', 'american Lt. Clarkson F7', 'german 1-6-4-5 C6'],
  });
  play(match, 'american', 'activate 1:F7', 'ready u1');
  expect(match.offered('american')).toEqual(['shoot']);
});

test.each(['moved', 'fired', 'opsComplete'] as const)(
  '[lnl 5.0.1.a, 4.1.a] a Leader under a marker aids nobody: %s',
  marker => {
    const units = altered(PAIR.units, 2, { [marker]: marker === 'moved' ? 'Moved' : true });
    const match = skirmish({ ...PAIR, units });
    play(match, 'american', 'activate 1:F7', 'ready u1');
    expect(offers(match, 'american', 'lead')).toEqual([]);
  },
);

test('[lnl 5.0.1.a, 11.1.1.a, 11.1.b] the Leader who has aided the squads aids their ordnance too, and no other does', () => {
  const match = skirmish(
    {
      units: [
        'american 2-5-4-6 F7',
        'american Lt. Clarkson F7',
        'american Capt. Harlan F7',
        'german 1-6-4-5 F4',
      ],
      weapons: ['american Bazooka of u1'],
    },
    '1,6 6,6',
  );
  play(match, 'american', 'activate 1:F7', 'ready u1', 'lead u2', 'shoot', 'ready w1');
  expect(match.offered('american')).toEqual(['lead u2', 'shoot']);
});

test('[lnl 5.0.g, 1.5.a] a Leader among the targets checks first and then helps the others', () => {
  const match = skirmish(
    { units: ['german 1-6-4-5 D8', 'german 1-6-4-5 D8', 'american 2-5-4-6 D6', 'american Capt. Harlan D6'] },
    // 1 + ½ rounded up + 6 against 2: 6 more. The Captain: 1 + 6 = 7, Morale 7. The squad: 2 + 6 - 2 = 6, Morale 6.
    '6,2 1 2',
  );
  play(match, 'german', 'activate 1:D8', 'ready u1', 'add u2', 'shoot');
  expect(unit(match, 'u3').shaken).toBeUndefined();
  expect(unit(match, 'u4').shaken).toBeUndefined();
});

test('[lnl 4.0.h, 4.0.o] E-004 units of two hexes fire and move in any order', () => {
  const match = skirmish(
    {
      units: [
        'german 1-6-4-5 D8',
        'german 1-6-4-5 D8',
        'german Lt. Koch D8',
        'german 1-6-4-5 D9',
        'american 2-5-4-6 D5',
      ],
    },
    '1,6 1,6',
  );
  play(
    match,
    'german',
    'activate 1:D8',
    'activate 1:D9',
    'ready u1',
    'shoot',
    'ready u4',
    'shoot',
    'move u2',
  );
  expect(offers(match, 'german', 'step').length).toBeGreaterThan(0);
});
