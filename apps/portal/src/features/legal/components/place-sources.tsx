import { TextLink } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { legalMessages } from '../messages/legal';

const GEONAMES = 'https://www.geonames.org/';
const LICENCE = 'https://creativecommons.org/licenses/by/4.0/';

/** What CC BY 4.0 requires of users of the data: its author, its licence, and that it was changed (decision 0007). */
export function PlaceSources() {
  const { privacy: words } = useMessages(legalMessages);

  return (
    <p className="u:max-w-text">
      {words.placesFrom}{' '}
      <TextLink href={GEONAMES} external>
        GeoNames
      </TextLink>
      , {words.placesUnder}{' '}
      <TextLink href={LICENCE} external>
        {words.placesLicence}
      </TextLink>
      . {words.placesChanged}
    </p>
  );
}
