/** Hidden guns in play (6.4). */
import { expect, test } from 'vitest';
import { declaredShot } from '../ordnance/declared-shot.ts';
import { toHitModifiers } from '../ordnance/hits/to-hit.ts';
import type { Weapon } from '../state.ts';
import { citesSaid, type Dice, isGone, type Position, play, skirmish, unit } from '../testing/bench.ts';
import { unitById } from '../units.ts';

/** A hidden gun in D5, and Americans to its south. */
const HIDDEN: Position = {
  attacker: 'american',
  units: ['german 2-2-8 D5 hidden', 'american 6-6-6 D9'],
  hexes: { '1:D5': 'woods' },
  weapons: ['german 5cm PaK 38 of u1 facing 3 emplaced'],
};
const revealed = (match: ReturnType<typeof skirmish>) =>
  match.journal.as('american').flatMap(entry => (entry.is === 'reveal' ? [entry.cite] : []));

test('E-064 [aslsk 6.4.b] in the open it is made out by a good order enemy within sixteen hexes who sees it', () => {
  const inTheOpen = (far: string, more = ''): Position => ({
    ...HIDDEN,
    hexes: {},
    size: [5, 24],
    units: ['german 2-2-8 D5 hidden', `american 6-6-6 ${far} ${more}`, 'american 6-6-6 A24 broken'],
    phase: 'prep-fire',
  });
  const look = (position: Position) => {
    const match = skirmish(position);
    play(match, 'american', 'done');
    return revealed(match);
  };
  expect(look({ ...inTheOpen('1:D21') })).toEqual(['6.4.b']);
  expect(look(inTheOpen('1:D22'))).toEqual([]);
  expect(look({ ...inTheOpen('1:D8'), hexes: { '1:D5': 'woods' } })).toEqual([]);
  expect(look({ ...inTheOpen('1:D9'), hexes: { '1:D7': 'stone building' } })).toEqual([]);
  // A road that is not paved is open ground; nobody broken makes anything out.
  const onTrack = {
    ...inTheOpen('1:D9'),
    board: { roads: [{ kind: 'dirt' as const, along: ['D4', 'D5'] }] },
  };
  expect(look(onTrack)).toEqual(['6.4.b']);
  const spent = inTheOpen('1:D9', 'broken');
  const others = [...spent.units, 'american 6-6-6 D23'];
  expect(look({ ...spent, units: others })).toEqual([]);
});

test('[aslsk 6.4.c] it is seen when it fires', () => {
  const match = skirmish({ ...HIDDEN, phase: 'defensive-fire' });
  play(match, 'german', 'ready w1');
  expect(unit(match, 'u1').hidden).toBeUndefined();
  expect(revealed(match)).toEqual(['6.4.c']);
  expect(unitById(match.view('american'), 'u1').at).toBe('1:D5');
});

test('[aslsk 6.4.c] and when it is turned, when it is pushed, and when its crew walks away', () => {
  const turned = skirmish({ ...HIDDEN, phase: 'defensive-fire' });
  play(turned, 'german', 'done', 'face w1 2');
  expect(revealed(turned)).toEqual(['6.4.c']);

  const moving = { ...HIDDEN, attacker: 'german', phase: 'movement' } as const;
  const walks = skirmish(moving);
  play(walks, 'german', 'move u1');
  expect(revealed(walks)).toEqual(['6.4.c']);
});

