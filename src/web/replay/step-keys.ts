import { useEffect, useEffectEvent } from 'react';
import { commandOf } from '../settings/keys.ts';
import { keysOf } from '../settings/settings.ts';

/** The keys that step through the log, wherever the focus is, except where one types or chooses. */
export function useStepKeys(onStep: (by: 1 | -1) => void): void {
  const step = useEffectEvent(onStep);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('input:not([type="range"]), select'))
        return;
      const command = commandOf(event, keysOf());
      if (command === 'log-back') step(-1);
      if (command === 'log-on') step(1);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
