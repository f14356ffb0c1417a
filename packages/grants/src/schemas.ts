// Schemas of the answers and of the terms of a call.

export { callParams } from './calls/call-params';
export { draftOfStored } from './form/draft-versions';
export { profile } from './form/profile-schema';
export {
  CHILDREN_MAX,
  type Child,
  childDraft,
  EMPTY_CHILD,
  EMPTY_REGISTRATION,
  formOfDraft,
  type RegistrationDraft,
  type RegistrationForm,
  registrationDraft,
} from './form/registration-form';
