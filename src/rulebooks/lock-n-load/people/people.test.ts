import { expect, test } from 'vitest';
import { OUR_CHARTS, SKILLS, skill } from '../charts/index.ts';
import { CARDS, isUnit } from '../counters/index.ts';
import { orderOfBattle } from '../scenario/order-of-battle.ts';
import { standing } from '../testing/bench.ts';
import { isMmc, isSmc } from '../units.ts';

const AT = '1:D4' as const;
const UNITS = [...CARDS.values()].filter(isUnit);

test('[lnl 1.1.b, 1.1.c, 11.0, G.infantry, G.unit] every unit is one of many men or a single man, and never both', () => {
  const kinds = (is: typeof isMmc) => [
    ...new Set(
      UNITS.filter(({ id }) => is({ id: 'u1', side: 'german', card: id, group: 'german', at: AT })).map(
        ({ kind }) => kind,
      ),
    ),
  ];
  expect(kinds(isMmc)).toEqual(['squad', 'half-squad', 'crew', 'weapon-team']);
  expect(kinds(isSmc)).toEqual(['leader', 'hero', 'medic', 'sniper', 'scout']);
});

test('[lnl 11.2.g, 12.0.b, 11.1.2] who begins with a Skill is assigned it by the order of battle; another draws none', () => {
  const { world } = standing({
    units: [],
    scenario: {
      groups: [
        {
          id: 'german',
          side: 'german',
          units: { 'german Dorn': 1, 'german Faber': 1, 'german Lt. Koch': 1 },
          skills: { 'german Dorn': 'Deadly', 'german Lt. Koch': 'Charismatic' },
        },
        { id: 'american', side: 'american', units: { 'american 2-5-4-6': 1 } },
      ],
    },
  });
  const { units, cup } = orderOfBattle(world.scenario);
  expect(units.map(unit => unit.skill)).toEqual(['Deadly', undefined, 'Charismatic', undefined]);
  expect(cup).toEqual(SKILLS.filter(name => name !== 'Deadly' && name !== 'Charismatic'));
});

test('[lnl 12.0.a] some Skills are used up, others last', () => {
  expect(SKILLS.filter(name => skill(OUR_CHARTS, name).once)).toEqual(['Ambusher', 'Charmed Life']);
});
