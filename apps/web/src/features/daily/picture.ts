import type { SharedDay } from './texts.js';

/** Size of the picture in pixels, and the distance of its contents from the edge. */
const WIDTH = 1080;
const HEIGHT = 1080;
const EDGE = 80;
/** Distance of the first row from the upper edge, and of one row from the next. */
const TOP = 250;
const ROW = 148;

const FELT = '#14532d';
const FACE = '#fffdf8';
const SOFT = '#c9dccf';
const FONT = 'system-ui, sans-serif';

/** Draws the result of a day as a PNG: a row with a card for each game. */
export async function dayPicture({ title, lines, url }: SharedDay): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = FELT;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.textBaseline = 'middle';
  write(pen, title, EDGE, 140, { size: 52, weight: 700, colour: FACE, most: WIDTH - 2 * EDGE });
  for (const [i, line] of lines.entries()) drawRow(pen, line, TOP + i * ROW);
  write(pen, new URL(url).host, EDGE, HEIGHT - 50, { size: 30, weight: 400, colour: SOFT, most: WIDTH - 2 * EDGE });
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the canvas gave no picture'))), 'image/png');
  });
}

/** Draws a card, which is face up with a tick if the goal was reached, with the name and the goal beside it. */
function drawRow(pen: CanvasRenderingContext2D, { isReached, name, goal, time }: SharedDay['lines'][number], top: number): void {
  const middle = top + 57;
  pen.beginPath();
  pen.roundRect(EDGE, top, 82, 114, 10);
  pen.fillStyle = isReached ? FACE : '#0d3d20';
  pen.fill();
  pen.strokeStyle = isReached ? FACE : '#8aa996';
  pen.lineWidth = 3;
  pen.stroke();
  if (isReached) {
    pen.beginPath();
    pen.moveTo(EDGE + 20, middle + 2);
    pen.lineTo(EDGE + 36, middle + 20);
    pen.lineTo(EDGE + 63, middle - 20);
    pen.strokeStyle = FELT;
    pen.lineWidth = 10;
    pen.lineCap = pen.lineJoin = 'round';
    pen.stroke();
  }
  const left = EDGE + 120;
  const room = WIDTH - EDGE - left - 160;
  write(pen, name, left, middle - 25, { size: 44, weight: 650, colour: FACE, most: room });
  write(pen, goal, left, middle + 30, { size: 32, weight: 400, colour: SOFT, most: room });
  pen.textAlign = 'right';
  write(pen, time, WIDTH - EDGE, middle, { size: 40, weight: 400, colour: FACE, most: 150 });
  pen.textAlign = 'left';
}

interface Style {
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
  /** Largest width in pixels; longer texts are made narrower. */
  readonly most: number;
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, { size, weight, colour, most }: Style): void {
  pen.font = `${weight} ${size}px ${FONT}`;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, most);
}

/**
 * Shares a picture by the dialog of the device, or saves it where the browser cannot share files.
 * @returns whether it was saved
 */
export async function sharePicture(picture: Blob, name: string): Promise<boolean> {
  const file = new File([picture], name, { type: picture.type });
  // Desktop browsers that can share files offer few places for them: save the picture there.
  const isTouch = matchMedia('(pointer: coarse)').matches;
  if (isTouch && (navigator as Partial<Navigator>).canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch((error: unknown) => {
      if ((error as Error).name !== 'AbortError') throw error; // The player closed the dialog.
    });
    return false;
  }
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(picture), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}
