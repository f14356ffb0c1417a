import { useEffect, useState } from 'react';
import { Icon } from '../../foundations/icon/icon';

type IconSet = typeof import('./icon-set');

/** The icon of a name. It keeps its size while the set is loading, and where the set has no such icon. */
export function ChosenIcon({ name }: { name: string }) {
  const set = useIconSet(name !== '');
  const drawing = set?.iconNamed(name);
  if (name === '') return null;

  return (
    <span className="inline-grid size-6 flex-none place-items-center align-middle">
      {drawing && <Icon of={drawing} />}
    </span>
  );
}

function useIconSet(isNeeded: boolean): IconSet | undefined {
  const [set, setSet] = useState<IconSet>();

  useEffect(() => {
    // Without the set the name is still shown, so a failed load is not reported.
    if (isNeeded) void import('./icon-set').then(setSet, () => setSet(undefined));
  }, [isNeeded]);

  return set;
}
