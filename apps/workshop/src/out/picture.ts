import type { LanguageTag, Variant } from '@patience/core';
import { drawMiniature } from '@patience/web/miniature/draw.js';

/** Shapes of a picture, with their size in pixels: `tall` for phones, `wide` for previews of links. */
const SIZES = { wide: { width: 1200, height: 675 }, tall: { width: 1080, height: 1350 } } as const;
export type Shape = keyof typeof SIZES;

/** Height of the lines above and below the table, and the distance from the edges, as shares of the picture's shorter side. */
const HEAD = 0.17;
const FOOT = 0.075;
const MARGIN = 0.045;
/** Greatest width of the table as a share of its height: wider, cards get so large that they cover the ranks of those below. */
const WIDEST = 1.7;
const FELT = ['#1a6339', '#0f3d21'] as const;
const FONT = 'system-ui, sans-serif';

/** The content of a picture for sharing. */
interface PictureContent {
  readonly variant: Variant;
  /** Number of the deal that is shown, with the usual options. */
  readonly seed: number;
  readonly lang: LanguageTag;
  readonly name: string;
  /** Sentence under the name; empty: none. */
  readonly about: string;
  /** Address in the last line. */
  readonly address: string;
}

/** Draws a deal with the name of its patience as a PNG file. @throws Error when the patience cannot be dealt, or the browser cannot draw */
export async function pictureFile(content: PictureContent, shape: Shape, fileName: string): Promise<File> {
  const { width, height } = SIZES[shape];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  const unit = Math.min(width, height);
  const [head, foot, margin] = [HEAD * unit, FOOT * unit, MARGIN * unit];
  const felt = context.createLinearGradient(0, 0, 0, height);
  FELT.forEach((colour, i) => felt.addColorStop(i, colour));
  context.fillStyle = felt;
  context.fillRect(0, 0, width, height);

  const room = { width: width - 2 * margin, height: height - head - foot - margin };
  const box = { ...room, width: Math.min(room.width, WIDEST * room.height) };
  const table = await tableOf(content, box);
  context.drawImage(table, (width - box.width) / 2, head + margin / 2, box.width, box.height);

  context.fillStyle = '#fff';
  context.textBaseline = 'middle';
  const hasAbout = content.about !== '';
  line(context, content.name, { x: margin, y: head * (hasAbout ? 0.42 : 0.56), size: 0.07 * unit, weight: 700, room: room.width });
  if (hasAbout) line(context, content.about, { x: margin, y: head * 0.82, size: 0.037 * unit, weight: 400, room: room.width });
  line(context, content.address, { x: margin, y: height - foot * 0.62, size: 0.03 * unit, weight: 400, room: room.width });

  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The browser could not draw the picture.');
  return new File([blob], fileName, { type: 'image/png' });
}

/** Returns the table as an image of its own, which needs nothing from the network. */
async function tableOf(
  { variant, seed, lang }: PictureContent,
  box: { readonly width: number; readonly height: number },
): Promise<HTMLImageElement> {
  const drawn = drawMiniature(variant, seed, lang, 'faces', box);
  if (drawn === undefined) throw new Error(`${variant.id}: no picture of deal ${seed} could be made.`);
  const image = new Image();
  // Firefox draws an image on a canvas only if it has a size of its own.
  image.src = `data:image/svg+xml,${encodeURIComponent(drawn.replace('<svg ', `<svg width="${Math.round(box.width)}" height="${Math.round(box.height)}" `))}`;
  await image.decode();
  return image;
}

interface Line {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  /** Width in pixels in which the text has to fit. */
  readonly room: number;
}

/** Writes a line of text: smaller, down to half of its size, and then shortened, until it fits. */
function line(context: CanvasRenderingContext2D, text: string, { x, y, size, weight, room }: Line): void {
  let shown = text;
  const fits = (pixels: number): boolean => {
    context.font = `${weight} ${pixels}px ${FONT}`;
    return context.measureText(shown).width <= room;
  };
  let pixels = size;
  while (!fits(pixels) && pixels > size / 2) pixels *= 0.95;
  while (!fits(pixels) && shown.length > 1) shown = `${shown.slice(0, -2).trimEnd()}…`;
  context.fillText(shown, x, y);
}
