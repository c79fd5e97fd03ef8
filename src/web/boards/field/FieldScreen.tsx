import { useEffect, useMemo } from 'react';
import { battlefieldOf } from '../../../board/library.ts';
import { hashFor, type Route } from '../../app/router.ts';
import { addressOf, fieldHash } from './address.ts';
import { Field } from './Field.tsx';
import { LayoutPanel } from './LayoutPanel.tsx';
import './field.css';

/** Battlefields: boards laid together, what is where, and what can be seen. The address holds all of it. */
export function FieldScreen({ route }: { route: Route }) {
  const address = useMemo(() => addressOf(route), [route]);
  const outcome = battlefieldOf(address.layout);
  useEffect(() => {
    document.title = `${outcome.ok ? outcome.value.text : 'No such battlefield'} · Hedgerow`;
  }, [outcome]);
  const layout = (
    <LayoutPanel
      text={address.layout}
      onLayout={text => {
        // Another layout is another place to come back to; boards get new numbers, so a line can't stay.
        location.hash = fieldHash({ ...address, layout: text, from: undefined, to: undefined });
      }}
    />
  );
  if (outcome.ok) return <Field battlefield={outcome.value} address={address} layoutPanel={layout} />;
  return (
    <div className="no-field">
      <h1>No such battlefield</h1>
      <p className="notice" role="alert">
        {outcome.wrong}.
      </p>
      {layout}
      <p>
        <a href={hashFor(['boards'])}>Back to the boards</a>
      </p>
    </div>
  );
}
