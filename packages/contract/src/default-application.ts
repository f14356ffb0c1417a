/** The application that every call belongs to (Spec §7, §9). */
export const DEFAULT_APPLICATION = 9192;
