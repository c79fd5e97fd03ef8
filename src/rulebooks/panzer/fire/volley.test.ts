import { expect, test } from 'vitest';
import { hundred, play, skirmish } from '../testing/bench.ts';

const firing = (other: string, shown: boolean) =>
  skirmish(
    {
      phase: 'combat',
      first: 'german',
      units: [
        { card: 'pz-iiij-lang', at: '1:C9', facing: 0, command: 'FIRE' },
        { card: 'pz-iiij-lang', at: '1:E9', facing: 0, command: other, ...(shown && { shown: true }) },
        { card: 'crusader-i', at: '1:C3', facing: 3, command: 'MOVE' },
      ],
    } as Parameters<typeof skirmish>[0],
    [hundred(100)],
  );

test.each(['MOVE', 'FIRE'])(
  '[panzer B7.2] while a sealed counter (%s) might join, the fire waits for its word: nothing tells what it says',
  command => {
    const match = firing(command, false);
    play(match, 'german', 'engage u3', 'add u1 ap');
    expect(match.choiceOf('german')?.id).toBe('volley');
  },
);

test('[panzer B7.2] where all can see that nobody else can join, it is resolved at once', () => {
  const match = firing('MOVE', true);
  play(match, 'german', 'engage u3', 'add u1 ap');
  expect(match.choiceOf('german')?.id).not.toBe('volley');
});
