/** The two languages of the interface. Polish is the default of every text (Spec §1). */
export type Locale = 'pl' | 'en';
