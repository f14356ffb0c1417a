import { Alert } from '../../feedback/alert/alert';
import type { CalendarFieldLabels } from './calendar-field.labels';

/** Said in the calendar, and under the field when not even its panel has come. */
export function CalendarMissing({ words }: { words: CalendarFieldLabels }) {
  return (
    <Alert kind="warning" live>
      {words.missing}
    </Alert>
  );
}
