import { type LabelSet, useLabels } from '@urzad/ui';

/** The words of one feature: `en` has exactly the keys of `pl` (checked by `satisfies`). */
export type Messages<Words> = LabelSet<Words>;

/** The words of a feature in the language of the interface. */
export function useMessages<Words extends object>(messages: Messages<Words>): Words {
  return useLabels(messages);
}
