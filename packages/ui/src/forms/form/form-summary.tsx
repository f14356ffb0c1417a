import { LazyPart } from '../../foundations/lazy-part/lazy-part';
import { useIdlePart } from '../../foundations/lazy-part/use-idle-part';
import { useFromForm } from './form-context';
import { summaryPart } from './form-parts';
import type { FormSummaryProps } from './form-summary-list';

export type { FormSummaryProps };

/**
 * The errors of a refused form, each a link to its field. `Form` has it above its fields; in a `BareForm` it is
 * placed by the caller. Where its code cannot be loaded, the fields tell their errors alone.
 */
export function FormSummary({ lead }: FormSummaryProps) {
  const isRefused = useFromForm((snapshot) => snapshot.isRefused);
  useIdlePart(summaryPart);

  if (!isRefused) return null;
  return <LazyPart of={summaryPart}>{({ FormSummaryList }) => <FormSummaryList lead={lead} />}</LazyPart>;
}
