// One chunk: the two desks share nearly all of their code, and the home page names each chunk.
export { AnnexDesk } from './annex-desk';
export { ContractDesk } from './contract-desk';
