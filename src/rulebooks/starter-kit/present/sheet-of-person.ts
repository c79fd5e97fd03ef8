/** The data sheets of squads, half-squads, crews and leaders (1.2.1 to 1.2.3). */
import { type Ring, type SheetPart, type SheetRings, signed } from '../../../engine/index.ts';
import type { MachineGunCard, MmcCard, PersonCard } from '../counters/index.ts';
import { className } from './counters/faces.ts';
import { figure, sourceOfValue } from './sheet-figures.ts';

export function personParts(card: PersonCard): readonly SheetPart[] {
  const shared = [
    ...figure(card, 'morale', 'morale', card.morale, card.kind === 'leader' ? '1.2.1.a' : '1.2.2.c'),
    ...figure(card, 'brokenMorale', 'broken morale', card.brokenMorale, '1.2.3.a'),
    ...figure(card, 'selfRally', 'rallies itself', card.selfRally && 'yes', '1.2.3.a'),
  ];
  if (card.kind === 'leader')
    return [
      {
        is: 'figures',
        title: 'On the counter',
        figures: [
          ...figure(card, 'leadership', 'leadership modifier', signed(card.leadership), '1.2.1.a'),
          ...shared,
        ],
      },
    ];
  return [
    {
      is: 'figures',
      title: 'On the counter',
      figures: [
        ...figure(card, 'class', 'class', className(card), '1.2.2.a'),
        ...figure(card, 'firepower', 'firepower', card.firepower, '1.2.2.c'),
        ...figure(card, 'range', 'normal range', card.range, '1.2.2.c'),
        ...shared,
        ...figure(card, 'smokeExponent', 'smoke exponent', card.smokeExponent, '3.3.1.j'),
        ...figure(card, 'assaultFire', 'assault fire', card.assaultFire && 'yes', '3.5.b'),
        ...figure(card, 'steadfast', 'keeps its morale whatever the ELR', card.steadfast && 'yes', '5.1.b'),
      ],
    },
    firepowerByRange(card),
  ];
}

/** What the firepower comes to before anything else bears on it: trebled, doubled, whole, halved (3.2.2). */
export function firepowerByRange(card: MmcCard | MachineGunCard): SheetRings {
  const { firepower, range } = card;
  const rings: readonly Ring[] = [
    { from: 0, to: 0, text: `${firepower * 3}`, cite: '3.2.2.b' },
    { from: 1, to: 1, text: `${firepower * 2}`, cite: '3.2.2.a' },
    { from: 2, to: range, text: `${firepower}` },
    { from: Math.max(range, 1) + 1, to: range * 2, text: `${firepower / 2}`, cite: '3.2.2.c' },
  ];
  return {
    is: 'rings',
    title: 'Firepower by range',
    source: sourceOfValue(card, 'firepower'),
    rings: rings.filter(({ from, to }) => from <= to),
  };
}
