// The functions of this resource that others may use.

export { callTerms, nextTermOf } from './call-terms';
export {
  type CallRow,
  callsById,
  findCallIn,
  getCall,
  isOpen,
  isOver,
  restartOrdinals,
  statusOf,
  takeOrdinal,
  termsOf,
} from './calls';
export { visibleTo } from './policy';
export { presentCall } from './presenter';
export {
  findAllAnnounced,
  findSetupPage,
  findUntold,
  getAnnounced,
  getVisible,
  insert as insertCall,
  ownerOfVisible,
  refuseTakenNumber,
  touch as touchCall,
} from './repository';
export {
  getLockedCall,
  keepList,
  lockCallForSystem,
  noteOfCall,
  recordCallStatus,
  refuseStaleCall,
  requireCallStep,
  takeCallStep,
} from './step';
export { cofundingCall } from './table';
