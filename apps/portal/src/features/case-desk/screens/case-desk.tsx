import { useQuery } from '@tanstack/react-query';
import type { OfficeCase } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { useParams, useSearchParams } from 'react-router-dom';
import { useIsReplyRead } from '#shared/conversation/use-kept-reply';
import { caseList } from '#shared/entities/office-cases/case-list';
import { caseQuery } from '#shared/entities/office-cases/case-query';
import { useShownTitle } from '#shared/entities/office-cases/use-shown-title';
import { useMessages } from '#shared/i18n/messages';
import { DeskScreen } from '#shared/object/desk-screen';
import { useFocusAfterStep } from '#shared/object/use-focus-after-step';
import { useScreen } from '#shared/screen/use-screen';
import { useBusinessToday } from '#shared/system/use-office';
import { BesideCases } from '../components/beside-cases';
import { CaseFolder } from '../components/case-folder';
import { CaseHeading } from '../components/case-heading';
import { CaseLetters } from '../components/case-letters';
import { DeskFrame } from '../components/desk-frame';
import { FiledDocuments } from '../components/filed-documents';
import { CaseObject } from '../components/object-folder';
import { OtherCases } from '../components/other-cases';
import { ResignationEffect } from '../components/resignation-effect';
import { useIsEffectRead } from '../logic/use-is-effect-read';
import { deskMessages } from '../messages/desk';

/** One case on the desk of an officer: letters, what can be done, and the object beside them (Process §2.16). */
export function CaseDesk() {
  const words = useMessages(deskMessages);
  const id = Number(useParams().id);
  const today = useBusinessToday();
  const [params] = useSearchParams();
  const isRead = useIsReplyRead(id);
  const { data: officeCase, error, refetch } = useQuery(caseQuery(id));
  const isWhole = useIsEffectRead(officeCase) && isRead;

  return (
    <DeskScreen
      query={{ data: officeCase && today && isWhole ? { officeCase, today } : undefined, error, refetch }}
      loading={words.loading}
      failed={words.loadTitle}
      missing={{
        title: words.missing,
        text: words.missingHint,
        back: { href: caseList.hrefOf(caseList.parse(params)), label: words.backToList },
      }}
    >
      {(known) => <LoadedDesk key={id} {...known} />}
    </DeskScreen>
  );
}

function LoadedDesk({ officeCase, today }: { officeCase: OfficeCase; today: IsoDate }) {
  const shown = useShownTitle();
  const title = useScreen(`${shown(officeCase.title)} ${officeCase.sign}`);
  const onDecided = useFocusAfterStep(title, officeCase.row_version);
  const { documents, others } = officeCase;

  return (
    <DeskFrame
      cases={<BesideCases officeCase={officeCase} today={today} />}
      heading={<CaseHeading ref={title} officeCase={officeCase} today={today} />}
      letters={<CaseLetters officeCase={officeCase} today={today} />}
      data={
        <>
          <CaseFolder officeCase={officeCase} today={today} onDecided={onDecided} />
          <ResignationEffect officeCase={officeCase} />
          <CaseObject officeCase={officeCase} today={today} />
          <FiledDocuments id={officeCase.id} documents={documents} />
          <OtherCases others={others} />
        </>
      }
    />
  );
}
