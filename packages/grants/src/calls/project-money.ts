/** 10 billion zł, in grosze: a project and its call may have more than the 21 million of a field without bounds. */
export const PROJECT_MONEY_MAX = 1_000_000_000_000;
