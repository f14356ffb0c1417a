import { useRef, useState } from 'react';
import { buttonLooks } from '../../actions/button/button-looks';
import type { Part } from '../../foundations/lazy-part/part';

interface PartRetryProps {
  /** What did not come. */
  of: Pick<Part<unknown>, 'load'>;
  /** The words of the button. */
  label: string;
  /** Said once more when it does not come again. */
  missing: string;
  /**
   * Called when it came by this button, which goes then: something has to take its focus. Not where the person is elsewhere by
   * then.
   */
  onCome?: () => void;
}

/** The button that asks once more for a part whose code did not come. No `Button`: what it can do more is twice as heavy. */
export function PartRetry({ of, label, missing, onCome }: PartRetryProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [hasFailed, setFailed] = useState(false);

  async function ask() {
    const pressed = button.current;
    setFailed(false);
    try {
      await of.load();
      if (hasFocus(pressed)) onCome?.();
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <button ref={button} type="button" className={buttonLooks({ size: 'sm' })} onClick={() => void ask()}>
        {label}
      </button>
      <span role="status" className="u:sr-only">
        {hasFailed && missing}
      </span>
    </>
  );
}

/** Also where nothing has it: a button that is gone has lost it, and Safari gives a pressed one none. */
function hasFocus(button: HTMLButtonElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement === button;
}
