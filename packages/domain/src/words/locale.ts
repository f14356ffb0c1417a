export type Locale = 'pl' | 'en';
