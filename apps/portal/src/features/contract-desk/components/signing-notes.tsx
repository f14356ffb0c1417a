import type { Annex, Contract } from '@urzad/contract';
import { optionText } from '@urzad/domain';
import { RETURN_REASON } from '@urzad/grants';
import { Alert, useLocale } from '@urzad/ui';
import { useLibrary } from '#shared/entities/libraries/use-library';
import { useMessages } from '#shared/i18n/messages';
import { signingDeskMessages } from '../messages/signing-desk';
import { PaperEntry, type PaperEntryProps } from './paper-entry';

interface SigningNotesProps {
  signed: Pick<Contract | Annex, 'paper' | 'back_note' | 'return_reason' | 'return_note'>;
  words: { backNote: string; returned: string };
  paperWords: PaperEntryProps['words'];
}

/** What waits for a second person, and why a contract or an annex came back to its preparation. */
export function SigningNotes({ signed, words, paperWords }: SigningNotesProps) {
  const { returnedWhy } = useMessages(signingDeskMessages);
  const locale = useLocale();
  const { named: reasons } = useLibrary('RETURN_REASON', RETURN_REASON);
  const { paper, back_note, return_reason, return_note } = signed;

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
          {returnedWhy(optionText(reasons, return_reason, locale), return_note ?? '')}
        </Alert>
      )}
    </>
  );
}
