import { Icon } from '../../../foundations/icon/icon';
import { lazyPart } from '../../../foundations/lazy-part/part';
import { usePart } from '../../../foundations/lazy-part/use-part';

const setPart = lazyPart(() => import('./icon-set'));

/** The icon of a name. It keeps its size while the set is loading, and where the set has no such icon. */
export function ChosenIcon({ name }: { name: string }) {
  const set = usePart(setPart, { isNeeded: name !== '' });
  // Without the set the name is still shown, so a failed load is not reported.
  const drawing = typeof set === 'string' ? undefined : set.iconNamed(name);
  if (name === '') return null;

  return (
    <span className="u:inline-grid u:size-6 u:flex-none u:place-items-center u:align-middle">
      {drawing && <Icon of={drawing} />}
    </span>
  );
}
