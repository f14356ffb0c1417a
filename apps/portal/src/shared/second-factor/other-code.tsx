import { Button, useAskAgain } from '@urzad/ui';
import { flushSync } from 'react-dom';
import { useForgetFailure } from '../form/forget-failure';

export interface OtherCodeProps {
  children: string;
  /** Asks for the other code. */
  onPress: () => void;
}

/** Inside a form with the field `code`: asks for a recovery code instead, or for a code again. The password stays. */
export function OtherCode({ children, onPress }: OtherCodeProps) {
  const askAgain = useAskAgain();
  const forgetFailure = useForgetFailure();

  function press() {
    // At once: the focus goes to the other field.
    flushSync(onPress);
    forgetFailure();
    askAgain('code');
  }

  return (
    <Button variant="quiet" className="u:justify-self-start" onClick={press}>
      {children}
    </Button>
  );
}
