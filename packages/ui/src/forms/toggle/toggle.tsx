import { TickFrame, type TickProps, useTick } from '../field/tick-frame';
import { SwitchBox } from './switch-box';

export type ToggleProps = TickProps;

/** A setting that is on or off at once. For a statement to agree with, take a `Checkbox`. */
export function Toggle(props: ToggleProps) {
  const { frame, control } = useTick(props);
  const { onChange, ...native } = control;
  const isReadOnly = native.state === 'readonly';

  return (
    <TickFrame {...frame}>
      <SwitchBox
        {...native}
        aria-readonly={isReadOnly || undefined}
        // A box has no `readOnly` of its own. Undoing the click covers the mouse and Space alike.
        onClick={isReadOnly ? (event) => event.preventDefault() : undefined}
        onChange={isReadOnly ? () => undefined : onChange}
      />
    </TickFrame>
  );
}
