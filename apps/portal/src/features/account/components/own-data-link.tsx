import { Card, TextLink } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { ownAccountMessages } from '../messages/own-account';

/** The way to the person's rights to their data. */
export function OwnDataLink() {
  const { ownData: words } = useMessages(ownAccountMessages);

  return (
    <Card className="u:grid u:gap-3">
      <h2 className="u:text-lg">{words.title}</h2>
      <p className="u:text-sm u:text-muted">{words.text}</p>
      <p>
        <TextLink href={paths.ownData}>{words.link}</TextLink>
      </p>
    </Card>
  );
}
