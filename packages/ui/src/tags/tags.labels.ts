import type { LabelSet } from '../locale/locale';

export interface TagsLabels {
  /** The list, named for those who cannot see it. */
  list: string;
  remove: (tag: string) => string;
  added: (tag: string) => string;
  removed: (tag: string) => string;
  repeated: (tag: string) => string;
  invalid: (tag: string) => string;
  /** Without a number there is no more room for the text that they are together. */
  limit: (most?: number) => string;
}

export const tagsLabels = {
  pl: {
    list: 'Dodane tagi',
    remove: (tag) => `Usuń tag ${tag}`,
    added: (tag) => `Dodano tag ${tag}`,
    removed: (tag) => `Usunięto tag ${tag}`,
    repeated: (tag) => `Tag ${tag} już jest na liście`,
    invalid: (tag) => `Tag ${tag} jest niedozwolony`,
    limit: (most) => `Nie dodasz więcej tagów${most === undefined ? '' : `. Najwyżej: ${most}`}`,
  },
  en: {
    list: 'Tags added',
    remove: (tag) => `Remove tag ${tag}`,
    added: (tag) => `Tag ${tag} added`,
    removed: (tag) => `Tag ${tag} removed`,
    repeated: (tag) => `Tag ${tag} is on the list already`,
    invalid: (tag) => `Tag ${tag} is not allowed`,
    limit: (most) => `No more tags can be added${most === undefined ? '' : `. At most: ${most}`}`,
  },
} as const satisfies LabelSet<TagsLabels>;
