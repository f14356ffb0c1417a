import type { LabelSet } from '../../foundations/locale/locale';
import { type MediaLabels, mediaLabels } from './media.labels';

/** The words of a `VideoPlayer`. */
export interface VideoPlayerLabels extends MediaLabels {
  /** The button that lets another server be asked. */
  showVideo: string;
  /** The same for a recording without a picture. */
  showSound: string;
  /** Who gets what, before it is asked: `service` is its name, `company` who runs it. */
  serviceNotice: (service: string, company: string, action: string) => string;
  /** Instead of a player, for a short link of which only the service knows where it leads. */
  shortLink: (service: string) => string;
  /** The link to the page of the service. */
  openThere: (service: string) => string;
}

export const videoPlayerLabels = {
  widget: 'VideoPlayer',
  pl: {
    ...mediaLabels.pl,
    showVideo: 'Pokaż film',
    showSound: 'Pokaż odtwarzacz',
    serviceNotice: (service, company, action) =>
      `To nagranie jest w serwisie ${service}. Gdy naciśniesz „${action}”, ${company} pozna Twój adres IP, rodzaj przeglądarki i adres naszego portalu, i może zapisać dane w Twojej przeglądarce. Wcześniej niczego stamtąd nie pobieramy.`,
    shortLink: (service) =>
      `To skrócony adres serwisu ${service}, więc nie odtworzymy tego nagrania tutaj. Otwórz je na stronie serwisu.`,
    openThere: (service) => `Otwórz na stronie ${service}`,
  },
  en: {
    ...mediaLabels.en,
    showVideo: 'Show the video',
    showSound: 'Show the player',
    serviceNotice: (service, company, action) =>
      `This recording is on ${service}. When you press “${action}”, ${company} will learn your IP address, the kind of your browser and the address of our portal, and may store data in your browser. Before that nothing is loaded from there.`,
    shortLink: (service) =>
      `This is a short link of ${service}, so the recording cannot be played here. Open it on the page of the service.`,
    openThere: (service) => `Open on the page of ${service}`,
  },
} as const satisfies LabelSet<VideoPlayerLabels>;
