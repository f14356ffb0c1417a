import { type ObjectRef, pathOfNewLetter } from '@urzad/contract';
import { type CaseSubject, SEE_MAIL, SEND_MAIL } from '@urzad/grants';
import { TextLink } from '@urzad/ui';
import { useMessages } from '../../i18n/messages';
import { useSession } from '../../session/session-store';
import { letterLinkMessages } from './messages';

/** What an applicant can be written to about: a case, or what one is opened about. */
export type WrittenAbout = ObjectRef<'officecase' | Exclude<CaseSubject, 'general'>>;

/** The way to a letter about an object, to its applicant; nothing for who writes no letters. */
export function LetterLink({ of }: { of: WrittenAbout }) {
  const words = useMessages(letterLinkMessages);
  const mayWrite = useSession(({ may }) => may(SEE_MAIL) && may(SEND_MAIL));
  if (!mayWrite) return null;

  return (
    <span className="u:flex u:text-sm u:print:hidden">
      <TextLink href={pathOfNewLetter(of)} className="u:inline-flex u:min-h-6 u:items-center">
        {words.write}
      </TextLink>
    </span>
  );
}
