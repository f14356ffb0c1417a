import { PageHeading } from '@urzad/ui';
import { useParams } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { useScreen } from '#shared/screen/use-screen';
import { FileCheck } from '../components/file-check';
import { verifyMessages } from '../messages/verify';

/** Whether a file is the document of the office with this number. The number alone tells nothing. */
export function Verify() {
  const words = useMessages(verifyMessages);
  const heading = useScreen(words.title);
  const { number = '' } = useParams();
  const asked = number.toUpperCase();

  return (
    <div className="u:grid u:max-w-text u:gap-6">
      <PageHeading ref={heading} title={words.title} number={asked.replaceAll('-', '/')} lead={words.lead} />
      <FileCheck key={asked} number={asked} />
    </div>
  );
}
