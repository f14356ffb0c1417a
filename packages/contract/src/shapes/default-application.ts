/** The application that every request belongs to (Spec §7, §9). */
export const DEFAULT_APPLICATION = 9192;
