import { TickFrame, type TickProps, useTick } from '../../field/tick-frame';
import { SwitchBox } from './switch-box';

export type ToggleProps = TickProps;

/** A setting that takes effect at once. For a statement to agree with, use a `Checkbox`. */
export function Toggle(props: ToggleProps) {
  const { frame, control } = useTick(props);
  const { onChange, ...native } = control;
  const isReadOnly = native.state === 'readonly';

  return (
    <TickFrame {...frame}>
      <SwitchBox
        {...native}
        aria-readonly={isReadOnly || undefined}
        // A checkbox has no `readOnly`. Undoing the click covers the mouse and Space alike.
        onClick={isReadOnly ? (event) => event.preventDefault() : undefined}
        onChange={isReadOnly ? () => undefined : onChange}
      />
    </TickFrame>
  );
}
