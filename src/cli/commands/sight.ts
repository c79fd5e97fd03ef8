/** `hedgerow sight`: what a line between two hexes crosses, in the words of the page. */
import { type Battlefield, hexId, hexLabel, type Location } from '../../board/index.ts';
import { locationUp, reportSight, type SightReport } from '../../board/sight/report.ts';
import { battlefieldNamed, given, locationNamed } from '../battlefields.ts';
import type { Command, Options } from '../command.ts';
import { EXIT, UserError } from '../errors.ts';

const EFFECT_WORDS = { blocks: 'blocks', hinders: 'hinders', none: '' } as const;

export const sight: Command = {
  name: 'sight',
  summary: 'Tell what a line of sight crosses, and whether it is clear',
  usage: '<battlefield> <from> <to>',
  options: {
    'from-level': { takes: 'N', help: 'look from N levels above the ground, as from a floor or a roof' },
    'to-level': { takes: 'N', help: 'look at N levels above the ground' },
  },
  async run({ args, options, terminal }) {
    const [layout, from, to, ...more] = args;
    if (layout === undefined || from === undefined || to === undefined || more.length > 0)
      throw new UserError(
        `hedgerow sight: found ${args.length} words; expected <battlefield> <from> <to>, such as village C4 K7`,
      );
    const battlefield = battlefieldNamed(layout, 'sight');
    const report = reportSight(
      battlefield,
      endOf(battlefield, from, 'from-level', options),
      endOf(battlefield, to, 'to-level', options),
    );
    if (options.has('json')) terminal.print(JSON.stringify(dataOf(battlefield, report)));
    else for (const line of linesOf(battlefield, report)) terminal.print(line);
    return EXIT.done;
  },
};

/** A level given as an option is counted from the ground; a location that names its floor needs none. */
function endOf(
  battlefield: Battlefield,
  name: string,
  option: 'from-level' | 'to-level',
  options: Options,
): Location {
  const location = locationNamed(battlefield, name, 'sight');
  if (!options.has(option)) return location;
  if (location.place !== undefined)
    throw new UserError(`hedgerow sight: ${name} already says how high; expected no --${option} with it`);
  return given(locationUp(battlefield, location.hex, options.number(option, 0)), 'sight');
}

function linesOf(battlefield: Battlefield, { sentence, findings }: SightReport): string[] {
  const rows = findings.map(({ hex, effect, text }) => [
    hexLabel(battlefield, hex),
    EFFECT_WORDS[effect],
    text,
  ]);
  const width = Math.max(0, ...rows.map(([hex = '']) => hex.length));
  return [
    sentence,
    ...rows.map(
      ([hex = '', effect = '', text = '']) => `  ${hex.padEnd(width)}  ${effect.padEnd(7)}  ${text}`,
    ),
  ];
}

function dataOf(battlefield: Battlefield, { from, to, range, verdict, sentence, findings }: SightReport) {
  return {
    battlefield: battlefield.text,
    from: from.id,
    to: to.id,
    range,
    verdict,
    sentence,
    findings: findings.map(({ hex, effect, text }) => ({ hex: hexId(battlefield, hex), effect, text })),
  };
}
