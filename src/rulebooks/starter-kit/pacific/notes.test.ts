import { expect, test } from 'vitest';
import type { HexId } from '../../../board/index.ts';
import { isRefusal } from '../../../engine/index.ts';
import { turned } from '../../../hex/index.ts';
import { SPINES } from '../ordnance/covered-arcs.ts';
import { play, skirmish, standing } from '../testing/bench.ts';
import { turnToward } from '../vehicles/arcs.ts';
import { vehicleById } from '../vehicles/vehicles.ts';
import { neighbours } from '../world.ts';

const AT: HexId = '1:F5';
const MARINE = 'american 7-6-8 F3';
const REAR_GUNS = [
  ['H.ja.type95.a', 'Type 95 HA-GO', 2],
  ['H.ja.type89b', 'Type 89B CHI-RO', 4],
] as const;

test.each(REAR_GUNS)(
  '[aslsk H.ja.type95.a, H.ja.type89b] %s: the rear machine gun of the %s looks %i hexspines clockwise of its turret',
  (_rule, name, offset) => {
    for (const turret of SPINES) {
      const vehicles = [`japanese ${name} ${AT} facing 0 turret ${turret}`];
      const match = standing({ units: [MARINE], vehicles });
      const { world, state } = match;
      // Two hexes away along a hexspine lies the middle of its arc, which no other arc touches.
      const seen = SPINES.filter(spine => {
        const hex = neighbours(world, neighbours(world, AT)[spine] ?? AT)[turned(spine, 1)] ?? AT;
        const turn = turnToward(world, state, vehicleById(state, 'v1'), 'RMG', hex, 'prep');
        return turn !== undefined && !isRefusal(turn) && turn.hexspines === 0;
      });
      expect(seen).toEqual([turned(turret, offset)]);
    }
  },
);

test.each([
  ['Type 89A CHI-RO', true],
  ['Type 89B CHI-RO', undefined],
] as const)(
  '[aslsk H.ja.type89a] an 11 breaks main armament and machine guns of the %s: %s',
  (name, broken) => {
    const position = {
      units: [MARINE, 'american 7-6-8 M9'],
      vehicles: [`japanese ${name} ${AT} facing 0`],
      attacker: 'japanese',
    } as const;
    const gun = skirmish(position, '5,6');
    play(gun, 'japanese', 'ready v1.BMG', 'at 1:F3', 'shoot');
    expect(gun.state.vehicles?.[0]?.arms?.BMG?.malfunctioned).toBe(broken);
    const main = skirmish(position, '5,6');
    play(main, 'japanese', 'ready v1.MA', 'at 1:F3', 'aim infantry', 'shoot');
    expect(main.state.vehicles?.[0]?.arms?.MA?.malfunctioned).toBe(broken);
  },
);
