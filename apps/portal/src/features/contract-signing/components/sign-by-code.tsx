import { SignForm } from '#shared/entities/documents/sign-form';
import type { SigningProps } from '../logic/signing';

/** Signed in the portal, where the office takes that: password, mailed code and the statement. */
export function SignByCode<Signed extends { id: number }>({ signing, isRead }: SigningProps<Signed>) {
  const { number, queries, document, statement, sendCode, signByCode, onSigned, officeDays, words } = signing;

  return (
    <SignForm
      number={number}
      queries={queries}
      sign={signByCode}
      sendCode={sendCode}
      document={document}
      isRead={isRead}
      statement={statement}
      words={{ submit: words.submitCode, after: words.after(officeDays) }}
      reasons={words.reasons}
      onSigned={onSigned}
    />
  );
}
