import { ChoiceBox } from '../../field/choice-box';
import { TickFrame, type TickProps, useTick } from '../../field/tick-frame';

export interface CheckboxProps extends TickProps {
  /** Some of what it stands for is chosen, and some is not: a press chooses all of it. @default false */
  mixed?: boolean | undefined;
}

/** One statement that a person agrees with or not. */
export function Checkbox({ mixed, ...props }: CheckboxProps) {
  const { frame, control } = useTick(props);

  return (
    <TickFrame {...frame}>
      <ChoiceBox {...control} type="checkbox" mixed={mixed} />
    </TickFrame>
  );
}
