import type { UploadVerdict } from '@urzad/contract';
import { Alert, type AlertKind, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { verdictLines } from '../logic/verdict-lines';
import { verdictMessages } from '../messages/verdict';

export interface SignatureVerdictProps {
  verdict: UploadVerdict;
  /** The name that the contract has. */
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

  return (
    <Alert
      live={!isOfOther}
      kind={KINDS[verdict.result]}
      title={isAnother ? words.another : words.titles[verdict.result]}
    >
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
