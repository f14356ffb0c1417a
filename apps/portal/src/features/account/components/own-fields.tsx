import { ATTACHMENT_EXTENSIONS, type FieldSpec } from '@urzad/domain';
import { ACCOUNT_FIELDS } from '@urzad/grants';
import { FieldGroup, formOf } from '@urzad/ui';
import { SpecField } from '@urzad/ui/spec-field';
import { AvatarField, UploadField } from '@urzad/ui/uploads';
import { useState } from 'react';
import { isOnItsWay } from '#shared/conversation/letter-files';
import { useMessages } from '#shared/i18n/messages';
import type { KnownUser } from '#shared/session/me';
import { useFileLimit } from '#shared/system/use-file-limit';
import { sendingOf } from '#shared/uploads/sending';
import { UploadGuard } from '#shared/uploads/upload-guard';
import type { AccountValues, OwnName } from '../logic/account-values';
import { ownAccountMessages } from '../messages/own-account';

const { FormField, useFormValue } = formOf<AccountValues>();

const photos = sendingOf('avatar');
const documents = sendingOf('attachment');

/** What the profile does not ask for: the photo, and the answers that only the account keeps. */
export function OwnFields({ user, part }: { user: KnownUser; part: 'photo' | 'answers' }) {
  return part === 'photo' ? <Photo user={user} /> : <Answers user={user} />;
}

function Photo({ user: { avatar, avatar_url } }: { user: KnownUser }) {
  const { form: words } = useMessages(ownAccountMessages);
  const limitBytes = useFileLimit();
  const [isSending, setSending] = useState(false);

  return (
    <div className="u:min-w-0">
      <UploadGuard when={isSending} />
      <FormField name="avatar" as="value">
        {({ ref: _, ...field }) => (
          <AvatarField
            {...field}
            label={words.photo}
            hint={words.photoHint}
            limitBytes={limitBytes}
            upload={photos}
            known={avatar && avatar_url ? [{ filename: avatar, name: words.photo, url: avatar_url }] : []}
            onFiles={(files) => setSending(files.some(isOnItsWay))}
          />
        )}
      </FormField>
    </div>
  );
}

function Answers({ user }: { user: KnownUser }) {
  const { form: words } = useMessages(ownAccountMessages);
  const isDisabled = useFormValue('disabled') === 'yes';

  return (
    <>
      <FieldGroup legend={words.payments}>
        <div className="u:min-w-0 u:tablet:col-span-2">
          <Asked name="bank_account_number" hint={words.accountHint} />
        </div>
      </FieldGroup>
      <FieldGroup legend={words.news} hint={words.newsHint}>
        <Asked name="newsletter" />
      </FieldGroup>
      <FieldGroup legend={words.health} hint={words.healthHint}>
        <Asked name="disabled" />
        {isDisabled && <Asked name="disabled_date" />}
        {isDisabled && <Certificate user={user} />}
      </FieldGroup>
    </>
  );
}

function Certificate({ user: { disabled_file_info: file } }: { user: KnownUser }) {
  const { form: words } = useMessages(ownAccountMessages);
  const limitBytes = useFileLimit();
  const [isSending, setSending] = useState(false);

  return (
    <div className="u:min-w-0 u:tablet:col-span-2">
      <UploadGuard when={isSending} />
      <FormField name="disabled_file" as="value">
        {({ ref: _, ...field }) => (
          <UploadField
            {...field}
            label={words.certificate}
            extensions={ATTACHMENT_EXTENSIONS}
            limitBytes={limitBytes}
            upload={documents}
            known={file ? [file] : []}
            onFiles={(files) => setSending(files.some(isOnItsWay))}
          />
        )}
      </FormField>
    </div>
  );
}

function Asked({ name, hint }: { name: OwnName; hint?: string }) {
  const spec: FieldSpec = ACCOUNT_FIELDS[name];

  return <FormField name={name}>{(field) => <SpecField spec={spec} {...field} hint={hint} />}</FormField>;
}
