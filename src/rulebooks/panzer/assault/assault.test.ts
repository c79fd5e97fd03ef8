/** Assaults on vehicles and man against man (B13). */
import { expect, test } from 'vitest';
import { hundred, offers, type Position, play, refusals, skirmish, unit } from '../testing/bench.ts';

type Told = Partial<Position['units'][number]>;
const STAYS = hundred(100);
const near = (
  ours: Told = {},
  theirs: Told = {},
  more: Partial<Omit<Position, 'units'>> & { others?: Position['units'] } = {},
): Position => {
  const { others = [], ...rest } = more;
  return {
    phase: 'assault',
    first: 'german',
    ...rest,
    units: [
      { card: 'german-squad', at: '1:C6', command: 'MOVE', ...ours },
      { card: 'crusader-i', at: '1:C5', facing: 3, ...theirs },
      ...others,
    ],
  };
};
function assault(position: Position, ...dice: readonly (readonly number[])[]) {
  const match = skirmish(position, dice);
  play(match, 'german', 'assault u2', 'join u1', 'resolve');
  return match;
}

test('[panzer B13, B1.2, B5.3, B11.1] leg units with MOVE assault what is in their hex or the next, before anybody moves', () => {
  expect(offers(skirmish(near()), 'german', 'assault')).toEqual(['assault u2']);
  expect(offers(skirmish(near({ at: '1:C5' })), 'german', 'assault')).toEqual(['assault u2']);
  const far = skirmish(near({ at: '1:C7' }));
  expect(far.state.phase).not.toBe('assault');
  const joins = (ours: Told) => {
    const match = skirmish(
      near({}, {}, { others: [{ card: 'german-squad', at: '1:D5', command: 'MOVE', ...ours }] }),
    );
    play(match, 'german', 'assault u2', 'join u1');
    return refusals(match, 'german', 'join u3');
  };
  expect(joins({})).toEqual([]);
  expect(joins({ suppressed: 'OFF' })).toEqual(['B11.1']);
  expect(joins({ command: 'FIRE' })).toEqual(['B5.3']);
  expect(joins({ card: 'pz-iiih' })).toEqual(['B13']);
  expect(joins({ at: '1:G9' })).toEqual(['B13']);
});

test('[panzer B13, CES.CA.a] the first one’s strength, one for each other, less the GP Defense', () => {
  // 6 − 3 = +3: 38 suppresses; nobody guards it: +10.
  expect(unit(assault(near(), hundred(27)), 'u2').suppressed).toBeUndefined();
  expect(unit(assault(near(), hundred(28)), 'u2').suppressed).toBe('ON');
  // With two it is +4: 32.
  const match = skirmish(near({}, {}, { others: [{ card: 'german-squad', at: '1:D5', command: 'MOVE' }] }), [
    hundred(22),
  ]);
  play(match, 'german', 'assault u2', 'join u1', 'join u3', 'resolve');
  expect(unit(match, 'u2').suppressed).toBe('ON');
});

test('[panzer CES.CA.b, CES.CA.c, CES.CA.d, 7.11.a] 5 damages, 0 breaks tracks, else it burns at half of the strength; flamethrowers always, and BU is easier for some (E-075)', () => {
  const hit = (
    roll: number,
    dice: readonly (readonly number[])[],
    ours: Told = {},
    options: readonly ['7.11'] | readonly [] = [],
  ) => unit(assault(near(ours, {}, { options }), hundred(roll), ...dice), 'u2');
  // 67 needed, +10.
  expect(hit(65, [[4], STAYS])).toMatchObject({ turretDamaged: true });
  expect(hit(65, [[5], STAYS])).toMatchObject({ hullDamaged: true });
  expect(hit(70, [STAYS]).tracked).toBe(true);
  expect(hit(71, [[3]]).lost).toBe('brewed up');
  expect(hit(71, [[4]]).lost).toBe('knocked out');
  expect(hit(71, [[5]], {}, ['7.11']).lost).toBe('brewed up');
  expect(hit(71, [], { card: 'german-pioneers' }).lost).toBe('brewed up');
  expect(hit(70, [hundred(15)]).lost).toBe('bailed out');
});

test('[panzer B13.1] buttoned up, suppressed, immobile and unguarded +10 each, moved −20, attackers in cover +10', () => {
  /** The least roll that suppresses. */
  const least = (theirs: Told, more: Parameters<typeof near>[2] = {}) => {
    for (let roll = 1; roll <= 99; roll++)
      if (unit(assault(near({}, theirs, more), hundred(roll), STAYS, STAYS), 'u2').suppressed === 'ON')
        return roll;
    return 100;
  };
  const guard = { others: [{ card: 'british-section', at: '1:C5' }] } as const;
  expect(least({})).toBe(28);
  expect(least({}, guard)).toBe(38);
  expect(least({ buttoned: true }, guard)).toBe(28);
  expect(least({ tracked: true }, guard)).toBe(28);
  expect(least({ moved: true }, guard)).toBe(58);
  expect(least({}, { ...guard, hexes: { '1:C6': 'woods' } })).toBe(28);
  expect(least({}, { ...guard, hexes: { '1:C6': 'brush' } })).toBe(38);
});

test('[panzer B13.2, CES.HTH] both roll with ten times the best, five for each other, and their grade; the lower loses steps by the difference', () => {
  const fight = (ours: number, theirs: number, more: Parameters<typeof near>[2] = {}, foe: Told = {}) =>
    assault(near({}, { card: 'british-section', ...foe }, more), hundred(ours), hundred(theirs));
  // 6 against 6.
  expect(unit(fight(50, 41), 'u2').card).toBe('british-section');
  expect(unit(fight(50, 40), 'u2')).toMatchObject({ card: 'british-half-section', suppressed: 'ON' });
  expect(unit(fight(50, 10), 'u2').lost).toBe('eliminated');
  expect(unit(fight(40, 50), 'u1').card).toBe('german-half-squad');
  const better = { grades: { german: 'Veteran' } } as const;
  expect(unit(fight(40, 40, better), 'u2').card).toBe('british-half-section');
  expect(unit(fight(50, 60, {}, { suppressed: 'OFF' }), 'u2').card).toBe('british-half-section');
  // Whoever wins the hex goes in.
  expect(unit(fight(90, 10), 'u1').at).toBe('1:C5');
});

test('[panzer 7.17.a] what a squad carries may be lost in Hand-to-Hand, too', () => {
  const match = skirmish(
    {
      phase: 'assault',
      first: 'german',
      options: ['7.17'],
      units: [
        { card: 'german-squad', at: '1:C6', command: 'MOVE' },
        { card: 'american-bazooka-squad', at: '1:C5' },
      ],
    },
    [hundred(50), hundred(40), [5]],
  );
  play(match, 'german', 'assault u2', 'join u1', 'resolve');
  expect(unit(match, 'u2').weaponsLost).toBe(1);
});
