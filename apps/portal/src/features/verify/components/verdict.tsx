import type { DocumentVerdict } from '@urzad/contract';
import { Alert } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { verifyMessages } from '../messages/verify';

export interface VerdictProps {
  /** The name of the file on the device. */
  file: string;
  verdict: DocumentVerdict;
}

/** What the file is, in one alert. */
export function Verdict({ file, verdict }: VerdictProps) {
  const words = useMessages(verifyMessages);
  const { is_document, revision, state = 'valid', signers = [] } = verdict;

  if (is_document === 'no') {
    return (
      <Alert kind="warning" title={words.other(file)}>
        {words.otherText}
      </Alert>
    );
  }
  if (state !== 'valid') {
    return (
      <Alert kind="warning" title={words.same(file)}>
        {words.states[state]}
      </Alert>
    );
  }
  if (revision === 'earlier') {
    return (
      <Alert kind="warning" title={words.same(file)}>
        {words.earlier}
      </Alert>
    );
  }

  return (
    <Alert kind="success" title={words.same(file)}>
      {signers.length === 0
        ? words.unsigned
        : words.signed(signers.map((side) => words.sides[side]).join(words.and))}
    </Alert>
  );
}
