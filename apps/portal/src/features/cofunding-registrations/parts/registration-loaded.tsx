import { ApiFailure } from '../../../shared/http/api-failure';
import { useMessages } from '../../../shared/i18n/messages';
import { Loaded, type LoadedProps } from '../../../shared/screen/loaded';
import { registrationMessages } from '../messages';

/** `Loaded` for one registration that an address names: one that is missing or somebody else's is told as that. */
export function RegistrationLoaded<Data>(props: LoadedProps<Data>) {
  const { missing } = useMessages(registrationMessages);
  const isMissing = props.error instanceof ApiFailure && props.error.status === 404;

  return <Loaded {...props} {...(isMissing && { failed: missing.title, reason: missing.text })} />;
}
