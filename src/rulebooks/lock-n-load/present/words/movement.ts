/** Words for movement: who goes how, and where (6.0 to 6.4). */
import type { ActWords, Tally } from '../../../../engine/index.ts';
import { enclosing } from '../../frames.ts';
import { stepCost } from '../../movement/cost.ts';
import { stackOf, whereIs } from '../../movement/moving-stack.ts';
import type { Location } from '../../state.ts';
import { placeOf } from '../../terrain/places.ts';
import { isEnemyAt } from '../../units.ts';
import { pieceName, placeText, type Said, type Scene } from '../names.ts';
import { VERTICES } from './rally.ts';
import { nextDriveCost } from './vehicles.ts';

/** What the next step of the stack on the move costs; undefined while nobody moves. */
export function nextStepCost({ world, view }: Scene, to: Location): Tally | undefined {
  const move = enclosing(view, 'move');
  if (!move) return undefined;
  const stack = stackOf(view, move);
  return stack.length === 0 ? undefined : stepCost(world, view, stack, whereIs(stack), to);
}

/** On other floors the ground is called so. */
function wayText({ world, view }: Scene, to: Location): string {
  const move = enclosing(view, 'move');
  const from = move && whereIs(stackOf(view, move));
  if (!move) return `Drive to ${placeText(world, to)}`;
  const there = placeOf(world, to);
  const here = from === undefined ? undefined : placeOf(world, from);
  if (here?.hex !== there.hex) return `Move to ${placeText(world, to)}`;
  if (there.inBunker) return 'Go into the Bunker';
  if (there.upstairs) return 'Go upstairs';
  return here.inBunker ? 'Leave the Bunker' : 'Go downstairs';
}

const intoEnemies = ({ view }: Scene, to: Location): boolean => {
  const move = enclosing(view, 'move');
  return move !== undefined && isEnemyAt(view, to, move.side);
};

export const MOVEMENT_WORDS: Said<
  | 'move'
  | 'with'
  | 'assault'
  | 'stealth'
  | 'crawl'
  | 'double-time'
  | 'step'
  | 'abandon'
  | 'take'
  | 'pivot'
  | 'exit'
  | 'retreat',
  ActWords
> = {
  move: (scene, { unit }) => ({
    label: `Move ${pieceName(scene, unit)}`,
    hint: 'Others of its place may go with it, as one stack.',
  }),
  with: (scene, { unit }) => ({ label: `${pieceName(scene, unit)} comes along` }),
  assault: () => ({
    label: 'Assault Move',
    hint: 'Half the points, rounded up; they may fire then, with two less for the whole attack.',
  }),
  stealth: () => ({
    label: 'Stealth Move',
    hint: 'Nobody spots them for moving. After half the points or less they may fire, with two less.',
  }),
  crawl: () => ({
    label: 'Low Crawl',
    hint: 'One hex: they are not spotted for it, and the fire at them gets nothing for their movement.',
  }),
  'double-time': (scene, { leader }) => ({
    label: `Double-Time with ${pieceName(scene, leader)}`,
    hint: 'Two points more, as far as the Leader goes himself; he stays with them.',
  }),
  step: (scene, { to }) => {
    const cost = nextStepCost(scene, to) ?? nextDriveCost(scene, to);
    const label = wayText(scene, to);
    const isMelee = intoEnemies(scene, to);
    return {
      label: isMelee ? `${label}, into Melee` : label,
      ...(isMelee && { hint: 'They stop there and fight at once.', grave: true }),
      ...(cost && { cost }),
    };
  },
  abandon: (scene, { weapon }) => ({
    label: `Leave the ${pieceName(scene, weapon)} behind`,
    hint: 'It stays lying when they go.',
  }),
  take: (scene, { unit, weapon }) => ({
    label: `${pieceName(scene, unit)} picks up the ${pieceName(scene, weapon)}`,
    hint: 'It costs points like a step.',
  }),
  pivot: (scene, { unit, facing }) => ({
    label: `Turn ${pieceName(scene, unit)} to the ${VERTICES[facing]} vertex`,
    hint:
      scene.view.doing.at(-1)?.is === 'window'
        ? 'It turns and fires at once, less well.'
        : 'Its arc of fire turns with it.',
  }),
  exit: () => ({
    label: 'Leave the map',
    hint: 'They are out of the game, and count for victory.',
    grave: true,
  }),
  retreat: (scene, { unit, to }) => ({
    label: `${pieceName(scene, unit)} retreats to ${placeText(scene.world, to)}`,
    hint: 'Away from the flames.',
  }),
};
