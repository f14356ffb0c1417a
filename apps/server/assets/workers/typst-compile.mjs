import path from 'node:path';

/**
 * @typedef {object} Printing
 * @property {string} file path of the template
 * @property {string} input the data of the template, as JSON
 * @property {number} created seconds
 */

/**
 * One document as PDF/UA-1.
 * @param {import('@myriaddreamin/typst-ts-node-compiler').NodeCompiler} compiler
 * @param {Printing} printing
 * @returns {Uint8Array}
 * @throws Error when the template refuses the data
 */
export function compile(compiler, { file, input, created }) {
  const outcome = compiler.compile({ mainFilePath: file, inputs: { data: input } });
  const document = outcome.result;
  if (!document) {
    const reasons = JSON.stringify(outcome.takeError()?.shortDiagnostics ?? []);
    throw new Error(`The template ${path.basename(file)} refused its data: ${reasons}`);
  }
  return compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp: created });
}
