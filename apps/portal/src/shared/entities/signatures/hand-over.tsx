import { useQuery } from '@tanstack/react-query';
import { ActionBar, Button } from '@urzad/ui';
import { UploadField } from '@urzad/ui/uploads';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { OwnerOnly } from '../../acting/owner-only';
import { FormFailure } from '../../form/form-failure';
import { useMessages } from '../../i18n/messages';
import { refusalText } from '../../object/refusal-text';
import { useStep } from '../../object/use-step';
import { useFileLimit } from '../../system/use-file-limit';
import { sending } from '../../uploads/sending';
import { outsideMessages } from './outside-messages';
import type { OutsideSigning } from './outside-signing';
import { SignatureVerdict } from './signature-verdict';

/** The signed file, its verdict at once, and the button that hands it over. */
export function HandOver<Signed extends { id: number }>({ signing }: { signing: OutsideSigning<Signed> }) {
  const words = useMessages(outsideMessages);
  const limitBytes = useFileLimit();
  const [filename, setFilename] = useState('');
  const { document, signer, queries, reasons } = signing;
  const checking = useQuery({
    queryKey: ['verdict', document.id, filename],
    queryFn: () => signing.check(filename),
    // The verdict on a file stays what it is.
    staleTime: Number.POSITIVE_INFINITY,
    enabled: filename !== '',
  });
  const verdict = filename === '' ? undefined : checking.data;
  const counts = verdict !== undefined && verdict.result !== 'FAILED';
  const step = useStep<Signed>({
    ...queries,
    send: (_, key) => signing.sign({ filename, sha256: document.sha256 }, key),
    onDone: signing.onSigned,
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
      {step.error && (
        <FormFailure
          title={signing.words.signFailed}
          error={step.error}
          text={refusalText(step.error, reasons)}
        />
      )}
      {counts && (
        <>
          <ActionBar block>
            <OwnerOnly act="sign">
              <Button
                variant="primary"
                size="lg"
                block
                icon={Send}
                loading={step.isPending}
                onClick={() => step.press()}
              >
                {signing.words.submit}
              </Button>
            </OwnerOnly>
          </ActionBar>
          <p className="u:text-sm u:text-muted">{signing.words.after}</p>
        </>
      )}
    </div>
  );
}