test('[aslsk 6.4.d] who would enter its hex stays where he was, and is fired at there as one who moves in the open', () => {
  const match = skirmish(
    {
      ...HIDDEN,
      phase: 'movement',
      units: ['german 2-2-8 D5 hidden', 'american 6-6-6 D7', 'german 4-6-7 D3'],
      hexes: { '1:D5': 'woods', '1:D4': 'woods' },
    },
    '6,5',
  );
  play(match, 'american', 'move u2', 'step 1:D6');
  // The window is offered though nobody whom the Americans see could use it.
  play(match, 'german', 'pass');
  play(match, 'american', 'step 1:D5');
  expect(unit(match, 'u2').at).toBe('1:D6');
  expect(unit(match, 'u1').hidden).toBeUndefined();
  expect(revealed(match)).toEqual(['6.4.d']);
  expect(match.offered('german')).toContain('ready u1');
  play(match, 'german', 'ready u1', 'shoot');
  expect(match.journal.all().some(each => each.is === 'say' && each.text.includes('column 4, -2'))).toBe(
    true,
  );
  play(match, 'german', 'pass');
  expect(match.state.phase).toBe('defensive-fire');
});

test('[aslsk 6.4.e] a broken unit that runs into it routs no farther, and is lost', () => {
  const match = skirmish({
    phase: 'american rout',
    hexes: { '1:D5': 'woods' },
    units: ['german 2-2-8 D5 hidden', 'american 6-6-6 D6 broken desperate', 'german 4-6-7 D8'],
  });
  play(match, 'american', 'rout u2', 'step 1:D5');
  expect(revealed(match)).toEqual(['6.4.d']);
  expect(isGone(match, 'u2')).toBe(true);
  expect(citesSaid(match)).toContain('3.6.a');
});

test('[aslsk 6.4.g] who advances into its hex stays, and it lies in wait for him with two off its ambush die', () => {
  const match = skirmish(
    {
      ...HIDDEN,
      phase: 'advance',
      units: ['german 2-2-8 D5 hidden', 'american 6-6-6 D6 pinned', 'american 6-6-6 E6'],
    },
    '3,2',
  );
  play(match, 'american', 'advance u3 1:D5');
  // A leader there would have to be asked for, seen or not.
  play(match, 'german', 'done');
  expect(revealed(match)).toContain('6.4.g');
  expect(match.state.doing[0]).toMatchObject({ is: 'combat', ambusher: 'german' });
});

test('[aslsk 6.4.h] fire that also strikes it is halved for it; without effect it tells nothing, else it is found', () => {
  const position: Position = {
    phase: 'american prep-fire',
    hexes: { '1:D5': 'woods' },
    units: ['german 2-2-8 D5 hidden', 'american 6-6-6 D7', 'german 4-6-7 D5'],
  };
  const nothing = skirmish(position, '6,5');
  play(nothing, 'american', 'ready u2', 'at 1:D5', 'shoot');
  expect(unit(nothing, 'u1').hidden).toBe(true);
  expect(JSON.stringify(nothing.journal.as('american'))).not.toContain('?');

  // 6 firepower for the squad, 3 for the hidden crew; a 3 is 2MC for the one and 1MC for the other.
  const something = skirmish(position, '1,2 2,3 1,1');
  play(something, 'american', 'ready u2', 'at 1:D5', 'shoot');
  expect(unit(something, 'u1').hidden).toBeUndefined();
  expect(revealed(something)).toEqual(['6.4.h']);
});

test('[aslsk 6.4.h] half the firepower and all its cover: it is found by the first effect, and suffers that', () => {
  const position: Position = {
    ...HIDDEN,
    phase: 'prep-fire',
    units: ['german 2-2-8 D5 hidden', 'american 6-6-6 D7', 'german 4-6-7 D5'],
  };
  const after = (...attack: readonly [number, number]) => {
    const match = skirmish(position, [attack, [4, 5], [4, 5]]);
    play(match, 'american', 'ready u2', 'at 1:D5', 'shoot');
    return unit(match, 'u1');
  };
  // Column 2 and +2: a 5 is nothing, a 4 is a task check. On column 6, or in the open, the 5 would be a morale check.
  expect(after(1, 4)).toMatchObject({ hidden: true });
  expect(after(1, 3)).toMatchObject({ pinned: true });
  expect(after(1, 3).hidden).toBeUndefined();
});

