/** Orders as the page shows it: what a side has written is on its units, and the enemy's orders are sealed. */
import type { Frozen } from '../../src/engine/kernel/data.ts';
import type { Rulebook } from '../../src/engine/kernel/rulebook.ts';
import type { ActWords, Badge, Counter, Presentation } from '../../src/engine/presenting/presenting.ts';
import type { SheetPart } from '../../src/engine/presenting/sheet.ts';
import { NATIONS, NOTHING_MORE, numbered, withSides } from './faces.ts';
import { LAST_TURN, type OrdersAct, type OrdersState, orders, type Unit } from './orders.ts';

const titleOf = (id: string): string => `unit ${id}`;

function labelOf(act: OrdersAct): string {
  switch (act.verb) {
    case 'fire':
      return `Fire at ${titleOf(act.at)}`;
    case 'move':
      return `Move to ${act.to}`;
    case 'hold':
      return 'Hold';
    case 'stand':
      return 'Stand';
    case 'retire':
      return 'Retire';
  }
}

function badgesOf({ order, shaken }: Frozen<Unit>): readonly Badge[] {
  const badges: Badge[] = [];
  if (shaken) badges.push({ text: 'Shaken', means: 'Subtracts 2 when it fires.', cite: '5', tone: 'bad' });
  if (order.verb === 'sealed')
    badges.push({ text: 'Sealed', means: 'Its order is not known.', cite: '3', tone: 'neutral' });
  else if (order.verb !== 'none')
    badges.push({ text: labelOf(order), means: 'Its order.', cite: '1', tone: 'good' });
  return badges;
}

const counterOf = (unit: Frozen<Unit>): Counter => ({
  id: unit.id,
  side: unit.side,
  at: unit.at,
  face: {
    nation: NATIONS[unit.side] ?? unit.side,
    symbol: 'squad',
    tone: unit.shaken ? 'weak' : 'plain',
    figures: [{ text: `${unit.grade}`, name: 'grade', at: 'bottom', cite: '2' }],
  },
  badges: badgesOf(unit),
  title: titleOf(unit.id),
});

const INVENTED = { provenance: 'substitute', from: 'a proof game' } as const;

/** One part of each kind; the rosette has twelve facings, as in books that count them so. */
const partsOf = ({ grade }: Frozen<Unit>): readonly SheetPart[] => [
  {
    is: 'figures',
    title: 'On the counter',
    figures: [{ name: 'grade', text: `${grade}`, cite: '2', source: INVENTED }],
  },
  {
    is: 'rosette',
    title: 'Cover by facing',
    source: INVENTED,
    sectors: Array.from({ length: 12 }, (_, i) => ({
      from: i / 2 - 0.25,
      to: i / 2 + 0.25,
      name: `${i || 12} o’clock`,
      text: `${12 - Math.abs(6 - i)}`,
    })),
  },
  {
    is: 'table',
    title: 'To shake',
    cite: '5',
    source: INVENTED,
    across: 'range',
    columns: ['1', '2', '3'],
    rows: [
      { head: 'unshaken', cells: ['7', '8', '9'] },
      { head: 'shaken', cells: ['9', '10', '11'] },
    ],
  },
  {
    is: 'rings',
    title: 'Reach',
    source: INVENTED,
    rings: [
      { from: 0, to: 0, text: 'itself' },
      { from: 1, to: 3, text: 'in range', cite: '1' },
    ],
  },
];

const presentation: Presentation<OrdersState, undefined, OrdersAct> = {
  ...NOTHING_MORE,
  tabletop: ({ turn, units, doing }) => ({
    battlefield: 'village',
    counters: units.filter(({ at }) => at !== 'lost').map(counterOf),
    overlays: [],
    turns: numbered(LAST_TURN, turn),
    phases: {
      steps: [
        { short: 'O', name: 'Orders' },
        { short: 'A', name: 'Action' },
      ],
      at: doing.at(-1)?.is === 'writing' ? 0 : 1,
    },
    status: [],
  }),
  sheet(piece, { units }) {
    const unit = units.find(({ id }) => id === piece);
    return unit && { title: titleOf(piece), parts: partsOf(unit) };
  },
  words: (act): ActWords => ({ label: labelOf(act) }),
  nameOf: thing => (/^[ab]\d+$/.test(thing) ? titleOf(thing) : thing),
};

export const ordersOnPage: Rulebook<OrdersState, undefined, OrdersAct> = {
  ...orders,
  scenarios: orders.scenarios.map(card => withSides(card, LAST_TURN)),
  presentation,
};
