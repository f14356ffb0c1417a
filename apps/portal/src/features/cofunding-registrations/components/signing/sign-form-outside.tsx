import { FolderCard } from '@urzad/ui';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import type { OutsideWay } from '#shared/entities/signatures/outside-signing';
import { OutsideSteps } from '#shared/entities/signatures/outside-steps';
import { useMessages } from '#shared/i18n/messages';
import { useIsDemo } from '#shared/system/use-sign-methods';
import { checkSignedForm, signByFile } from '../../api';
import { signingMessages } from '../../messages/signing';
import type { SignRegistrationProps } from './sign-registration';

/** A form that is downloaded, signed elsewhere and added again. */
export function SignFormOutside({
  registration,
  document,
  isRead,
  way,
  deadline,
  words,
  onSigned,
  back,
}: SignRegistrationProps & { way: OutsideWay }) {
  const { outside } = useMessages(signingMessages);
  const isDemo = useIsDemo();
  const { id, form } = registration;
  const { id: id_document } = document;
  const number = useShownNumber(registration.number);

  return (
    <FolderCard number={number}>
      <div className="u:grid u:gap-5">
        {deadline && <p>{deadline}</p>}
        <OutsideSteps
          isRead={isRead}
          way={way}
          signing={{
            ...{ document, isDemo },
            fileName: `formularz-${document.number.replaceAll('/', '-')}`,
            signer: `${form.firstname ?? ''} ${form.lastname ?? ''}`.trim(),
            queries: ofRegistration,
            check: (filename) => checkSignedForm(id, { id_document, filename }),
            sign: (body, key) => signByFile(id, { id_document, ...body }, key),
            onSigned,
            words: { submit: outside.submit, after: words.after, signFailed: outside.failed },
            reasons: outside.reasons,
          }}
        />
        {back}
      </div>
    </FolderCard>
  );
}
