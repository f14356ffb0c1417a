/** `NN-NNN` (Order §3). */
export function isPostalCode(text: string): boolean {
  return /^[0-9]{2}-[0-9]{3}$/.test(text);
}

/** Adds the dash to typed digits: `73108` is `73-108`. Other characters are removed. */
export function formatPostalCode(text: string): string {
  const digits = text.replace(/[^0-9]/g, '').slice(0, 5);

  return digits.length > 2 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits;
}

/**
 * False when the code lies outside the postal districts of the region. A warning and no error: some villages have a
 * post office across the border. Codes of an unknown region are never doubted.
 */
export function isPostalCodeUsualIn(region: string, text: string): boolean {
  const districts = POSTAL_DISTRICTS_OF_REGION.get(region);
  const district = Number(text.slice(0, 2));

  return districts === undefined || (district >= districts.first && district <= districts.last);
}

/** By the code of the voivodeship (TERC). */
const POSTAL_DISTRICTS_OF_REGION = new Map([['32', { first: 70, last: 78 }]]);
