import { expect, test } from 'vitest';
import type { Rule } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import { whySpotted } from '../sight/spotting.ts';
import type { Location, MoveKind, UnitId } from '../state.ts';
import {
  type Dice,
  firstSide,
  isGone,
  offers,
  type Position,
  play,
  skirmish,
  unit,
} from '../testing/bench.ts';
import { activity } from '../turn.ts';
import { occasionOf } from './occasion.ts';
import { openWindow } from './opportunity-fire.ts';

/** The first unit is on the move, and the first step of the test is that a window opens on it. */
function moving(
  position: Position,
  dice: Dice,
  {
    at,
    shots = 1,
    kind = 'normal',
    movers = ['u1'],
  }: { at: Location; shots?: number; kind?: MoveKind; movers?: UnitId[] },
) {
  const side = firstSide(position);
  const doing: Position['doing'] = [
    { is: 'impulse', side, groups: [{ at, units: movers }], acted: true },
    { is: 'move', side, units: movers, from: at, kind, spent: shots, steps: 0, begun: true },
  ];
  return skirmish({ ...position, doing }, dice, function* windows(game: Game): Rule<void> {
    const top = game.state.doing.at(-1);
    if (top?.is === 'move' && top.steps === 0) {
      game.own(game.state).doing = [...game.state.doing.slice(0, -1), { ...top, steps: 1 }];
      openWindow(game, at, movers, shots);
    } else if (top?.is === 'move') game.own(game.state).doing = [{ is: 'done' }];
    else yield* activity(game);
  });
}

const US = 'american 2-5-4-6';
const squad = (at: string, rest: object = {}) => ({ card: 'german 1-6-4-5', at: at as Location, ...rest });

test('[lnl 5.3.a, 5.3.d, 5.3.e, 5.1.h, EOP.3] E-018 two squads and their Leader fire at a squad that moves', () => {
  const match = moving(
    {
      hexes: { D6: 'wooden building' },
      units: [`${US} D8`, squad('1:D6'), squad('1:D6'), 'german Lt. Koch D6'],
    },
    // 1 + ½ rounded up + 1 + 1: 10 against 2. The check: 1 + 8 against 6, and the 1 may bring forth a Hero.
    '6,2 1 3',
    { at: '1:D8' },
  );
  play(match, 'german', 'ready u2', 'add u3', 'lead u4', 'shoot');
  expect(unit(match, 'u1')).toMatchObject({ card: US, shaken: true });
  for (const id of ['u2', 'u3', 'u4']) expect(unit(match, id).fired).toBe(true);
});

/** One of ours in the Light Woods of D8, and squads of theirs all around. */
const RING: Position = {
  hexes: { D8: 'orchard' },
  units: [`${US} D8`, squad('1:D6'), squad('1:F8'), squad('1:B8')],
};

test('[lnl 5.3.c] E-010 a hex of 2 MPs may be fired at twice, though the first attack has Shaken the mover', () => {
  const match = moving(RING, '6,1 6 6,1 2', { at: '1:D8', shots: 2 });
  play(match, 'german', 'ready u2', 'shoot');
  expect(unit(match, 'u1').shaken).toBe(true);
  play(match, 'german', 'ready u3', 'shoot');
  expect(match.outcome).toBeDefined();
});

test('[lnl 5.3.c] E-010 ordnance and teams stacked with those who fired attack besides, others do not', () => {
  const match = moving(
    {
      ...RING,
      units: [...RING.units, 'german MG42 team D6'],
      weapons: ['german Panzerschreck of u2', 'german Panzerschreck of u3'],
    },
    '1,6',
    { at: '1:D8' },
  );
  play(match, 'german', 'ready u2', 'shoot');
  expect(match.offered('german')).toEqual(['ready w1', 'ready u5', 'pass']);
});

test('[lnl 5.3.d] a window may be let pass, and is not opened where nobody could fire', () => {
  const passed = moving(RING, [], { at: '1:D8' });
  play(passed, 'german', 'pass');
  expect(passed.outcome).toBeDefined();
  const blind = moving({ ...RING, units: [`${US} D8`, squad('1:D6', { fired: true })] }, [], {
    at: '1:D8',
  });
  expect(blind.outcome).toBeDefined();
});

test.each([{ moved: 'Moved' }, { moved: 'Low Crawl' }, { fired: true }, { shaken: true }] as const)(
  '[lnl 5.3.a, 5.1.a] a unit that is %o takes no Opportunity Fire',
  marker => {
    const match = moving({ ...RING, units: [`${US} D8`, squad('1:D6', marker)] }, [], {
      at: '1:D8',
    });
    expect(match.outcome).toBeDefined();
  },
);

test('[lnl 6.1.d, 6.4.d] those who have moved by assault or stealth do', () => {
  const units = ['german 1-6-4-5 D8', `${US} D6 moved Assault Move`, `${US} F8 moved Stealth`];
  expect(moving({ units }, [], { at: '1:D8' }).offered('american')).toEqual(['ready u2', 'ready u3', 'pass']);
});

