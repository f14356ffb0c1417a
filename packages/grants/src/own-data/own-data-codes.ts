/** Kinds of data that the office holds about a person, in the order to show them. */
export const PERSONAL_DATA_CODES = [
  'account',
  'registrations',
  'files',
  'documents',
  'cases',
  'messages',
  'security',
  'readings',
] as const;
export type PersonalData = (typeof PERSONAL_DATA_CODES)[number];

/**
 * Why the data of an account cannot be erased by its owner: an application was sent (art. 82 of Regulation 2021/1060), a
 * letter to the office is filed in a case (law on archives), or the person works here.
 */
export const ERASURE_OBSTACLES = ['sent', 'case', 'staff'] as const;
export type ErasureObstacle = (typeof ERASURE_OBSTACLES)[number];
