import type { Annex } from '@urzad/contract';
import { longDateText, optionText, warsawDate } from '@urzad/domain';
import { ANNEX_STATUSES, RETURN_REASON } from '@urzad/grants';
import { Alert, DescriptionList, TextLink, useLocale } from '@urzad/ui';
import { annexKindsText } from '#shared/entities/annexes/annex-kinds-text';
import { ANNEX_STATUS_ICONS } from '#shared/entities/annexes/annex-status-icons';
import { annexMessages } from '#shared/entities/annexes/messages';
import { useMessages } from '#shared/i18n/messages';
import { StatusTimeline } from '#shared/object/status-timeline';
import { paths } from '#shared/paths';
import { annexDeskMessages } from '../messages/annex-desk';
import { annexPaperMessages } from '../messages/annex-paper';
import { PaperEntry } from './paper-entry';

/** What stands in the way of the annex, or explains its state. */
export function AnnexNotes({ annex }: { annex: Annex }) {
  const words = useMessages(annexDeskMessages);
  const paperWords = useMessages(annexPaperMessages);
  const locale = useLocale();
  const { status, paper, back_note, return_reason, return_note, end_note } = annex;
  const isOver = status === 'refused' || status === 'cancelled';

  return (
    <>
      {paper && <PaperEntry entry={paper} words={paperWords} />}
      {back_note && (
        <Alert kind="warning" title={words.backNote}>
          {back_note}
        </Alert>
      )}
      {return_reason && (
        <Alert kind="warning" title={words.returned}>
          {words.returnedWhy(optionText(RETURN_REASON, return_reason, locale), return_note ?? '')}
        </Alert>
      )}
      {isOver && (
        <Alert kind="info" title={status === 'refused' ? words.refused : words.cancelled}>
          {end_note ?? words.expired}
        </Alert>
      )}
    </>
  );
}

/** What the annex is about, from when and why, and the case that it comes of. */
export function AnnexFacts({ annex }: { annex: Annex }) {
  const words = useMessages(annexDeskMessages);
  const { what } = useMessages(annexMessages);
  const locale = useLocale();
  const { kinds, valid_from, reason, conclude_date, id_officecase } = annex;

  return (
    <section className="u:grid u:gap-3">
      <h2 className="u:text-md">{words.facts}</h2>
      <DescriptionList
        items={[
          { term: what, value: annexKindsText(kinds, locale) },
          { term: words.validFrom, value: longDateText(valid_from, locale) },
          ...(reason ? [{ term: words.reason, value: <span lang="pl">{reason}</span> }] : []),
          ...(conclude_date ? [{ term: words.conclude, value: longDateText(conclude_date, locale) }] : []),
        ]}
      />
      {id_officecase !== null && (
        <p>
          <TextLink href={paths.officeCase(id_officecase)}>{words.openCase}</TextLink>
        </p>
      )}
    </section>
  );
}

/** Who did what, and when. */
export function AnnexHistory({ annex: { history, prepared, initials } }: { annex: Annex }) {
  const words = useMessages(annexDeskMessages);
  const locale = useLocale();
  const day = (date: string) => longDateText(warsawDate(new Date(date)), locale);

  return (
    <section className="u:grid u:gap-2">
      <h2 className="u:text-md">{words.history}</h2>
      <p className="u:text-sm u:text-muted">
        {[
          prepared && words.prepared(prepared.name),
          initials && words.initialled(initials.name, day(initials.date)),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <StatusTimeline history={history} statuses={ANNEX_STATUSES} icons={ANNEX_STATUS_ICONS} />
    </section>
  );
}
