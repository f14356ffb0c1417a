import { ShieldCheck } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Avatar } from '../../foundations/avatar/avatar';
import { cn } from '../../foundations/class-names/cn';
import { Icon } from '../../foundations/icon/icon';
import { useLabels } from '../../foundations/locale/locale';
import { Modal } from '../../overlays/modal/modal';
import { AskedPassword } from '../lock-screen/asked-password';
import { type SignInAgainLabels, signInAgainLabels } from './sign-in-again.labels';

export interface SignInAgainProps {
  /** Whether it is open; the caller keeps this state. */
  open: boolean;
  /** The name of the person whose session has ended. */
  name: string;
  /** The address with which they sign in. */
  mail: string;
  /** The address of the picture of the person; without it the initials. */
  avatarUrl?: string | undefined;
  /** The label of the field in which the person was, and is again afterwards. */
  field?: string | undefined;
  /** Called with the typed password, never an empty one. */
  onSignIn: (pass: string) => void;
  /** The password is being checked. @default false */
  pending?: boolean;
  /** The text of the refusal. */
  error?: string | undefined;
  /** Called by the link to a new password; the page is left. */
  onForgotten: () => void;
  /** Called by somebody else, who must not see the page. */
  onLeave: () => void;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<SignInAgainLabels>;
}

/**
 * Asks the person whose session has ended for the password, over the page, which stays as it was. It has to be
 * answered: Escape, Back, a press outside and a swipe do not close it.
 */
export function SignInAgain({ open, labels, ...person }: SignInAgainProps) {
  const words = useLabels<SignInAgainLabels>(signInAgainLabels, labels);
  const textId = useId();

  return (
    <Modal
      open={open}
      onOpenChange={keepOpen}
      closable={false}
      width="narrow"
      title={words.title}
      describedBy={textId}
    >
      <div className="u:grid u:gap-5">
        <div id={textId} className="u:grid u:gap-3.5">
          <p className="u:part u:text-muted">{words.lead}</p>
          <Kept field={person.field} words={words} />
        </div>
        <Person {...person} />
        <PasswordForm {...person} words={words} />
      </div>
    </Modal>
  );
}

function keepOpen() {
  // Only a sign-in or the way out ends it.
}

interface WithWords {
  words: SignInAgainLabels;
}

function Kept({ field, words }: Pick<SignInAgainProps, 'field'> & WithWords) {
  return (
    <p className="u:flex u:gap-3 u:rounded-md u:border u:border-success-border u:bg-success-surface u:px-3.5 u:py-3">
      <Icon of={ShieldCheck} size="1.4em" className="u:flex-none u:text-success-text" />
      <span className="u:min-w-0 u:wrap-anywhere">
        <span className="u:part u:font-semibold">{words.nothingLost}</span>
        {field && (
          <>
            {' '}
            <span className="u:part">{words.backTo(field)}</span>
          </>
        )}
      </span>
    </p>
  );
}

function Person({ name, mail, avatarUrl }: Pick<SignInAgainProps, 'name' | 'mail' | 'avatarUrl'>) {
  return (
    <div className="u:flex u:items-center u:gap-3">
      <Avatar name={name} src={avatarUrl} />
      <div className="u:min-w-0 u:flex-1 u:wrap-anywhere">
        <p className="u:part u:font-semibold">{name}</p>
        <p className="u:part u:text-sm u:text-muted">{mail}</p>
      </div>
    </div>
  );
}

type PasswordFormProps = Pick<
  SignInAgainProps,
  'mail' | 'onSignIn' | 'pending' | 'error' | 'onForgotten' | 'onLeave'
> &
  WithWords;

function PasswordForm({ mail, onSignIn, pending = false, error, words, ...ways }: PasswordFormProps) {
  return (
    <AskedPassword
      onAnswer={onSignIn}
      pending={pending}
      error={error}
      failed={words.failed}
      label={words.password}
      submit={words.submit}
      takesFocus
      // For the password manager of the browser: whose password it is.
      before={<input type="email" autoComplete="username" value={mail} readOnly className="u:hidden" />}
      below={
        <LinkButton className="u:justify-self-start" onClick={ways.onForgotten}>
          {words.forgotten}
        </LinkButton>
      }
    >
      <LinkButton className="u:justify-self-center" onClick={ways.onLeave}>
        {words.leave}
      </LinkButton>
    </AskedPassword>
  );
}

/** A button, since what it does is decided by the caller. */
function LinkButton({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button type="button" className={cn('u:link-look u:rounded-xs u:py-1 u:text-sm', className)} {...props} />
  );
}
