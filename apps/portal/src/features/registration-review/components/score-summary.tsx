import type { Registration } from '@urzad/contract';
import { COUNTED_THINGS, countText } from '@urzad/domain';
import { DescriptionList, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { decisionMessages } from '../messages/decision';
import { reviewMessages } from '../messages/review';
import { CriteriaTable } from './criteria-table';

/**
 * The given points, those of the answers, and the reason of a difference: the basis of the second person's decision
 * (Process §2.3).
 */
export function ScoreSummary({ registration }: { registration: Registration }) {
  const words = useMessages(reviewMessages);
  const decisionWords = useMessages(decisionMessages);
  const locale = useLocale();
  const { points_final, points_auto, points_note, scorer, second } = registration;
  if (points_final === null) return null;

  const pointsText = (count: number) => countText(count, COUNTED_THINGS.point, locale);
  const items = [
    { term: words.finalPoints, value: pointsText(points_final) },
    ...(points_auto === null ? [] : [{ term: words.automatic, value: pointsText(points_auto) }]),
    ...(points_note ? [{ term: words.note, value: points_note }] : []),
    ...(scorer ? [{ term: decisionWords.scorer, value: scorer.name }] : []),
    ...(second ? [{ term: decisionWords.second, value: second.name }] : []),
  ];

  return (
    <section aria-label={decisionWords.scoreSummary} className="u:grid u:gap-3 u:pt-4">
      <h2 className="u:text-lg">{decisionWords.scoreSummary}</h2>
      <DescriptionList items={items} />
      <CriteriaTable registration={registration} />
    </section>
  );
}
