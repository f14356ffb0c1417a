import { addressOfOfficeFile } from '@urzad/contract';
import { AudioPlayer, useLocale, VideoPlayer } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import type { Accessibility } from '../api';
import { accessibilityTexts } from '../messages/accessibility';
import { Lines, Part } from './statement-part';

/** What the office does, in sign language and read aloud; the words of both stand beside them as text (WCAG 1.2). */
export function StatementMedia({ facts }: { facts: Accessibility }) {
  const words = useMessages(accessibilityTexts);
  const locale = useLocale();
  const text = (name: 'film' | 'recording') => {
    const polish = facts[`${name}_text_pl`];
    const own = locale === 'pl' ? polish : facts[`${name}_text_en`] || polish;
    return own === '' ? undefined : <Lines text={own} lang={own === polish ? 'pl' : 'en'} />;
  };
  const { film, film_captions, recording } = facts;

  return (
    <>
      {film !== '' && (
        <Part title={words.film}>
          <VideoPlayer
            src={addressOfOfficeFile(film)}
            title={words.filmTitle}
            transcript={text('film')}
            {...(film_captions !== '' && {
              tracks: [
                {
                  ...{ src: addressOfOfficeFile(film_captions), lang: 'pl', label: words.captions },
                  isDefault: true,
                },
              ],
            })}
          />
        </Part>
      )}
      {recording !== '' && (
        <Part title={words.recording}>
          <AudioPlayer
            src={addressOfOfficeFile(recording)}
            title={words.recordingTitle}
            transcript={text('recording')}
          />
        </Part>
      )}
    </>
  );
}
