import type { FieldSpec } from '@urzad/domain';
import { useToday } from '../../foundations/today/today';
import { DateField, type DateFieldProps } from '../fields/date-field/date-field';

interface SpecDateProps extends Omit<DateFieldProps, 'firstDay' | 'lastDay'> {
  side: FieldSpec['side'];
}

/** A day, in a calendar of only those days that the rule of the field allows. */
export function SpecDate({ side, today: given, ...field }: SpecDateProps) {
  const today = useToday(given);

  return (
    <DateField
      {...field}
      today={today}
      firstDay={side === 'future' ? today : undefined}
      lastDay={side === 'past' ? today : undefined}
    />
  );
}
