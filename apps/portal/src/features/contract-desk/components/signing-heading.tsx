import type { Annex, Contract, ObjectRef } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Stepper, TextLink } from '@urzad/ui';
import type { ReactNode } from 'react';
import { DaysLeft } from '#shared/deadlines/due-date';
import { LetterLink, type WrittenAbout } from '#shared/entities/people/letter-link';
import { useMessages } from '#shared/i18n/messages';
import { DeskHeading, type DeskHeadingProps } from '#shared/object/desk-heading';
import { Onlookers } from '#shared/object/onlookers';
import { Presence } from '#shared/presence/presence';
import { contractCourse } from '../logic/contract-course';
import { signingDeskMessages } from '../messages/signing-desk';

export interface SigningHeadingProps extends Pick<DeskHeadingProps, 'back' | 'title' | 'ref'> {
  signed: Pick<Contract | Annex, 'id_user' | 'number' | 'status' | 'asked' | 'sign_member_to'>;
  badge: ReactNode;
  of: ObjectRef;
  /** What a letter to the participant is about. */
  writtenAbout: WrittenAbout;
  /** What it comes of. */
  origin: { words: string; href: string; number: string };
  /** The first step of its course. */
  preparation: string;
  today: IsoDate;
}

/** Whose contract or annex it is, of what, its status and term, and how far it is. */
export function SigningHeading({
  signed,
  badge,
  of,
  writtenAbout,
  origin,
  preparation,
  today,
  ...heading
}: SigningHeadingProps) {
  const { course } = useMessages(signingDeskMessages);
  const { id_user, number, status, sign_member_to } = signed;

  return (
    <div className="u:grid u:gap-3">
      <DeskHeading
        {...heading}
        beside={
          <span className="u:flex u:flex-wrap u:items-center u:gap-x-3 u:gap-y-1">
            {badge}
            {status === 'to_member' && sign_member_to && (
              <span className="u:text-sm">
                <DaysLeft due={sign_member_to} today={today} />
              </span>
            )}
          </span>
        }
        lead={
          <>
            <span className="u:file-number">{number}</span> <span>{origin.words}</span>{' '}
            <TextLink href={origin.href} className="u:file-number">
              {origin.number}
            </TextLink>
            <Presence id={id_user} />
            <LetterLink of={writtenAbout} />
            <Onlookers of={of} />
          </>
        }
      />
      <Stepper
        steps={[preparation, ...course].map((label) => ({ label }))}
        current={contractCourse(signed)}
      />
    </div>
  );
}
