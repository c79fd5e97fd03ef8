/** Aircraft: one machine a counter, with its cannon and bombs as so many hexes or drops by so much firepower (1.1, 19.1.1). */
import type { Source } from '../../../engine/index.ts';
import type { Nation } from '../charts/index.ts';
import { inferred, substitute } from '../charts/source.ts';

/** `2x3`: so often, with that firepower each time. */
interface Load {
  readonly times: number;
  readonly firepower: number;
}

interface Aircraft {
  /** `british Hurricane Mk IID`. */
  readonly id: string;
  readonly nation: Nation;
  readonly name: string;
  readonly cannon: Load;
  readonly bombs: Load;
  readonly source: Source;
}

function aircraft(id: string, cannon: string, bombs: string, source: Source): Aircraft {
  const [nation = '', ...name] = id.split(' ');
  return {
    id,
    nation: nation as Nation,
    name: name.join(' '),
    cannon: load(cannon),
    bombs: load(bombs),
    source,
  };
}

function load(text: string): Load {
  const [times, firepower] = text.split('x').map(Number);
  if (!times || !firepower) throw new Error(`'${text}' is no load; expected one such as 2x3`);
  return { times, firepower };
}

const OURS = substitute('no countersheet is in the text; by the guns and bombs that it carried');
const EXAMPLE = inferred('the examples of rule 19.1.1; the firepower of its bombs is ours');

const AIRCRAFT: ReadonlyMap<string, Aircraft> = new Map(
  [
    aircraft('british Hurricane Mk IID', '2x2', '2x3', EXAMPLE),
    aircraft('american P-47D', '3x3', '2x6', OURS),
    aircraft('german Ju 87D', '2x2', '2x5', OURS),
    aircraft('german Bf 110', '2x3', '2x4', OURS),
    aircraft('russian Il-2', '2x3', '2x5', OURS),
  ].map(each => [each.id, each]),
);

export const isAircraft = (id: string): boolean => AIRCRAFT.has(id);

export function aircraftCalled(id: string): Aircraft {
  const found = AIRCRAFT.get(id);
  if (!found) throw new Error(`there is no aircraft '${id}'; expected one such as 'german Ju 87D'`);
  return found;
}