/** The modifiers of the shot that is being declared, at the unit or vehicle. */
function aimedAt(match: ReturnType<typeof skirmish>, hex: '1:D5' | '1:D4', id: string) {
  const { world, state } = match;
  const frame = state.doing.at(-1);
  if (frame?.is !== 'fire') throw new Error('nothing is declared');
  const target = [...state.units, ...(state.vehicles ?? [])].find(each => each.id === id);
  const shot = declaredShot(world, state, frame, hex);
  return toHitModifiers(world, state, shot, target).kept.map(entry => `${entry.id} ${entry.n}`);
}

test('[aslsk 6.4.f] an armoured vehicle drives into its hex and finds it; the gun fires at it as within its own hex', () => {
  const match = skirmish({
    phase: 'american movement',
    hexes: { '1:D5': 'brush' },
    units: ['german 2-2-8 D5 hidden', 'american 6-6-6 M1'],
    weapons: ['german 5cm PaK 38 of u1 facing 3 emplaced'],
    vehicles: ['american M4A3 D6 facing 0 motion'],
  });
  play(match, 'american', 'drive v1', 'enter 1:D5');
  expect(unit(match, 'u1').hidden).toBeUndefined();
  expect(match.state.vehicles?.[0]?.at).toBe('1:D5');
  play(match, 'german', 'ready w1');
  expect(aimedAt(match, '1:D5', 'v1')).toContain('in the firer’s own hex 2');
});

test('[aslsk 6.4.h, 8.3.2.b] ordnance adds two to hit what is hidden or concealed', () => {
  const at = (state: string) => {
    const match = skirmish({
      phase: 'american prep-fire',
      hexes: { '1:D5': 'woods' },
      units: [`german 2-2-8 D5 ${state}`, 'american 2-2-7 D8', 'german 4-6-7 D5'],
      weapons: ['american M1 57mm AT of u2 facing 0'],
    });
    play(match, 'american', 'ready w1', 'at 1:D5', 'aim infantry');
    return aimedAt(match, '1:D5', 'u1');
  };
  expect(at('hidden')).toContain('hidden gun 2');
  expect(at('concealed')).toContain('concealed target 2');
  expect(at('').some(each => /hidden|concealed/.test(each))).toBe(false);
});

test('[aslsk 8.3.2.b] a ? is not acquired by a shot at it, unless that takes the ? away; its hex is, on the area target type', () => {
  const fired = (aim: string, dice: Dice, gun: Partial<Weapon> = {}) => {
    const match = skirmish(
      {
        phase: 'american prep-fire',
        units: ['german 4-6-7 D5 concealed', 'american 2-2-7 D8'],
        scenario: { rules: ['concealment'] },
        weapons: [{ card: 'american M2A1 105mm ART', by: 'u2', facing: 0, ...gun }],
      },
      dice,
    );
    play(match, 'american', 'ready w1', 'at 1:D5', `aim ${aim}`, 'shoot');
    return match;
  };
  const after = (aim: string, ...dice: (readonly number[])[]) => fired(aim, dice).state.weapons[0]?.acquired;
  expect(after('infantry', [6, 5])).toBeUndefined();
  expect(after('area', [6, 5])).toMatchObject({ at: '1:D5', drm: -1 });
  expect(after('infantry', [1, 4], [3, 3], [1, 1])).toMatchObject({ on: { u1: '1:D5' } });
  expect(citesSaid(fired('infantry', '6,5'))).not.toContain('6.10.a');
  // What it had acquired before it keeps only if it is that hex.
  const had = (at: '1:D5' | '1:D4') => {
    const acquired = { at, drm: -2, by: 'u2', from: '1:D8' } as const;
    return fired('infantry', '6,5', { acquired }).state.weapons[0]?.acquired;
  };
  expect([had('1:D5'), had('1:D4')]).toEqual([expect.objectContaining({ at: '1:D5', drm: -2 }), undefined]);
});
