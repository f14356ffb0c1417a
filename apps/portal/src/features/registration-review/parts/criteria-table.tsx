import type { Registration } from '@urzad/contract';
import { CRITERIA, optionOf, points } from '@urzad/domain';
import { formOfDraft } from '@urzad/domain/schemas';
import { DescriptionList, useLocale } from '@urzad/ui';
import { useMessages } from '../../../shared/i18n/messages';
import { reviewMessages } from '../review-messages';

/** Every criterion of the call, and what the answers give for it. */
export function CriteriaTable({ form, call }: Pick<Registration, 'form' | 'call'>) {
  const words = useMessages(reviewMessages);
  const locale = useLocale();
  const { total, criteria } = points(formOfDraft(form), call);

  const items = call.params.criteria.map(({ code, points: given }) => {
    const isMet = criteria.some((met) => met.code === code);
    return {
      term: optionOf(CRITERIA, code)?.[locale] ?? code,
      value: `${isMet ? given : 0} · ${isMet ? words.met : words.notMet}`,
    };
  });

  return (
    <section>
      <h3 className="pb-1 text-md">{words.automatic}</h3>
      <DescriptionList items={[...items, { term: words.sum, value: total, strong: true }]} />
    </section>
  );
}
