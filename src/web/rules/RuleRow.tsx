import { memo } from 'react';
import type { CompendiumRule } from '../../engine/compendium/compendium.ts';
import type { Standing } from '../../engine/compendium/coverage.ts';
import { Highlighted } from './Highlighted.tsx';
import { StandingMark } from './StandingMark.tsx';
import { AREA_NAMES, KIND_NAMES } from './words.ts';

interface RuleRowProps {
  readonly rule: CompendiumRule;
  readonly standing: Standing;
  readonly href: string;
  readonly words: readonly string[];
  /** Given for the rule that the address names: its standing in a sentence. */
  readonly evidence?: string | undefined;
}

export const RuleRow = memo(function RuleRow({ rule, standing, href, words, evidence }: RuleRowProps) {
  return (
    <li className="rule" data-rule={rule.id} aria-current={evidence === undefined ? undefined : 'true'}>
      <a className="rule-id" href={href}>
        <Highlighted text={rule.id} words={words} />
      </a>
      <div className="rule-text">
        <h3>
          <Highlighted text={rule.title} words={words} />
        </h3>
        <p>
          <Highlighted text={rule.gist} words={words} />
        </p>
        {evidence !== undefined && <p className="rule-evidence">{evidence}</p>}
      </div>
      <p className="rule-tags">
        <StandingMark standing={standing} />
        {AREA_NAMES[rule.area]}
        <span className="rule-kind">{KIND_NAMES[rule.kind]}</span>
      </p>
    </li>
  );
});
