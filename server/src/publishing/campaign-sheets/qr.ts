import encodeQR from 'qr';

/** A QR code as one element of a page. Medium correction: paper is folded, and a corner is torn off. */
export const drawQr = (address: string): string =>
  encodeQR(address, 'svg', { ecc: 'medium', border: 4 }).replace(
    '<svg ',
    '<svg class="qr" role="img" aria-label="QR code of the address beside it" ',
  );
