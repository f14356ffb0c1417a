import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { Loaded, type LoadedProps } from '#shared/screen/loaded';
import { registrationMessages } from '../messages/registrations';

export interface RegistrationLoadedProps<Data> extends LoadedProps<Data> {
  /** What to say of an address that leads to nothing. @default the words for a registration */
  missing?: { title: string; text: string };
}

/** `Loaded` for what an address names: one that is missing or somebody else's is told as that. */
export function RegistrationLoaded<Data>({ missing, ...props }: RegistrationLoadedProps<Data>) {
  const words = useMessages(registrationMessages);
  const { title, text } = missing ?? words.missing;
  const isMissing = props.error instanceof ApiFailure && props.error.status === 404;

  return <Loaded {...props} {...(isMissing && { failed: title, reason: text })} />;
}
