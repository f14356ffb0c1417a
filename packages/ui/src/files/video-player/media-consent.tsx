import { Play } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../actions/button/button';
import { TextLink } from '../../actions/text-link/text-link';

interface MediaConsentProps {
  /** The name of the recording. */
  title: string;
  /** Who gets what after the press, or why there is no player. */
  notice: string;
  /** The words of the button; without one there is none. */
  action?: string | undefined;
  /** Address of a picture of our own. */
  poster?: string | undefined;
  /** The recording on the page of its service, for who wants it there. */
  elsewhere?: { page: string; label: string } | undefined;
  onAllow?: (() => void) | undefined;
}

/** Stands where the player will be, or would be. Until the button is pressed nobody else is asked for anything. */
export function MediaConsent({ title, notice, action, poster, elsewhere, onAllow }: MediaConsentProps) {
  const id = useId();

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      role="group"
      aria-label={title}
      className="u:overflow-hidden u:rounded-md u:border u:border-line u:bg-surface-sunken"
    >
      {poster && (
        <img
          src={poster}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
          className="u:aspect-video u:h-auto u:w-full u:object-cover"
        />
      )}
      <div className="u:grid u:justify-items-start u:gap-3 u:p-4 u:wrap-break-word">
        <p className="u:font-semibold">{title}</p>
        <p id={id} className="u:part">
          {notice}
        </p>
        {action && (
          <Button icon={Play} aria-describedby={id} onClick={onAllow}>
            {action}
          </Button>
        )}
        {elsewhere && (
          <TextLink href={elsewhere.page} external variant="standalone">
            {elsewhere.label}
          </TextLink>
        )}
      </div>
    </div>
  );
}
