// One chunk: the two lists share nearly all of their code, and the home page names each chunk.
export { AnnexList } from './annex-list';
export { ContractList } from './contract-list';