test('[lnl 4.1.b] Ops Complete MMCs may fire at movers, single men may not', () => {
  const units = [`${US} D8`, squad('1:D6', { opsComplete: true }), 'german Kessler D6 opsComplete'];
  expect(moving({ units }, [], { at: '1:D8' }).offered('german')).toEqual(['ready u2', 'pass']);
});

test('[lnl 18.1.f] mortars take no Opportunity Fire', () => {
  expect(moving({ units: [`${US} D8`, 'german 50mm mortar D5'] }, [], { at: '1:D8' }).outcome).toBeDefined();
});

test.each(['crawl', 'stealth'] as const)(
  '[lnl 5.3.b] who moves by %s is fired at only where he is spotted',
  kind => {
    const units = [`${US} D8`, squad('1:D5')];
    expect(moving({ hexes: { D8: 'orchard' }, units }, [], { at: '1:D8', kind }).outcome).toBeDefined();
    const seen = moving({ hexes: { D8: 'orchard' }, units, spotted: ['1:D8'] }, '6,1 1 1', {
      at: '1:D8',
      kind,
    });
    play(seen, 'german', 'ready u2', 'shoot');
    // 1 + 6 against 1 + 1, without the point for a moving target: 1 + 5 is within Morale.
    expect(unit(seen, 'u1').shaken).toBeUndefined();
  },
);

test('[lnl 5.3.g, 5.3.f] E-011 a mover gives away those beside it as long as it is there', () => {
  const units = [`${US} D8`, squad('1:D5'), 'american 1-4-4-6 D8'];
  const match = moving({ hexes: { D8: 'orchard' }, units }, '6,1 2 1 1', { at: '1:D8' });
  expect(whySpotted(match.world, match.state, '1:D8', 'american')).toBeDefined();
  // 8 against 2 for the mover, 7 against 2 for the other: 2 + 6 against 6 Shakes, 1 + 5 does not.
  play(match, 'german', 'ready u2', 'shoot');
  expect(unit(match, 'u1').shaken).toBe(true);
  expect(unit(match, 'u3').shaken).toBeUndefined();
  const alone = { ...match.state, units: match.state.units.filter(({ id }) => id !== 'u1') };
  expect(whySpotted(match.world, alone, '1:D8', 'american')).toBeUndefined();
  const left = {
    ...match.state,
    units: match.state.units.map(u => (u.id === 'u1' ? { ...u, moved: 'Moved' as const } : u)),
  };
  expect(whySpotted(match.world, left, '1:D8', 'american')).toBeDefined();
});

test('[lnl 5.3.h] E-012 those inside a bunker are not hit with those who pass it', () => {
  const units = [`${US} D8`, squad('1:D5'), 'american 1-4-4-6 D8#b'];
  const bunkers = [{ at: '1:D8' as const, kind: 'Bunker' as const, facing: 0 as const }];
  const match = moving({ units, bunkers }, '6,1 6', { at: '1:D8' });
  play(match, 'german', 'ready u2', 'shoot');
  expect(unit(match, 'u1').shaken).toBe(true);
  expect(unit(match, 'u3').shaken).toBeUndefined();
});

test('[lnl 5.3.c, 1.6.c] a squad whose small arms have fired may fire its ordnance in the same window, and no more', () => {
  const match = moving(
    { units: [`${US} D8`, squad('1:D6')], weapons: ['german Panzerschreck of u2'] },
    '1,6 6,6',
    { at: '1:D8', shots: 3 },
  );
  play(match, 'german', 'ready u2', 'shoot', 'ready w1', 'shoot');
  expect(match.outcome).toBeDefined();
});

test('[lnl 5.3.a] a window closes when nobody is left who moved, whoever else is there', () => {
  const match = moving(
    { units: ['american 1-4-4-6 D7 shaken', squad('1:D6'), squad('1:D5'), `${US} D7`] },
    '6,1 6 6',
    { at: '1:D7', shots: 2 },
  );
  play(match, 'german', 'ready u2', 'shoot');
  expect(isGone(match, 'u1')).toBe(true);
  expect(match.outcome).toBeDefined();
});

test('[lnl 5.3.c] the attack of a team beside them takes nothing from those of the others', () => {
  const match = moving({ ...RING, units: [...RING.units, 'german MG42 team D6'] }, '1,6 1,6', {
    at: '1:D8',
    shots: 2,
  });
  play(match, 'german', 'ready u2', 'shoot', 'ready u5', 'shoot');
  expect(match.offered('german')).toEqual(['ready u3', 'ready u4', 'pass']);
});

