/** The tabs of contracts and of annexes, by who has to act. */
export const SIGNING_TABS = {
  prepare: { status: 'draft', asked: 'no' },
  initial: { status: 'draft', asked: 'yes' },
  member: { status: 'to_member' },
  office: { status: 'to_office' },
  all: {},
} as const;
