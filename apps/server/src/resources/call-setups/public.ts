// The functions of this resource that others may use.

export { tellOfCalls } from './tell-of-calls';
