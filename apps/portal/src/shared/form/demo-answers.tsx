import { formOf, lazyPart } from '@urzad/ui';
import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { onSwitchChange } from '../session/dev-config';
import { isDataDefaultOn } from '../session/developer-acts';
import { useSession } from '../session/session-store';

const { useCurrentValues, useSetValue } = formOf<FieldValues>();
const demoValues = lazyPart(() => import('./demo-values'));

/** Fills the empty fields of its form while the switch `data_default` is on (Order §6). Loads nothing without it. */
export function DemoAnswers() {
  const valuesNow = useCurrentValues();
  const setValue = useSetValue();

  useEffect(() => {
    let isShown = true;

    async function fill() {
      if (!isDataDefaultOn()) return;
      const { demoValuesFor } = await demoValues.load();
      // Switched off, or signed in, while the values were loaded.
      if (!isShown || !isDataDefaultOn()) return;
      const isSignedIn = useSession.getState().status !== 'signed-out';
      const found = demoValuesFor(valuesNow(), { isSignedIn, chance: Math.random });
      for (const [path, value] of found) setValue(path, value);
    }

    const follow = () => void fill().catch(() => undefined);
    follow();
    // Turned on, or known who looks at it.
    const stops = [
      onSwitchChange(follow),
      useSession.subscribe(({ system, status }, before) => {
        if (system !== before.system || status !== before.status) follow();
      }),
    ];
    return () => {
      isShown = false;
      for (const stop of stops) stop();
    };
  }, [valuesNow, setValue]);

  return null;
}
