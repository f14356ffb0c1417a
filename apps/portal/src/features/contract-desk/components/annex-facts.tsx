import type { Annex } from '@urzad/contract';
import { longDateText } from '@urzad/domain';
import { Alert, DescriptionList, TextLink, useLocale } from '@urzad/ui';
import { annexKindsText } from '#shared/entities/annexes/annex-kinds-text';
import { annexMessages } from '#shared/entities/annexes/messages';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { annexDeskMessages } from '../messages/annex-desk';
import { annexPaperMessages } from '../messages/annex-paper';
import { SigningNotes } from './signing-notes';

/** What stands in the way of the annex, or explains its state. */
export function AnnexNotes({ annex }: { annex: Annex }) {
  const words = useMessages(annexDeskMessages);
  const { status, end_note } = annex;
  const isOver = status === 'refused' || status === 'cancelled';

  return (
    <>
      <SigningNotes signed={annex} words={words} paperWords={useMessages(annexPaperMessages)} />
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
