/** A text of the report in both of its languages. */
export interface Said {
  pl: string;
  en: string;
}

export type Language = keyof Said;
