import type { Registration } from '@urzad/contract';
import { COUNTED_THINGS, countText } from '@urzad/domain';
import { DescriptionList, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { rescoreMessages } from '../messages/rescore';

/** Where an application stands in the published ranking, also where it stood before it moved up. */
export function RankingPlace({ registration: { ranking, status } }: { registration: Registration }) {
  const words = useMessages(rescoreMessages);
  if (!ranking) return null;
  const { list, rank_no, reserve_no } = ranking;
  const isWaiting = status === 'reserve';
  const items = [
    { term: words.list, value: words.lists[list] },
    ...(rank_no === null ? [] : [{ term: isWaiting ? words.reservePlace : words.place, value: rank_no }]),
    ...(reserve_no === null || isWaiting
      ? []
      : [{ term: words.reservePlace, value: words.reserveWas(reserve_no) }]),
  ];

  return (
    <section aria-label={words.ranking} className="u:grid u:gap-3 u:pt-4">
      <h2 className="u:text-lg">{words.ranking}</h2>
      <DescriptionList items={items} />
    </section>
  );
}

/** New points after a review, and how far they are. */
export function NewPoints({ registration: { rescoring, points_final } }: { registration: Registration }) {
  const words = useMessages(rescoreMessages);
  const locale = useLocale();
  if (!rescoring) return null;
  const { points, note, scorer, second, placed } = rescoring;
  const pointsText = (count: number) => countText(count, COUNTED_THINGS.point, locale);
  const isPlaced = placed === 'yes';
  const items = [
    ...(points_final === null || isPlaced ? [] : [{ term: words.before, value: pointsText(points_final) }]),
    { term: words.points, value: pointsText(points) },
    ...(note ? [{ term: words.note, value: note }] : []),
    ...(scorer ? [{ term: words.scorer, value: scorer.name }] : []),
    ...(second ? [{ term: words.second, value: second.name }] : []),
  ];
  const open = second ? words.approved : words.waits;

  return (
    <section aria-label={words.title} className="u:grid u:gap-3 u:pt-4">
      <h2 className="u:text-lg">{words.title}</h2>
      <p>{isPlaced ? words.placed : open}</p>
      <DescriptionList items={items} />
    </section>
  );
}
