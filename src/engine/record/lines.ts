/** The lines of a record: what the text is put together from, and what the chain of hashes runs over. */
import { type Given, isInterjected } from './chronicle.ts';
import { type Answer, type GameRecord, isDice, type TakeBack } from './record.ts';

/** The first format kept nothing of what was taken back; it is still read, and goes on as it began. */
export const FORMATS = { first: 'hedgerow record 1', present: 'hedgerow record 2' } as const;

export type RecordHead = Pick<
  GameRecord,
  'rulebook' | 'version' | 'scenario' | 'options' | 'pack' | 'fingerprints' | 'pledge'
>;

export function headLines(head: RecordHead, format: string): readonly string[] {
  const { rulebook, version, scenario, options, pack, fingerprints, pledge } = head;
  const lines = [format, `rulebook ${rulebook} ${version}`, `scenario ${JSON.stringify(scenario)}`];
  for (const [name, value] of Object.entries(options)) lines.push(`option ${name} ${JSON.stringify(value)}`);
  if (pack) {
    lines.push(`pack ${JSON.stringify(pack.name)}`);
    for (const [id, own] of Object.entries(pack.charts)) lines.push(`values ${id} ${JSON.stringify(own)}`);
  }
  for (const [name, hash] of Object.entries(fingerprints)) lines.push(`hash ${name} ${hash}`);
  if (pledge) {
    lines.push(`commit ${pledge.commit}`);
    for (const [side, nonce] of Object.entries(pledge.nonces)) lines.push(`nonce ${side} ${nonce}`);
  }
  return lines;
}

export function givenLine({ rest, answer }: Given): string {
  return isInterjected(answer)
    ? `${rest} ${answer.interjects} interjects: ${answer.act}`
    : `${rest} ${answerText(answer)}`;
}

function answerText(answer: Answer): string {
  if (!isDice(answer)) return `${answer.by} ${answer.ask}: ${answer.act}`;
  const faces = answer.roll.map(({ die, face, sides }) => `${die} ${face}/${sides}`).join(' ');
  return `roll ${faces}: ${answer.why}`;
}

export function backLine({ rest, after }: TakeBack): string {
  return after === undefined ? `back to ${rest}` : `back to ${rest} after ${after}`;
}
