import { Button } from '@urzad/ui';
import { useMessages } from '../i18n/messages';
import { paths } from '../paths';
import { keepWantedPath } from '../session/wanted-path';
import { waitsFor } from './failure-text';
import { failureMessages } from './messages';

/** A link to what the server requires first (Order §10), and from there back here. */
export function WayOn({ error }: { error: unknown }) {
  const words = useMessages(failureMessages);
  const reason = waitsFor(error);
  if (!reason) return null;
  const [href, label] =
    reason === 'profile' ? [paths.autocomplete, words.toProfile] : [paths.statute, words.toStatute];

  return (
    <Button asChild>
      {/* No link of the router: the page has to be loaded anew, as its data about the person is out of date. */}
      <a href={href} onClick={() => keepWantedPath(location.pathname + location.search)}>
        {label}
      </a>
    </Button>
  );
}
