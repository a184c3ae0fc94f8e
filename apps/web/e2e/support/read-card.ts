import { createCanvas } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What the code on the first card of a printed sheet says, as a phone's camera reads it. */
export async function readFirstCard(pdf: Uint8Array): Promise<string | undefined> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: 2 });
  const canvas = createCanvas(viewport.width, viewport.height);
  const context = canvas.getContext('2d');
  await page.render({ canvas: null, canvasContext: context as never, viewport }).promise;
  const [width, height] = [Math.floor(viewport.width / 2), Math.floor(viewport.height / 2)];
  const { data } = context.getImageData(0, 0, width, height);
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}
