type LightboxModule = typeof import('./PhotoLightbox.tsx');

let arrived: LightboxModule | undefined;
let underWay: Promise<LightboxModule> | undefined;

/** The lightbox, if it has been loaded. */
export const loadedLightbox = () => arrived;

/** Loads the lightbox once; after a failure, again. */
export function loadLightbox(): Promise<LightboxModule> {
  underWay ??= import('./PhotoLightbox.tsx').then(
    (module) => {
      arrived = module;
      return module;
    },
    (error) => {
      underWay = undefined;
      throw error;
    },
  );
  return underWay;
}
