import type { LabelSet } from '../../../foundations/locale/locale';

export interface TagsLabels {
  /** The name of the list for screen readers. */
  list: string;
  remove: (tag: string) => string;
  added: (tag: string) => string;
  removed: (tag: string) => string;
  repeated: (tag: string) => string;
  invalid: (tag: string) => string;
  limit: (most: number) => string;
  /** The text of all is full: 20,000 characters (Order §10). */
  full: string;
}

export const tagsLabels = {
  widget: 'Tags',
  pl: {
    list: 'Dodane tagi',
    remove: (tag) => `Usuń tag ${tag}`,
    added: (tag) => `Dodano tag ${tag}`,
    removed: (tag) => `Usunięto tag ${tag}`,
    repeated: (tag) => `Tag ${tag} już jest na liście`,
    invalid: (tag) => `Tag ${tag} jest niedozwolony`,
    limit: (most) => `Nie dodasz więcej tagów. Najwyżej: ${most}`,
    full: 'Tag się nie zmieści: tekst wszystkich tagów może mieć najwyżej 20 000 znaków',
  },
  en: {
    list: 'Tags added',
    remove: (tag) => `Remove tag ${tag}`,
    added: (tag) => `Tag ${tag} added`,
    removed: (tag) => `Tag ${tag} removed`,
    repeated: (tag) => `Tag ${tag} is on the list already`,
    invalid: (tag) => `Tag ${tag} is not allowed`,
    limit: (most) => `No more tags can be added. At most: ${most}`,
    full: 'The tag does not fit: the text of all tags has at most 20,000 characters',
  },
} as const satisfies LabelSet<TagsLabels>;
