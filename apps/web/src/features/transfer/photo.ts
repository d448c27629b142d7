import { decodeQR } from 'qr/decode.js';

/** Longest side of a picture in which a code is searched, in pixels: enough for a dense code, and quick on a phone. */
const SIDE = 1400;

/** Returns the text of the QR code in a picture; undefined if no code is found or the file is no picture. */
export async function readPhoto(file: Blob): Promise<string | undefined> {
  try {
    const whole = await createImageBitmap(file);
    const scale = Math.min(1, SIDE / Math.max(whole.width, whole.height));
    const [width, height] = [whole.width, whole.height].map((length) => Math.max(1, Math.round(length * scale))) as [number, number];
    const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
    pen.drawImage(whole, 0, 0, width, height);
    whole.close();
    return decodeQR(pen.getImageData(0, 0, width, height));
  } catch {
    return undefined;
  }
}
