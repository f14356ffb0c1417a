// Schemas of the answers and of the terms of a call.

export { type PersonalDataDraft, personalDataDraft } from './accession/participant-data-schema';
export { callDraft } from './calls/call-draft';
export { callParams } from './calls/call-params';
export { draftOfStored } from './registration-form/draft-versions';
export { accountAnswers, profile } from './registration-form/profile-schema';
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
} from './registration-form/registration-form';
export { applicationDraft, settingDrafts } from './settings/settings-draft';
