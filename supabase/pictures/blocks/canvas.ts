import type { Light } from './light.ts';
import type { Random } from './random.ts';

/** wide: from a balcony; close: at a child's eye level; low: from the ground. */
export type View = 'wide' | 'close' | 'low';

export interface Canvas {
  width: number;
  height: number;
  light: Light;
  view: View;
  random: Random;
}

export interface Camera {
  horizon: number;
  /** Height on the picture, in pixels, of something `metres` tall that stands at `y`. */
  size(y: number, metres: number): number;
  /** The ground line at which one metre measures `pixels`. */
  groundFor(pixels: number): number;
}

export function createCamera(horizon: number, eyeMetres: number): Camera {
  return {
    horizon,
    size: (y, metres) => ((y - horizon) / eyeMetres) * metres,
    groundFor: (pixels) => horizon + pixels * eyeMetres,
  };
}

export function cameraOf({ height, view }: Canvas): Camera {
  if (view === 'wide') return createCamera(height * 0.4, 3);
  if (view === 'low') return createCamera(height * 0.72, 0.75);
  return createCamera(height * 0.46, 2);
}
