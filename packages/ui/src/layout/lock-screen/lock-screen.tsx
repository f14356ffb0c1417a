import type { Ref } from 'react';
import { TextLink } from '../../actions/text-link/text-link';
import { Card } from '../../data/card/card';
import { Avatar } from '../../foundations/avatar/avatar';
import { useLabels } from '../../foundations/locale/locale';
import { PageHeading } from '../page-heading/page-heading';
import { AskedPassword } from './asked-password';
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

  return (
    <Card className="u:grid u:w-full u:max-w-narrow u:gap-5">
      {name && (
        <p className="u:flex u:items-center u:gap-3 u:font-semibold">
          <Avatar name={name} src={avatarUrl} /> <span className="u:part">{name}</span>
        </p>
      )}
      <PageHeading ref={ref ?? null} title={words.title} lead={words.lead} />
      <AskedPassword
        onAnswer={onUnlock}
        pending={pending}
        error={error}
        failed={words.failed}
        label={words.password}
        submit={words.unlock}
      />
      <p className="u:part">
        <TextLink href={otherAccountHref}>{words.otherAccount}</TextLink>
      </p>
    </Card>
  );
}
