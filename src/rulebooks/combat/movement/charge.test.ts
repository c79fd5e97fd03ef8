import { expect, test } from 'vitest';
import { offers, play, refusals, skirmish, unit } from '../testing/bench.ts';

const MEN = ['german 6-6 D3', 'american 7-6 D5 fired 2 half'];
/** The Americans let everything pass. */
function german(match: ReturnType<typeof skirmish>, ...acts: readonly string[]) {
  for (const act of acts) {
    play(match, 'german', act);
    while (match.choiceOf('american')?.window) play(match, 'american', 'pass');
  }
}

test('[combat 10.5.3(2)] with an Action Check, at any point, they strike in the impulse in which they come', () => {
  // 6 to 4 is 3:2: E to 25.
  const match = skirmish({ units: [...MEN, 'american 7-6 M9'] }, '7 2,5');
  german(match, 'move u1 run', 'step u1 1:D4', 'charge', 'step u1 1:D5');
  expect(match.choiceOf('german')?.id).toBe('close-combat');
  german(match, 'add u1', 'strike');
  expect([unit(match, 'u2').lost, unit(match, 'u1').fired]).toEqual(['eliminated', 1]);
});

test('[combat 10.5.3(2), 10.5.3.1(2)] after they have entered, too; who fails has just come, and nothing else', () => {
  const late = skirmish({ units: [...MEN, 'american 7-6 M9'] }, '1 7');
  german(late, 'move u1 cautious', 'step u1 1:D4', 'step u1 1:D5', 'charge');
  expect(late.choiceOf('german')?.id).toBe('close-combat');
  const failed = skirmish({ units: [...MEN, 'american 7-6 M9'] }, '1 8');
  german(failed, 'move u1 cautious', 'step u1 1:D4', 'step u1 1:D5', 'charge');
  const again = skirmish({ units: [...MEN, 'american 7-6 M9'] }, '8');
  german(again, 'move u1 cautious', 'charge');
  expect(refusals(again, 'german', 'charge')).toEqual(['10.5.3(2)']);
  expect([unit(failed, 'u1').locked, unit(failed, 'u1').morale]).toEqual([1, undefined]);
  expect(failed.choices.map(({ by, id }) => `${by} ${id}`)).toEqual(['american impulse']);
});

test('[combat 10.5.3.1(2)] the check for the charge is the check for the entry, and nothing is halved', () => {
  // No die for the entry: the next two are those of the blow, at 7 to 4, 3:2 and not 1:1 or below.
  const match = skirmish(
    { units: ['german 6-6 D4', 'american 7-6 D5 fired 2 half', 'american 7-6 M9'] },
    '7 2,5',
  );
  german(match, 'move u1 cautious', 'charge', 'step u1 1:D5', 'add u1', 'strike');
  expect(unit(match, 'u2').lost).toBe('eliminated');
});

test('[combat 10.5.3.1(2)] then the marker lies on all of them, and only those who charged strike', () => {
  const match = skirmish(
    {
      units: [
        'german 6-6 D4',
        'american 7-6 D5 fired 2',
        'german 6-6 D5 locked 1 fired 1',
        'american 7-6 M9',
      ],
    },
    '7',
  );
  german(match, 'move u1 cautious', 'charge', 'step u1 1:D5');
  expect([unit(match, 'u1').locked, unit(match, 'u2').locked]).toEqual([1, 1]);
  expect(offers(match, 'german', 'add')).toEqual(['add u1']);
  expect(refusals(match, 'german', 'add u3')).toEqual(['10.5.3.1(2)']);
});

test('[combat 10.5.3.2] it belongs to the impulse of the entry: under the marker there is none', () => {
  const match = skirmish({
    units: ['german 6-6 D5 locked 1 moved run', 'american 7-6 D5 locked 1', 'german 6-6 M9'],
  });
  expect(refusals(match, 'german', 'charge')).not.toEqual([]);
  expect(refusals(match, 'german', 'assail u1')).toEqual(['14.2.1']);
});

test('[combat 10.5.3.1(2)] one runs or walks into a charge', () => {
  const can = (gait: string) => {
    const match = skirmish({ units: ['german 6-6 D4', 'american 7-6 D5'] });
    play(match, 'german', `move u1 ${gait}`);
    return offers(match, 'german', 'charge').length > 0;
  };
  expect(['run', 'cautious', 'assault', 'crawl'].map(can)).toEqual([true, true, false, false]);
});

const PLATOON = ['german 6-6 D3', 'german nco D3', 'german 5-4 C3', 'american 7-6 D6 fired 2'];

test('[combat 10.5.3.1(1)] a platoon checks by the quality of its leader', () => {
  const charged = (die: string) => {
    const match = skirmish({ units: [...PLATOON, 'american 7-6 M9'] }, die);
    german(match, 'move u3 cautious', 'join u2', 'join u1', 'charge');
    return (match.state.doing[0] as { readonly charge?: string }).charge;
  };
  // A 5-4 has 6, the NCO 7.
  expect([charged('7'), charged('8')]).toEqual(['on', 'failed']);
});

test('[combat 10.5.3.1(1)] one of them must be able to reach the enemy, and they go on until one has', () => {
  const far = skirmish({ units: [...PLATOON.slice(0, 3), 'american 7-6 M9'] });
  german(far, 'move u1 cautious', 'join u2');
  expect(refusals(far, 'german', 'charge')).toEqual(['10.5.3.1(1)']);
  const match = skirmish({ units: [...PLATOON, 'american 7-6 M9'] }, '7');
  german(match, 'move u1 cautious', 'join u2', 'charge', 'step u1 1:D4', 'step u2 1:D4');
  expect(refusals(match, 'german', 'done')).toEqual(['10.5.3.1(1)']);
  german(match, 'step u1 1:D5', 'step u2 1:D5', 'step u1 1:D6', 'hold u2');
  expect(match.offered('german')).toContain('done');
});

test('[combat 10.5.3.1(1)] a platoon that can’t get there any more may stop', () => {
  const match = skirmish({ units: [...PLATOON, 'american 7-6 M9'], hexes: { D4: 'rubble' } }, '7');
  german(match, 'move u1 cautious', 'join u2', 'charge', 'step u1 1:D4', 'step u2 1:D4');
  // Three of six points are gone, and it takes two more.
  expect(refusals(match, 'german', 'done')).toEqual(['10.5.3.1(1)']);
  german(match, 'step u1 1:C4', 'step u2 1:C4', 'step u1 1:C3', 'step u2 1:C3');
  expect(match.offered('german')).toContain('done');
});

test('[combat 10.5.3(1)] a platoon may go by Assault Movement and fire on its way, each marked so', () => {
  const match = skirmish({ units: [...PLATOON, 'american 7-6 M9'] }, '9,9');
  german(match, 'move u1 assault', 'join u2', 'join u3', 'step u1 1:D4', 'step u2 1:D4', 'step u3 1:C4');
  german(match, 'fire u1 1:D6', 'add u3', 'shoot', 'done');
  expect(unit(match, 'u1')).toMatchObject({ moved: 'assault', halfFired: true });
  expect(unit(match, 'u3')).toMatchObject({ moved: 'assault', halfFired: true });
  expect(unit(match, 'u2')).toMatchObject({ moved: 'assault' });
  expect(unit(match, 'u2').halfFired).toBeUndefined();
});
