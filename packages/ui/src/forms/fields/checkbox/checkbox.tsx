import { ChoiceBox } from '../../field/choice-box';
import { TickFrame, type TickProps, useTick } from '../../field/tick-frame';

export type CheckboxProps = TickProps;

/** One statement that a person agrees with or not. */
export function Checkbox(props: CheckboxProps) {
  const { frame, control } = useTick(props);

  return (
    <TickFrame {...frame}>
      <ChoiceBox {...control} type="checkbox" />
    </TickFrame>
  );
}
