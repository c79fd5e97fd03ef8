/** Words for movement: who goes how, and where (6.0 to 6.4). */
import type { Tally } from '../../../../engine/index.ts';
import { enclosing } from '../../frames.ts';
import { stepCost } from '../../movement/cost.ts';
import { stackOf, whereIs } from '../../movement/moving-stack.ts';
import type { Location } from '../../state.ts';
import { placeOf } from '../../terrain/places.ts';
import { isEnemyAt } from '../../units.ts';
import { pieceName, placeText, type Scene, type Words } from '../names.ts';
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

export const MOVEMENT_WORDS = {
  move: 'Move {unit} — Others of its place may go with it, as one stack.',
  with: '{unit} comes along',
  assault:
    'Assault Move — Half the points, rounded up; they may fire then, with two less for the whole attack.',
  stealth:
    'Stealth Move — Nobody spots them for moving. After half the points or less they may fire, with two less.',
  crawl:
    'Low Crawl — One hex: they are not spotted for it, and the fire at them gets nothing for their movement.',
  'double-time':
    'Double-Time with {leader} — Two points more, as far as the Leader goes himself; he stays with them.',
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
  abandon: 'Leave the {weapon} behind — It stays lying when they go.',
  take: '{unit} picks up the {weapon} — It costs points like a step.',
  pivot: (scene, { unit, facing }) => ({
    label: `Turn ${pieceName(scene, unit)} to the ${VERTICES[facing]} vertex`,
    hint:
      scene.view.doing.at(-1)?.is === 'window'
        ? 'It turns and fires at once, less well.'
        : 'Its arc of fire turns with it.',
  }),
  exit: '! Leave the map — They are out of the game, and count for victory.',
  retreat: '{unit} retreats to {to} — Away from the flames.',
} satisfies Partial<Words>;