test('[lnl 1.7.g] a gun turns to fire at a mover, with +1 on its roll to hit', () => {
  const match = moving(
    { units: [`${US} D8`, 'german 75mm infantry gun D4 facing 0'] },
    // 8 to hit at this range: 4 + 4 + 1 is a miss.
    '4,4',
    { at: '1:D8' },
  );
  expect(offers(match, 'german', 'ready')).toEqual([]);
  expect(offers(match, 'german', 'pivot')).toEqual(['pivot u2 2']);
  play(match, 'german', 'pivot u2 2', 'shoot');
  expect(unit(match, 'u2')).toMatchObject({ facing: 2, fired: true });
  expect(unit(match, 'u2').moved).toBeUndefined();
});

test('[lnl 5.3.a] whoever has fired before takes no part, even when others have begun', () => {
  const units = [`${US} D8`, squad('1:D6'), squad('1:D6', { fired: true }), squad('1:F8', { fired: true })];
  const match = moving({ units }, '1,6', { at: '1:D8', shots: 3 });
  play(match, 'german', 'ready u2');
  expect(offers(match, 'german', 'add')).toEqual([]);
  play(match, 'german', 'shoot');
  expect(match.outcome).toBeDefined();
});

test('[lnl 5.3.a] Heroes and Scouts with nothing done take Opportunity Fire', () => {
  const units = [`${US} D8`, 'german Kessler D6', 'german Scout D6'];
  expect(moving({ units }, [], { at: '1:D8' }).offered('german')).toEqual(['ready u2', 'ready u3', 'pass']);
});

test('[lnl 5.3.c] other squads of a hex that has fired need a point of their own', () => {
  const units = [`${US} D8`, squad('1:D6'), squad('1:D6')];
  const one = moving({ units }, '1,6', { at: '1:D8' });
  play(one, 'german', 'ready u2', 'shoot');
  expect(one.outcome).toBeDefined();
  const two = moving({ units: [...units, squad('1:F8')] }, '1,6 1,6', { at: '1:D8', shots: 2 });
  play(two, 'german', 'ready u2', 'shoot', 'ready u3', 'shoot');
  expect(two.outcome).toBeDefined();
});

test('[lnl 5.3.c] ordnance and teams of a hex that has not fired take a point like others', () => {
  const match = moving(
    { units: [`${US} D8`, squad('1:D6'), squad('1:F8')], weapons: ['german Panzerschreck of u2'] },
    '6,6',
    { at: '1:D8' },
  );
  play(match, 'german', 'ready w1', 'shoot');
  expect(match.outcome).toBeDefined();
});

test('[lnl 1.7.g] a gun turns only so that it covers the mover', () => {
  const gun = 'russian 45mm ATG D4 facing 0';
  const match = moving({ units: [`${US} D8`, gun] }, [], { at: '1:D8' });
  expect(offers(match, 'russian', 'pivot')).toEqual(['pivot u2 2', 'pivot u2 3']);
});

test('[lnl 5.3.c, 5.3.d] the window stays open on those of the movers who are left', () => {
  const match = moving(
    { units: ['american 1-4-4-6 D8 shaken', `${US} D8`, squad('1:D6'), squad('1:D10')] },
    // 1 + 1 and 6 against 1: 7 more. The half-squad falls with a 6, the squad is left with a 2.
    '6,1 6 2',
    { at: '1:D8', shots: 2, movers: ['u1', 'u2'] },
  );
  play(match, 'german', 'ready u3', 'shoot');
  expect(isGone(match, 'u1')).toBe(true);
  expect(offers(match, 'german', 'ready')).toEqual(['ready u4']);
});

test('[lnl 5.3.c] whoever has fired in the window, a team beside those who fired first still goes free', () => {
  const units = [...RING.units, 'german MG42 team D6'];
  const match = moving({ ...RING, units }, '1,6 1,6', { at: '1:D8', shots: 2 });
  play(match, 'german', 'ready u2', 'shoot', 'ready u3', 'shoot');
  expect(match.offered('german')).toEqual(['ready u5', 'pass']);
});

test('[lnl 5.3.a, 11.1.a] who is asked about in a window is told what this fire is for, and whoever has nothing to fire with that', () => {
  const match = moving({ ...RING, units: [...RING.units, 'german Lt. Koch D6'] }, [], { at: '1:D8' });
  expect(match.whyNot('german', { place: '1:D8' })).toMatchObject([{ cite: '5.3.a' }]);
  expect(match.whyNot('german', { piece: 'u5' })).toMatchObject([{ cite: '11.1.a' }]);
  expect(match.whyNot('german', { piece: 'u1' })).toMatchObject([{ cite: '4.0.c' }]);
});

test('[lnl 5.3.a, 4.0.c] in the window on its movers the side whose impulse it is has no occasion to fire', () => {
  const { state } = moving(RING, [], { at: '1:D8' });
  expect(occasionOf(state, 'american')).toBeUndefined();
  expect(occasionOf(state, 'german')).toMatchObject({ opportunity: true });
  const back = { ...state, doing: state.doing.slice(0, 1) };
  expect(occasionOf(back, 'american')).toMatchObject({ opportunity: false });
  expect(occasionOf(back, 'german')).toBeUndefined();
});
