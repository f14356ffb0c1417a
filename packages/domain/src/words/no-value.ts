/** What stands where there is nothing to show: an empty date, percent or price (Spec §5, §9). */
export const NO_VALUE = { pl: 'Brak', en: 'None' } as const;
