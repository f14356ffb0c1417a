import { fieldErrorText } from '@urzad/domain';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { Button } from '../../actions/button/button';
import { TextLink } from '../../actions/text-link/text-link';
import { Card } from '../../data/card/card';
import { Alert } from '../../feedback/alert/alert';
import { focusField } from '../../forms/field/focus-field';
import { PasswordField } from '../../forms/fields/password-field/password-field';
import { Avatar } from '../../foundations/avatar/avatar';
import { useLabels, useLocale } from '../../foundations/locale/locale';
import { PageHeading } from '../page-heading/page-heading';
import { type LockScreenLabels, lockScreenLabels } from './lock-screen.labels';

export interface LockScreenProps {
  /** The name of the person; absent when this browser does not know it. */
  name?: string | undefined;
  /** The address of the picture of the person; without it the initials. */
  avatarUrl?: string | undefined;
  /** Called with the typed password, never an empty one. */
  onUnlock: (pass: string) => void;
  /** The password is being checked. @default false */
  pending?: boolean;
  /** The text of the refusal. */
  error?: string | undefined;
  /** The address that signs out, for signing in as somebody else. */
  otherAccountHref: string;
  /** The heading, for focusing it by code. */
  ref?: Ref<HTMLHeadingElement>;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<LockScreenLabels>;
}

/** Replaces the screen of a person who has left it; only the password brings it back. */
export function LockScreen(props: LockScreenProps) {
  const { name, avatarUrl, onUnlock, pending = false, error, otherAccountHref, ref, labels } = props;
  const words = useLabels<LockScreenLabels>(lockScreenLabels, labels);
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [pass, setPass] = useState('');
  const [wasSent, setSent] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (pass) onUnlock(pass);
    else if (form.current) focusField(form.current, 'pass');
  }

  return (
    <Card className="u:grid u:w-full u:max-w-narrow u:gap-5">
      {name && (
        <p className="u:flex u:items-center u:gap-3 u:font-semibold">
          <Avatar name={name} src={avatarUrl} /> <span className="u:part">{name}</span>
        </p>
      )}
      <PageHeading ref={ref ?? null} title={words.title} lead={words.lead} />
      <form ref={form} noValidate className="u:grid u:gap-5" onSubmit={submit}>
        {/* Removed while the next try is checked, so that the same error is announced again. */}
        {error && !pending && (
          <Alert kind="error" live title={words.failed}>
            {error}
          </Alert>
        )}
        <PasswordField
          name="pass"
          required
          label={words.password}
          value={pass}
          onValueChange={setPass}
          error={wasSent && !pass ? fieldErrorText('is-empty', locale) : undefined}
        />
        <Button type="submit" variant="primary" size="lg" block loading={pending}>
          {words.unlock}
        </Button>
      </form>
      <p className="u:part">
        <TextLink href={otherAccountHref}>{words.otherAccount}</TextLink>
      </p>
    </Card>
  );
}
