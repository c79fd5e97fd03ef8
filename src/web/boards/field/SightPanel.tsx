import type { Battlefield, Location, Outcome } from '../../../board/index.ts';
import type { SightReport } from '../../../board/sight/report.ts';
import type { FieldAddress } from './address.ts';
import { EndField } from './EndField.tsx';
import { courseOf, type NumberedFinding } from './pins.ts';
import './sight-panel.css';

interface Props {
  readonly battlefield: Battlefield;
  readonly address: FieldAddress;
  readonly from: Outcome<Location> | undefined;
  readonly to: Outcome<Location> | undefined;
  readonly report: SightReport | undefined;
  onChange(change: Partial<FieldAddress>): void;
}

const EFFECT_WORDS = { blocks: 'blocks', hinders: 'hinders', none: 'no matter' } as const;

/** The sight tool: two ends, what lies between them, and why. */
export function SightPanel({ battlefield, address, from, to, report, onChange }: Props) {
  return (
    <section className="sight" aria-labelledby="sight">
      <h2 id="sight">Line of sight</h2>
      <EndField
        title="From"
        battlefield={battlefield}
        text={address.from}
        end={from}
        onChange={text => onChange({ from: text })}
      />
      <EndField
        title="To"
        battlefield={battlefield}
        text={address.to}
        end={to}
        onChange={text => onChange({ to: text })}
      />
      <div className="reading" role="status">
        {report ? <Verdict report={report} /> : <p className="hint">{hint(from)}</p>}
      </div>
      {report && report.findings.length > 0 && <Findings report={report} />}
      {(address.from ?? address.to) !== undefined && (
        <div className="buttons">
          <button type="button" onClick={() => onChange({ from: address.to, to: address.from })}>
            Swap ends
          </button>
          <button type="button" onClick={() => onChange({ from: undefined, to: undefined })}>
            Clear
          </button>
        </div>
      )}
      <Switch
        label="Show the outlines that sight goes by"
        checked={address.outlines === true}
        onChange={outlines => onChange({ outlines })}
      />
      <Switch
        label="Shade what can’t be seen from there"
        checked={address.shade === true}
        onChange={shade => onChange({ shade })}
      />
    </section>
  );
}

function hint(from: Outcome<Location> | undefined): string {
  return from?.ok
    ? 'Now choose where to look: click a hex, or press Enter on it.'
    : 'Click a hex to look from there, or walk to it and press Enter; then choose where to look.';
}

function Verdict({ report: { verdict, sentence } }: { report: SightReport }) {
  return (
    <>
      <p className="verdict" data-verdict={verdict}>
        <svg viewBox="0 0 44 12" aria-hidden="true">
          <path className="verdict-line" d="M2 6h40" />
          {verdict === 'blocked' && <path className="verdict-cross" d="m17 1 10 10M27 1 17 11" />}
        </svg>
        <span aria-hidden="true">{verdict}</span>
      </p>
      <p className="sentence">{sentence}</p>
    </>
  );
}

function Findings({ report }: { report: SightReport }) {
  const { met, beyond } = courseOf(report.findings);
  return (
    <>
      <FindingList label="What the line meets, in order" findings={met} />
      {beyond.length > 0 && (
        <details className="beyond">
          <summary>
            {beyond.length} more beyond <span className="visually-hidden">the block</span>
          </summary>
          <FindingList label="What it would meet beyond, in order" findings={beyond} />
        </details>
      )}
    </>
  );
}

function FindingList({ label, findings }: { label: string; findings: readonly NumberedFinding[] }) {
  return (
    <ol className="findings" aria-label={label}>
      {findings.map(({ number, effect, text, at }) => (
        <li key={`${at.n}/${at.d} ${text}`} data-effect={effect}>
          <span className="finding-number" aria-hidden="true">
            {number}
          </span>
          <span>
            {text}
            <span className="visually-hidden">: {EFFECT_WORDS[effect]}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Switch({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange(checked: boolean): void;
}) {
  return (
    <label className="switch">
      <input type="checkbox" checked={checked} onChange={event => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
