/** The most characters of the name by which people know a file, with its extension. */
export const FILE_NAME_MAX = 150;
