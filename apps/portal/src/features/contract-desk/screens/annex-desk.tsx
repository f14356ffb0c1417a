import { useQuery } from '@tanstack/react-query';
import type { Annex } from '@urzad/contract';
import { type IsoDate, longDateText } from '@urzad/domain';
import { ANNEX_STATUSES } from '@urzad/grants';
import { ReviewLayout, useLocale } from '@urzad/ui';
import { useParams } from 'react-router-dom';
import { annexQuery } from '#shared/entities/annexes/annex-query';
import { ANNEX_STATUS_ICONS } from '#shared/entities/annexes/annex-status-icons';
import { AnnexTable } from '#shared/entities/annexes/annex-table';
import { useMessages } from '#shared/i18n/messages';
import { DeskScreen } from '#shared/object/desk-screen';
import { useEditedForm } from '#shared/object/use-edited-form';
import { useFocusAfterStep } from '#shared/object/use-focus-after-step';
import { paths } from '#shared/paths';
import { useScreen } from '#shared/screen/use-screen';
import { useBusinessToday } from '#shared/system/use-office';
import { AnnexActions } from '../components/annex-actions';
import { AnnexEditor, type EditedAnnex } from '../components/annex-editor';
import { AnnexFacts, AnnexNotes } from '../components/annex-facts';
import { AnnexHeading } from '../components/annex-heading';
import { AnnexMoney } from '../components/annex-money';
import { AnnexPaper } from '../components/annex-paper';
import { SigningHistory } from '../components/signing-history';
import { storedEffect } from '../logic/annex-effect';
import { annexDeskMessages } from '../messages/annex-desk';

/** One annex on the desk of an officer: what it changes, its document beside, and what can be done (Process §2.11). */
export function AnnexDesk() {
  const words = useMessages(annexDeskMessages);
  const id = Number(useParams().id);
  const today = useBusinessToday();
  const { data: annex, error, refetch } = useQuery(annexQuery(id));

  return (
    <DeskScreen
      query={{ data: annex && today && { annex, today }, error, refetch }}
      loading={words.loading}
      failed={words.loadTitle}
      missing={{
        title: words.missing,
        text: words.missingHint,
        back: { href: paths.contracts, label: words.backToList },
      }}
    >
      {(known) => <LoadedAnnex key={id} {...known} />}
    </DeskScreen>
  );
}

interface LoadedProps {
  annex: Annex;
  today: IsoDate;
}

function LoadedAnnex({ annex, today }: LoadedProps) {
  const { isOpen, ...edited } = useEditedForm(annex.steps.includes('set'));
  if (!isOpen) return <Desk annex={annex} today={today} />;
  return (
    <AnnexEditor annex={annex} {...edited}>
      {(typed) => <Desk annex={annex} today={today} edited={typed} />}
    </AnnexEditor>
  );
}

/** The annex as it is stored, or as it is typed. */
function Desk({ annex, today, edited }: LoadedProps & { edited?: EditedAnnex }) {
  const words = useMessages(annexDeskMessages);
  const title = useScreen(words.title(annex.number));
  const onDecided = useFocusAfterStep(title, annex.row_version);
  const effect = edited?.effect ?? storedEffect(annex);
  const isEdited = edited?.isEdited ?? false;
  const { status, free, history } = annex;

  return (
    <ReviewLayout
      heading={<AnnexHeading ref={title} annex={annex} today={today} />}
      answers={
        <div className="u:grid u:grid-cols-1 u:gap-6 u:pt-3">
          <AnnexNotes annex={annex} />
          {edited?.fields ?? <AnnexFacts annex={annex} />}
          <section className="u:grid u:gap-3">
            <h2 className="u:text-md">{isEdited ? words.rowsNow : words.rows}</h2>
            <AnnexTable rows={effect.rows} />
          </section>
          <AnnexMoney effect={effect} free={status === 'draft' ? free : null} />
          <SigningHistory
            people={annex}
            history={history}
            statuses={ANNEX_STATUSES}
            icons={ANNEX_STATUS_ICONS}
          />
        </div>
      }
      evidence={<AnnexPaper annex={annex} isEdited={isEdited} />}
      progress={<NextStep annex={annex} isEdited={isEdited} />}
      decision={
        <AnnexActions annex={annex} form={edited && { id: edited.formId, isEdited }} onDecided={onDecided} />
      }
    />
  );
}

/** Who has to act now. */
function NextStep({ annex, isEdited }: { annex: Annex; isEdited: boolean }) {
  const { hint } = useMessages(annexDeskMessages);
  const locale = useLocale();

  return <p className="u:text-sm u:font-medium">{isEdited ? hint.edited : textOf()}</p>;

  function textOf(): string {
    const { status, asked, rows, paper, sign_member_to } = annex;
    switch (status) {
      case 'draft':
        if (rows.length === 0) return hint.empty;
        return asked === 'yes' ? hint.initial : hint.prepare;
      case 'to_member':
        if (paper) return hint.paper;
        return sign_member_to ? hint.member(longDateText(sign_member_to, locale)) : hint.done;
      case 'to_office':
        return hint.office;
      case 'active':
        return hint.active;
      default:
        return hint.done;
    }
  }
}
