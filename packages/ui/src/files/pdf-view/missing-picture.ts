import type { PDFPageProxy } from 'pdfjs-dist';

/** The names that PDF.js gives pictures: `img_p0_1`, and of one that several pages share `d0_img_p0_1`. */
const PICTURE = /(^|_)img_/;

/** Whether a painted page lacks a picture: PDF.js leaves out what it cannot decode, and says so only to the console. */
export function lacksPicture({ objs, commonObjs }: Pick<PDFPageProxy, 'objs' | 'commonObjs'>): boolean {
  return [objs, commonObjs].some((objects) =>
    [...objects].some(([name, data]) => PICTURE.test(name) && data === null),
  );
}
