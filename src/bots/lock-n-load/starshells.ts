/** Courses with Starshells: at night, so that those who lie ready see somebody to fire at. */
import { type HexId, range } from '../../board/index.ts';
import { offers } from '../../engine/index.ts';
import type { BookAct } from '../../rulebooks/lock-n-load/acts.ts';
import { modifier } from '../../rulebooks/lock-n-load/charts/index.ts';
import { isLit } from '../../rulebooks/lock-n-load/sight/night.ts';
import { illuminate, starshell, starshellChance } from '../../rulebooks/lock-n-load/sight/starshells.ts';
import { placeOf } from '../../rulebooks/lock-n-load/terrain/places.ts';

import { isFresh, unitById } from '../../rulebooks/lock-n-load/units.ts';
import { hasRule, ix } from '../../rulebooks/lock-n-load/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { course } from './course.ts';
import { presentWorth } from './men.ts';
import type { Moment } from './moment.ts';
import { Situation } from './situation.ts';

type Shell = Extract<BookAct, { verb: 'starshell' | 'illuminate' }>;

/** Of the fire that the light would allow, what is likely to come about in the rest of the turn. */
const FOLLOWS = 0.8;
/** Who fires it does nothing else in this turn; a mortar doesn't fire, either. */
const COST = 0.4;
const COST_OF_A_MORTAR = 1.5;
/** Hexes that are looked at closely. */
const CLOSE_LOOKS = 3;

export function starshellCourses(s: Situation, { view, impulse, before }: Moment): readonly Course[] {
  if (!hasRule(s.world, 'night')) return [];
  const shells = offers([starshell, illuminate], { world: s.world, view, side: impulse.side, impulse });
  const hexes = [...new Set(shells.map(({ at }) => at as HexId))]
    .map(at => ({ at, shown: shownBy(s, at) }))
    .filter(({ shown }) => shown > 0)
    .sort((a, b) => b.shown - a.shown)
    .slice(0, CLOSE_LOOKS);
  return hexes.flatMap(({ at }) => {
    const gain = fireAllowedBy(s, at);
    return shells
      .filter(shell => shell.at === at)
      .map(shell =>
        course([...before, shell], worthOf(s, shell, gain), `I lit up ${at} so that we could fire.`),
      );
  });
}

/** What is in the dark there, and would not be. */
function shownBy(s: Situation, shell: HexId): number {
  const reach = modifier(s.world.charts.distances, 'lit by a Starshell').n;
  return s.theirs
    .filter(({ at }) => range(s.world.field, ix(s.world, shell), placeOf(s.world, at).hex) <= reach)
    .filter(({ at }) => !isLit(s.world, s.view, at))
    .reduce((sum, { units }) => sum + units.reduce((worth, unit) => worth + presentWorth(unit), 0), 0);
}

/** How much better the best shots of those who have not acted yet become. */
function fireAllowedBy(s: Situation, at: HexId): number {
  const lit = new Situation(s.world, { ...s.view, starshells: [...(s.view.starshells ?? []), at] }, s.side);
  return s.ours.reduce((sum, post) => {
    const fresh = post.units.filter(isFresh);
    return sum + Math.max(0, lit.bestShot(fresh, post.at) - s.bestShot(fresh, post.at));
  }, 0);
}

function worthOf(s: Situation, shell: Shell, gain: number): number {
  if (shell.verb === 'illuminate') return FOLLOWS * gain - COST - COST_OF_A_MORTAR;
  const chance = Math.max(0, Math.min(6, starshellChance(s.world, unitById(s.view, shell.unit)).value)) / 6;
  return chance * FOLLOWS * gain - COST;
}
