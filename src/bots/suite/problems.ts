/** The tactical suite of the Starter Kit. */
import type { HexId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import type { Position } from '../../rulebooks/starter-kit/testing.ts';
import type { Played, Problem } from './problem.ts';

const shoots = ({ answers }: Played) => answers.includes('shoot');
const does =
  (...texts: readonly string[]) =>
  ({ answers }: Played) =>
    texts.every(text => answers.includes(text));
const doesNot =
  (word: string) =>
  ({ answers }: Played) =>
    answers.every(text => !text.startsWith(word));
const firstTarget =
  (hex: string) =>
  ({ answers }: Played) =>
    answers.find(text => text.startsWith('at ')) === `at ${hex}`;
const ends =
  (unit: string, ...hexes: readonly string[]) =>
  ({ at }: Played) =>
    hexes.includes(at(unit) ?? '');
const adds = (count: number) => (played: Played) =>
  shoots(played) && played.answers.filter(text => text.startsWith('add ')).length >= count;

/** The side wins by having these hexes at the end. */
const toWin = (side: Side, ...hexes: readonly string[]): NonNullable<Position['scenario']> => ({
  victory: {
    side,
    all: [{ is: 'control-hexes', side, hexes: [...hexes], least: hexes.length }],
    words: 'Control of the hexes.',
  },
});

type Piece = Position['units'][number];
const squad = (at: HexId, more: Partial<Piece> = {}): Piece => ({ card: 'german 4-6-7', at, ...more });
const ivan = (at: HexId, more: Partial<Piece> = {}): Piece => ({ card: 'russian 4-4-7', at, ...more });
const fought = (phase: Position['phase'], more: Omit<Position, 'phase'>): Position => ({
  attacker: 'german',
  ...more,
  ...(phase && { phase }),
});

const FIRE: readonly Problem[] = [
  {
    title: 'A fire group before single shots',
    reason: 'Twelve firepower in one attack breaks what three attacks of four only scratch.',
    side: 'german',
    position: fought('prep-fire', {
      hexes: { '1:G5': 'woods' },
      units: [squad('1:C4'), squad('1:C5'), squad('1:C6'), ivan('1:G5')],
    }),
    solved: adds(2),
  },
  {
    title: 'The leader directs the fire',
    reason: 'His modifier helps, and nobody cowers under him.',
    side: 'german',
    position: fought('prep-fire', {
      units: [squad('1:C5'), squad('1:C5'), { card: 'german 9-1', at: '1:C5' }, ivan('1:G5')],
    }),
    solved: does('direct u3', 'shoot'),
  },
  {
    title: 'The machine gun fires with its squad',
    reason: 'Together they reach a column that neither has alone.',
    side: 'german',
    position: fought('prep-fire', {
      units: [squad('1:C5'), ivan('1:G5')],
      weapons: [{ card: 'german HMG', by: 'u1' }],
    }),
    solved: adds(1),
  },
  {
    title: 'First those in the open',
    reason: 'The same shot does far more where there is no cover.',
    side: 'german',
    position: fought('prep-fire', {
      hexes: { '1:C9': 'stone building' },
      units: [squad('1:C5'), ivan('1:C2'), ivan('1:C9')],
    }),
    solved: firstTarget('1:C2'),
  },
  {
    title: 'Fire into the crowd',
    reason: 'One roll strikes all who stand together.',
    side: 'german',
    position: fought('prep-fire', {
      units: [squad('1:F5'), ivan('1:F1'), ivan('1:F1'), ivan('1:F1'), ivan('1:F9')],
    }),
    solved: firstTarget('1:F1'),
  },
  {
    title: 'At point blank',
    reason: 'Firepower doubles next to the target.',
    side: 'german',
    position: fought('prep-fire', {
      units: [squad('1:F5'), ivan('1:F6'), ivan('1:F1')],
    }),
    solved: firstTarget('1:F6'),
  },
  {
    title: 'Flames into the house',
    reason: 'A flamethrower knows no cover, and the house is next door.',
    side: 'german',
    position: fought('prep-fire', {
      hexes: { '1:F6': 'stone building' },
      units: [{ card: 'german 5-4-8', at: '1:F5' }, ivan('1:F6'), ivan('1:F6')],
      weapons: [{ card: 'german FT', by: 'u1' }],
    }),
    solved: does('ready w1', 'shoot'),
  },
  {
    title: 'The defender shoots those who stand before him',
    reason: 'He has nowhere to go, and they are in the open.',
    side: 'german',
    position: fought('prep-fire', {
      hexes: { '1:F5': 'stone building' },
      scenario: toWin('russian', '1:F5'),
      control: { '1:F5': 'german' },
      units: [squad('1:F5'), ivan('1:F7')],
    }),
    solved: shoots,
  },
  {
    title: 'No wild shot from those who must move',
    reason: 'A shot at long range into stone stops them for a turn, and time is short.',
    side: 'german',
    position: fought('prep-fire', {
      hexes: { '1:A1': 'stone building', '1:M2': 'stone building' },
      turns: 3,
      scenario: toWin('german', '1:A9'),
      units: [{ card: 'german 4-4-7', at: '1:E5' }, ivan('1:M2')],
    }),
    solved: doesNot('shoot'),
  },
  {
    title: 'After moving, fire with what one has',
    reason: 'Advancing fire costs nothing more.',
    side: 'german',
    position: fought('advancing-fire', { units: [squad('1:F5'), ivan('1:F7')] }),
    solved: shoots,
  },
  {
    title: 'All fire in the defensive fire phase',
    reason: 'What is not fired now is lost.',
    side: 'german',
    position: {
      attacker: 'russian',
      phase: 'defensive-fire',
      units: [ivan('1:F7'), squad('1:F5'), squad('1:D5')],
    },
    solved: ({ answers }) => ['u2', 'u3'].every(id => answers.some(text => text.endsWith(` ${id}`))),
  },
  {
    title: 'Finish them while they are broken',
    reason:
      'Broken men next door are reduced by every check they fail, and may rally if they are left alone.',
    side: 'german',
    position: fought('advancing-fire', {
      units: [squad('1:F5'), ivan('1:F6', { broken: true, desperate: true })],
    }),
    solved: shoots,
  },
];

/** The Russian has just stepped into the hex. */
const stepped = (to: string): readonly string[] => ['russian move u1', `russian step ${to}`];

const REACTION: readonly Problem[] = [
  {
    title: 'Fire at the man in the open',
    reason: 'He runs without cover before a loaded machine gun.',
    side: 'german',
    position: {
      attacker: 'russian',
      phase: 'movement',
      units: [ivan('1:F8'), squad('1:F5')],
      weapons: [{ card: 'german MMG', by: 'u2' }],
    },
    after: stepped('1:F7'),
    solved: shoots,
  },
  {
    title: 'Fire at the stack in the open',
    reason: 'Three squads at once will not come again.',
    side: 'german',
    position: {
      attacker: 'russian',
      phase: 'movement',
      units: [ivan('1:F8'), ivan('1:F8'), ivan('1:F8'), squad('1:F5')],
    },
    after: ['russian move u1', 'russian with u2', 'russian with u3', 'russian step 1:F7'],
    solved: shoots,
  },
  {
    title: 'Hold the fire for better targets',
    reason: 'A squad in stone far away is no target while others have yet to cross the open.',
    side: 'german',
    position: {
      attacker: 'russian',
      phase: 'movement',
      hexes: { '1:A2': 'stone building' },
      units: [ivan('1:A1'), ivan('1:H8'), ivan('1:H8'), squad('1:H5')],
    },
    after: stepped('1:A2'),
    solved: ({ answers }) => answers[0] === 'pass',
  },
  {
    title: 'Fire again at those next door',
    reason: 'They are in the open and adjacent: half of twice the firepower is still enough.',
    side: 'german',
    position: {
      attacker: 'russian',
      phase: 'movement',
      units: [ivan('1:F7'), squad('1:F5', { fired: 'first' })],
    },
    after: stepped('1:F6'),
    solved: shoots,
  },
  {
    title: 'No last round for nothing',
    reason: 'Final protective fire is a morale check, and the house next door stands it better than we do.',
    side: 'german',
    position: {
      attacker: 'russian',
      phase: 'movement',
      hexes: { '1:F6': 'stone building' },
      units: [
        { card: 'russian 4-5-8', at: '1:F7' },
        { card: 'german 4-3-6', at: '1:F5', fired: 'final' },
      ],
    },
    after: stepped('1:F6'),
    solved: ({ answers }) => answers[0] === 'pass',
  },
];

const MOVEMENT: readonly Problem[] = [
  {
    title: 'Not in the open before a machine gun',
    reason: 'There is time; the woods are safe and the field is not.',
    side: 'german',
    position: fought('movement', {
      hexes: { '1:F9': 'woods', '1:F2': 'stone building' },
      scenario: toWin('german', '1:F2'),
      control: { '1:F2': 'russian' },
      units: [squad('1:F9'), ivan('1:F2'), ivan('1:F2'), { card: 'russian 9-1', at: '1:F2' }],
      weapons: [{ card: 'russian HMG', by: 'u2' }],
    }),
    solved: ends('u1', '1:F9'),
  },
  {
    title: 'Take the victory hex on the last turn',
    reason: 'Nothing comes after it.',
    side: 'german',
    position: fought('movement', {
      turn: 4,
      turns: 4,
      scenario: toWin('german', '1:F3'),
      units: [squad('1:F5'), ivan('1:M9')],
    }),
    solved: ends('u1', '1:F3', '1:F4', '1:E3', '1:G3', '1:E4', '1:G4'),
  },
  {
    title: 'On the last turn even through fire',
    reason: 'To stay is to lose.',
    side: 'german',
    position: fought('movement', {
      turn: 4,
      turns: 4,
      scenario: toWin('german', '1:F3'),
      units: [squad('1:F6'), squad('1:G6'), ivan('1:F1')],
    }),
    solved: ({ answers }) => answers.some(text => text.startsWith('step 1:F')),
  },
  {
    title: 'Out of the open',
    reason: 'The woods are one hex away, and a machine gun looks on.',
    side: 'german',
    position: fought('movement', {
      hexes: { '1:F8': 'woods' },
      units: [squad('1:F7'), ivan('1:F1'), ivan('1:F1')],
      weapons: [{ card: 'russian HMG', by: 'u2' }],
    }),
    solved: ends('u1', '1:F8'),
  },
  {
    title: 'Hold what must be held',
    reason: 'Nobody else is there, and the enemy is near.',
    side: 'german',
    position: fought('movement', {
      hexes: { '1:F5': 'stone building', '1:F8': 'stone building' },
      scenario: toWin('russian', '1:F5'),
      control: { '1:F5': 'german' },
      units: [squad('1:F5'), ivan('1:F8')],
    }),
    solved: ends('u1', '1:F5'),
  },
  {
    title: 'The leader goes to the broken',
    reason: 'Without him they hardly rally.',
    side: 'german',
    position: fought('movement', {
      hexes: { '1:F9': 'woods', '1:F1': 'stone building', '1:F5': 'stone building' },
      units: [
        squad('1:F9', { broken: true }),
        squad('1:F9', { broken: true }),
        { card: 'german 8-1', at: '1:F8' },
        ivan('1:F1'),
      ],
    }),
    solved: ends('u3', '1:F9'),
  },
  {
    title: 'The leader goes with his squad',
    reason: 'He brings it farther, and it fights better under him.',
    side: 'german',
    position: fought('movement', {
      turns: 5,
      scenario: toWin('german', '1:F1'),
      units: [squad('1:F10'), { card: 'german 8-1', at: '1:F10' }, ivan('1:A1', { broken: true })],
    }),
    solved: ({ at }) => at('u1') !== '1:F10' && at('u1') === at('u2'),
  },
  {
    title: 'Across an empty map without delay',
    reason: 'Nobody is there to fire.',
    side: 'german',
    position: fought('movement', {
      turns: 3,
      scenario: toWin('german', '1:F1'),
      units: [squad('1:F10'), ivan('1:M1', { broken: true })],
    }),
    solved: ends('u1', '1:F6', '1:F5', '1:F4', '1:F3', '1:G6', '1:E6', '1:E5', '1:G5'),
  },
  {
    title: 'Around behind the woods',
    reason: 'The way under cover is no longer than the one in front of the gun.',
    side: 'german',
    position: fought('movement', {
      hexes: { '1:F5': 'woods', '1:F6': 'woods', '1:F7': 'woods', '1:G4': 'stone building' },
      turns: 6,
      scenario: toWin('german', '1:D3'),
      units: [squad('1:D8'), ivan('1:K6'), ivan('1:K6')],
      weapons: [{ card: 'russian HMG', by: 'u2' }],
    }),
    solved: ({ at }) =>
      ['A', 'B', 'C', 'D', 'E'].includes((at('u1') ?? '').slice(2, 3)) && at('u1') !== '1:D8',
  },
  {
    title: 'Smoke before the street is crossed',
    reason: 'Three squads have to cross before a machine gun, and one of them can spare the time.',
    side: 'german',
    position: fought('movement', {
      turn: 3,
      turns: 4,
      hexes: { '1:F7': 'stone building', '1:F5': 'stone building' },
      scenario: toWin('german', '1:F5'),
      units: [squad('1:F7'), squad('1:F7'), squad('1:F7'), ivan('1:K6'), ivan('1:K6')],
      weapons: [{ card: 'russian HMG', by: 'u4' }],
    }),
    solved: ({ answers }) => answers.some(text => text.startsWith('smoke ')),
  },
  {
    title: 'Reinforcements come',
    reason: 'Who has not come by the end of his turn never does.',
    side: 'german',
    position: fought('movement', {
      scenario: {
        groups: [
          { id: 'german', side: 'german', elr: 5, units: {} },
          { id: 'reserve', side: 'german', elr: 5, units: {}, enter: { turn: 1, along: ['1:A1-A10'] } },
          { id: 'russian', side: 'russian', elr: 5, units: {} },
        ],
      },
      units: [{ card: 'german 4-6-7', group: 'reserve' }, ivan('1:J5')],
    }),
    solved: ({ at }) => at('u1') !== undefined,
  },
  {
    title: 'Off the map, if that is the task',
    reason: 'It is what wins.',
    side: 'german',
    position: fought('movement', {
      scenario: {
        victory: {
          side: 'german',
          all: [{ is: 'exit', side: 'german', along: ['1:A1-A10'], least: 4 }],
          words: 'Exit.',
        },
      },
      units: [squad('1:B5'), ivan('1:M5')],
    }),
    solved: does('exit'),
  },
];

const ADVANCE: readonly Problem[] = [
  {
    title: 'Advance onto the victory hex',
    reason: 'It is empty and next door.',
    side: 'german',
    position: fought('advance', {
      hexes: { '1:F5': 'stone building' },
      scenario: toWin('german', '1:F5'),
      units: [squad('1:F6'), ivan('1:F1')],
    }),
    solved: ends('u1', '1:F5'),
  },
  {
    title: 'Advance out of the open',
    reason: 'The enemy fires next.',
    side: 'german',
    position: fought('advance', {
      hexes: { '1:F8': 'woods' },
      units: [squad('1:F7'), ivan('1:F2'), ivan('1:F2')],
    }),
    solved: ends('u1', '1:F8'),
  },
  {
    title: 'Three upon the broken',
    reason: 'They can’t fight back.',
    side: 'german',
    position: fought('advance', {
      units: [squad('1:F6'), squad('1:F6'), ivan('1:F5', { broken: true })],
    }),
    solved: ends('u1', '1:F5'),
  },
  {
    title: 'Not alone upon three',
    reason: 'One against three is murder, and not theirs.',
    side: 'german',
    position: fought('advance', {
      hexes: { '1:F5': 'stone building', '1:F6': 'woods' },
      units: [squad('1:F6'), ivan('1:F5'), ivan('1:F5'), ivan('1:F5')],
    }),
    solved: ({ at }) => at('u1') !== '1:F5',
  },
  {
    title: 'The leader follows his men',
    reason: 'They are of no use to each other apart.',
    side: 'german',
    position: fought('advance', {
      hexes: { '1:F8': 'woods' },
      units: [squad('1:F8', { moved: true }), { card: 'german 8-1', at: '1:F7' }, ivan('1:F2')],
    }),
    solved: ends('u2', '1:F8'),
  },
  {
    title: 'Stay in the house',
    reason: 'Nothing outside is better.',
    side: 'german',
    position: fought('advance', {
      hexes: { '1:F5': 'stone building' },
      scenario: toWin('russian', '1:F5'),
      control: { '1:F5': 'german' },
      units: [squad('1:F5'), ivan('1:F2'), ivan('1:F2')],
    }),
    solved: ends('u1', '1:F5'),
  },
  {
    title: 'Two to one for the victory hex on the last turn',
    reason: 'Somebody must throw them out, and there is no other time.',
    side: 'german',
    position: fought('advance', {
      turn: 4,
      turns: 4,
      scenario: toWin('german', '1:F5'),
      control: { '1:F5': 'russian' },
      units: [squad('1:F6'), squad('1:F6'), ivan('1:F5')],
    }),
    solved: ({ at }) => at('u1') === '1:F5' && at('u2') === '1:F5',
  },
];

const RECOVERY: readonly Problem[] = [
  {
    title: 'Rally behind cover',
    reason: 'A leader is there, and a roof.',
    side: 'german',
    position: fought('rally', {
      hexes: { '1:F8': 'stone building' },
      units: [squad('1:F8', { broken: true }), { card: 'german 8-1', at: '1:F8' }, ivan('1:F1')],
      doing: [{ is: 'rally', step: 'rally', side: 'german' }],
    }),
    solved: ({ answers }) => answers.includes('rally u1 by u2') || answers.includes('rally u1 u2'),
  },
  {
    title: 'The leader rallies first himself',
    reason: 'Then he can rally the others.',
    side: 'german',
    position: fought('rally', {
      hexes: { '1:F8': 'stone building' },
      units: [
        squad('1:F8', { broken: true }),
        { card: 'german 9-1', at: '1:F8', broken: true },
        ivan('1:F1'),
      ],
      doing: [{ is: 'rally', step: 'self-rally', side: 'german' }],
    }),
    solved: ({ answers }) => answers[0] === 'self-rally u2',
  },
  {
    title: 'Pick up the machine gun',
    reason: 'It is of no use on the ground.',
    side: 'german',
    position: fought('rally', {
      units: [squad('1:F8'), ivan('1:F1')],
      weapons: [{ card: 'german MMG', at: '1:F8' }],
    }),
    solved: does('recover u1 w1'),
  },
  {
    title: 'Repair the machine gun',
    reason: 'Jammed it is worth nothing.',
    side: 'german',
    position: fought('rally', {
      units: [squad('1:F8'), ivan('1:F1')],
      weapons: [{ card: 'german MMG', by: 'u1', malfunctioned: true }],
    }),
    solved: does('repair w1'),
  },
  {
    title: 'Close combat with all hands',
    reason: 'Odds are everything.',
    side: 'german',
    position: fought('close-combat', {
      units: [squad('1:F5', { advanced: true }), squad('1:F5', { advanced: true }), ivan('1:F5')],
    }),
    solved: does('attack u1', 'attack u2', 'target u3'),
  },
];

export const PROBLEMS: readonly Problem[] = [...FIRE, ...REACTION, ...MOVEMENT, ...ADVANCE, ...RECOVERY];
