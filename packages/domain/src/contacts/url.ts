/** The length that browsers and mail programs keep uncut. */
export const URL_MAX_LENGTH = 2048;

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const SHAPE = new RegExp(String.raw`^https?://(?:${LABEL}\.)+\p{L}{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$`, 'iu');

/**
 * An address of the web: http or https, a host with an ending, no spaces (Spec §5, the dialog library's URL
 * validator). Never a `javascript:` or a `data:` address, nor one with a user name and a password.
 */
export function isUrl(text: string): boolean {
  return text.length <= URL_MAX_LENGTH && SHAPE.test(text);
}
