import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Fingers on the screen of a phone, as the browser feels them. */
export async function touch(page: Page) {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const steps = 12;

  /** Moves fingers along their ways at the same time. */
  async function move(ways: (part: number) => Point[]) {
    await send('touchStart', ways(0));
    for (let step = 1; step <= steps; step += 1) await send('touchMove', ways(step / steps));
    await send('touchEnd', []);
  }

  return {
    async tap(at: Point) {
      await send('touchStart', [at]);
      await send('touchEnd', []);
    },
    drag: (from: Point, to: Point) =>
      move((part) => [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]),
    /** Two fingers beside `centre` move apart, from so many pixels to so many. */
    spread: ({ x, y }: Point, from: number, to: number) =>
      move((part) => {
        const apart = (from + (to - from) * part) / 2;
        return [
          { x: x - apart, y },
          { x: x + apart, y },
        ];
      }),
  };
}
