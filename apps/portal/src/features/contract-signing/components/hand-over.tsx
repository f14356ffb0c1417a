import { useQuery } from '@tanstack/react-query';
import type { ContractToSign, OfficeDocument } from '@urzad/contract';
import { ActionBar, Button } from '@urzad/ui';
import { UploadField } from '@urzad/ui/uploads';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { refusalText } from '#shared/object/refusal-text';
import { useStep } from '#shared/object/use-step';
import { useFileLimit } from '#shared/system/use-file-limit';
import { sending } from '#shared/uploads/sending';
import { ofContract, signContract, verdictQuery } from '../api';
import { useSigned } from '../logic/use-signed';
import { signMessages } from '../messages/sign';
import { SignatureVerdict } from './signature-verdict';

export interface HandOverProps {
  toSign: ContractToSign;
  document: OfficeDocument;
}

/** The signed file, its verdict at once, and the button that hands it over. */
export function HandOver({ toSign, document }: HandOverProps) {
  const words = useMessages(signMessages);
  const limitBytes = useFileLimit();
  const [filename, setFilename] = useState('');
  const { contract, signer, office_days } = toSign;
  const checking = useQuery({ ...verdictQuery(contract.id, filename), enabled: filename !== '' });
  const verdict = filename === '' ? undefined : checking.data;
  const signing = useStep({
    ...ofContract,
    send: (_, key) => signContract(contract.id, { filename, sha256: document.sha256 }, key),
    onDone: useSigned(toSign),
  });

  return (
    <div className="u:grid u:gap-4">
      <UploadField
        name="signed"
        label={words.file}
        extensions={['pdf']}
        limitBytes={limitBytes}
        upload={sending}
        value={filename}
        onValueChange={setFilename}
      />
      {checking.isFetching && <p role="status">{words.checking}</p>}
      {checking.error && <FormFailure title={words.checkFailed} error={checking.error} />}
      {verdict && <SignatureVerdict verdict={verdict} signer={signer} />}
      {signing.error && (
        <FormFailure
          title={words.signFailed}
          error={signing.error}
          text={refusalText(signing.error, words.reasons)}
        />
      )}
      {verdict && verdict.result !== 'FAILED' && (
        <>
          <ActionBar block>
            <Button
              variant="primary"
              size="lg"
              block
              icon={Send}
              loading={signing.isPending}
              onClick={() => signing.press()}
            >
              {words.submit}
            </Button>
          </ActionBar>
          <p className="u:text-sm u:text-muted">{words.after(office_days)}</p>
        </>
      )}
    </div>
  );
}
