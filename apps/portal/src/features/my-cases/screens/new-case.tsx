import { useQuery } from '@tanstack/react-query';
import { CASE_SUBJECTS } from '@urzad/grants';
import { Breadcrumbs, Button, Link, PageHeading } from '@urzad/ui';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { OwnerPart } from '#shared/acting/owner-part';
import { keptDraftQuery } from '#shared/drafts/kept-draft-query';
import { memberQuery } from '#shared/entities/members/member-query';
import { type CaseObject, subjectQuery } from '#shared/entities/office-cases/subject-query';
import { useMessages } from '#shared/i18n/messages';
import { ObjectLoaded } from '#shared/object/object-loaded';
import { paths } from '#shared/paths';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { newCaseKey } from '../api';
import { NewCaseForm } from '../components/new-case-form';
import { startOf } from '../logic/case-values';
import { offeredKinds } from '../logic/offered-kinds';
import { listMessages } from '../messages/list';
import { newMessages } from '../messages/new';

/** A new case about the object of the address; `?kind=` chooses its kind, `&right=` what is asked about personal data, `&change=` what changes. */
export function NewCase() {
  const words = useMessages(newMessages);
  const list = useMessages(listMessages);
  const isStaff = useSession(({ me }) => me?.perspective !== 'citizen');
  const title = isStaff ? words.officeTitle : words.title;
  const heading = useScreen(title);
  const { obj_type, id } = useParams();
  const subject = CASE_SUBJECTS.find((each) => each === obj_type) ?? 'general';
  const object = { subject, id: Number(id) };

  return (
    <div className="u:grid u:gap-6">
      <PageHeading
        ref={heading}
        title={title}
        lead={isStaff ? words.officeLead : words.lead}
        breadcrumbs={<Breadcrumbs items={[{ label: list.title, href: paths.officeCases }]} current={title} />}
      />
      <OpenForm key={`${subject} ${object.id}`} object={object} isStaff={isStaff} />
    </div>
  );
}

interface OpenFormProps {
  object: CaseObject;
  isStaff: boolean;
}

/** First reads the object and the draft of this browser. */
function OpenForm({ object, isStaff }: OpenFormProps) {
  const words = useMessages(newMessages);
  const [search] = useSearchParams();
  const userId = useSession(({ me }) => me?.id ?? 0);
  const today = useBusinessToday();
  const isGeneral = object.subject === 'general';
  const draftKey = newCaseKey(userId, object);
  const kept = useQuery(keptDraftQuery(draftKey));
  const about = useQuery(subjectQuery(object));
  // What follows from a resignation is shown with the form.
  const member = useQuery({ ...memberQuery(object.id), enabled: object.subject === 'cofundingmember' });
  const isReady = kept.data !== undefined && about.data !== undefined && !member.isLoading;
  // The applicant of a case of the office is that of its object.
  if (isGeneral && isStaff) return <Unavailable words={words.noApplicant} />;

  return (
    <ObjectLoaded
      query={{
        data: isReady && today ? { shown: about.data ?? null, kept: kept.data ?? null, today } : undefined,
        error: about.error ?? kept.error,
        refetch: () => Promise.all([about.refetch(), kept.refetch()]),
      }}
      loading={words.loading}
      failed={words.failed}
      missing={words.missing}
    >
      {(known) => {
        if (known.shown?.isUnsent) {
          return (
            <Unavailable words={words.unsent}>
              <Button asChild variant="primary">
                <Link href={paths.officeCaseNew('general')}>{words.toGeneral}</Link>
              </Button>
            </Unavailable>
          );
        }
        const review_to = known.shown?.review_to ?? null;
        const offered = offeredKinds({ review_to, today: known.today, subject: object.subject, isStaff });
        const start = startOf({
          ...{ offered, asked: search.get('kind'), right: search.get('right'), change: search.get('change') },
          ...{ kept: known.kept, now: new Date() },
        });

        return (
          <OwnerPart act="write">
            <NewCaseForm {...known} {...{ object, offered, isStaff, start, draftKey }} />
          </OwnerPart>
        );
      }}
    </ObjectLoaded>
  );
}

interface UnavailableProps {
  words: { title: string; text: string };
  children?: ReactNode;
}

/** There is no such case to open; `children` leads to one that there is. */
function Unavailable({ words: { title, text }, children }: UnavailableProps) {
  return (
    <div className="u:grid u:justify-items-start u:gap-3">
      <h2 className="u:text-lg">{title}</h2>
      <p className="u:max-w-text">{text}</p>
      {children}
    </div>
  );
}
