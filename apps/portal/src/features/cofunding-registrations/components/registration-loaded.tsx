import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { Loaded, type LoadedProps } from '#shared/screen/loaded';
import { registrationMessages } from '../messages/registrations';

export interface RegistrationLoadedProps<Data> extends LoadedProps<Data> {
  /** Texts for an unknown registration. @default those of a missing registration */
  missing?: { title: string; text: string };
}

/** `Loaded` for a registration of the address: a missing one, or somebody else's, is shown as missing. */
export function RegistrationLoaded<Data>({ missing, ...props }: RegistrationLoadedProps<Data>) {
  const words = useMessages(registrationMessages);
  const { title, text } = missing ?? words.missing;
  const isMissing = props.error instanceof ApiFailure && props.error.status === 404;

  return <Loaded {...props} {...(isMissing && { failed: title, reason: text })} />;
}
