import encodeQR from 'qr';

/** A QR code as the path of an SVG image: one unit for each module, with the quiet zone that scanners need. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** Longest text that is drawn as a QR code, in characters: a phone can still read it from a screen. */
export const LONGEST_QR = 1200;

/** Draws a text as a QR code. @param text at most {@link LONGEST_QR} characters */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
  let path = '';
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      const from = x;
      while (row[x]) x++;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  return { size: rows.length, path };
}
