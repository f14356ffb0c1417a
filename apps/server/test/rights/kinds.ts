import { type Law, PRIVILEGES, type Privilege } from '@urzad/grants';
import type { Answers } from './right';

/** Done for everybody whom the contract lets in: without a session, or signed in. */
export const FOR_ALL: Answers = {
  needs: [],
  ...{ other: 'done', owner: 'done', without: 'done', holder: 'done' },
};

/** Nobody. */
export const REFUSED: Answers = {
  needs: [],
  ...{ other: 'no-privilege', owner: 'no-privilege', without: 'no-privilege', holder: 'no-privilege' },
};

/** Nobody is told that there is anything. */
export const NOT_FOUND: Answers = {
  needs: [],
  ...{ other: 'object-no-exist', owner: 'object-no-exist' },
  ...{ without: 'object-no-exist', holder: 'object-no-exist' },
};

/** Everybody does it for themselves. */
export const OWN: Answers = {
  needs: [],
  ...{ other: 'own', owner: 'own', without: 'own', holder: 'own' },
};

/** Citizens do it for themselves; staff do not. */
export const OWN_OF_CITIZENS: Answers = {
  needs: [],
  ...{ other: 'own', owner: 'own', without: 'no-privilege', holder: 'no-privilege' },
};

/** A list of what is the caller’s. */
export const OWN_LIST: Answers = {
  needs: [],
  ...{ other: 'own rows', owner: 'done', without: 'own rows', holder: 'own rows' },
};

/** An object of one person, whoever they are. */
export const OWNED: Answers = {
  needs: [],
  ...{ other: 'object-no-exist', owner: 'done', without: 'object-no-exist', holder: 'object-no-exist' },
};

/** A step that the owner takes as a citizen; staff take none of them. */
export const STEP_OF_CITIZEN: Answers = {
  needs: [],
  ...{ other: 'object-no-exist', owner: 'done', without: 'no-privilege', holder: 'no-privilege' },
};

/** Work of the office with these privileges. */
export function ofOffice(...needs: readonly Privilege[]): Answers {
  return {
    needs,
    ...{ other: 'no-privilege', owner: 'no-privilege', without: 'no-privilege', holder: 'done' },
  };
}

/** A step of the office on an object that citizens own. */
export function stepOfOffice(...needs: readonly Privilege[]): Answers {
  return { ...ofOffice(...needs), other: 'object-no-exist' };
}

/** An object that its owner has, and the office with these privileges. */
export function ofBoth(...needs: readonly Privilege[]): Answers {
  return {
    needs,
    ...{ other: 'object-no-exist', owner: 'done', without: 'object-no-exist', holder: 'done' },
  };
}

/** A list of what is the caller’s, and with these privileges of what is the office’s. */
export function listOfBoth(...needs: readonly Privilege[]): Answers {
  return { needs, ...{ other: 'own rows', owner: 'done', without: 'own rows', holder: 'done' } };
}

/** The privileges with which the law lets staff take a step. */
export function privilegesFor<Step extends string>(law: Law<string, Step>, step: Step): Privilege[] {
  return PRIVILEGES.filter((privilege) => law.mayEverStep(step, { privileges: [privilege] }));
}
