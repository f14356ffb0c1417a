import type { UploadVerdict } from '@urzad/contract';
import { Alert, type AlertKind, useLocale } from '@urzad/ui';
import { useMessages } from '../../i18n/messages';
import { verdictLines } from './verdict-lines';
import { verdictMessages } from './verdict-messages';

export interface SignatureVerdictProps {
  verdict: UploadVerdict;
  /** The name that the document has. */
  signer: string;
  /** For the office: about the signature of another person, and a part of the page. */
  isOfOther?: boolean;
}

const KINDS: Record<UploadVerdict['result'], AlertKind> = {
  TOTAL_PASSED: 'success',
  INDETERMINATE: 'warning',
  FAILED: 'error',
};

/** The verdict on a signed file in plain words: who, when, what was changed, and what to do. */
export function SignatureVerdict({ verdict, signer, isOfOther = false }: SignatureVerdictProps) {
  const words = useMessages(verdictMessages);
  const locale = useLocale();
  const { right, wrong } = verdictLines(verdict, { words, locale, signer, isOfOther });
  const isAnother = verdict.owner === 'another';
  const { result } = verdict;

  return (
    <Alert live={!isOfOther} kind={KINDS[result]} title={isAnother ? words.another : words.titles[result]}>
      {isAnother && <p>{words.anotherText}</p>}
      <ul className="u:list-disc u:ps-5">
        {[...right, ...wrong].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isAnother && (
        <p className="u:mt-2">
          <span className="u:font-semibold">{words.whatToDo}</span>{' '}
          <span className="u:part">{words.anotherHelp}</span>
        </p>
      )}
    </Alert>
  );
}
