import { useState } from 'react';

export interface MediaConsentProps {
  /**
   * The person has agreed before, as the caller knows: the player comes at once. Without it each player asks for itself.
   */
  isAllowed?: boolean | undefined;
  /** Called when the person presses the button that lets another server be asked. */
  onAllow?: (() => void) | undefined;
}

export interface ConsentGiven {
  isAllowed: boolean;
  /** It was given here, by the button that is gone now. */
  isPressed: boolean;
  allow: () => void;
}

/** The consent is for one address: another recording asks again. */
export function useMediaConsent(
  address: string,
  { isAllowed = false, onAllow }: MediaConsentProps,
): ConsentGiven {
  const [pressed, setPressed] = useState<string>();
  const isPressed = pressed === address;

  return {
    isAllowed: isAllowed || isPressed,
    isPressed,
    allow() {
      setPressed(address);
      onAllow?.();
    },
  };
}
