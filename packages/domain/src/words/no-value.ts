/** The text of an empty value: a date, percent or price (Spec §5, §9). */
export const NO_VALUE = { pl: 'Brak', en: 'None' } as const;
