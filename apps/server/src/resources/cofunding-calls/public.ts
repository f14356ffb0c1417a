// What others may use of this resource.

export {
  type CallRow,
  callsById,
  findCall,
  getCall,
  isOpen,
  isOver,
  statusOf,
  takeOrdinal,
  termsOf,
} from './calls';
export { presentCall } from './presenter';
