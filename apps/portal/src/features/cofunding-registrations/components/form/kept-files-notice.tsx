import { ATTACHMENTS_STEP } from '@urzad/grants';
import { Alert, TextLink } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { useAttachments } from '../../logic/form/attachments-context';
import type { FormStep } from '../../logic/form/form-steps';
import { keptFilesMessages } from '../../messages/kept-files';

export interface KeptFilesNoticeProps {
  step: FormStep;
  hrefOf: (step: FormStep) => string;
}

/** Says at every step what becomes of files that an earlier visit did not send; at the documents only what they lack. */
export function KeptFilesNotice({ step, hrefOf }: KeptFilesNoticeProps) {
  const words = useMessages(keptFilesMessages);
  const isAtFiles = step === ATTACHMENTS_STEP;
  const files = useAttachments().kept.filter(({ state }) => !isAtFiles || state === 'closed');
  if (files.length === 0) return null;
  const needsCare = files.some(({ state }) => state === 'closed' || state === 'failed');
  const isDone = files.every(({ state }) => state === 'attached');

  return (
    <Alert
      kind={needsCare ? 'warning' : isDone ? 'success' : 'info'}
      live
      title={words.title}
      actions={!isAtFiles && <TextLink href={hrefOf(ATTACHMENTS_STEP)}>{words.toFiles}</TextLink>}
    >
      <ul className="u:grid u:gap-1">
        {files.map(({ id, name, state }) => (
          <li key={id}>
            {name}: <span>{words[state]}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
