import type { SiteConfig } from '../contract/siteConfig.ts';

export type Preset = 'thumbnail' | 'card' | 'grid' | 'lightbox' | 'hero';

/** What the addresses of pictures depend on. */
export type ImageSite = Pick<SiteConfig, 'school' | 'images'>;

interface PresetRules {
  /** CSS pixels; delivered at twice as many. */
  width: number;
  height: number;
  /** Cloudinary's parameters beside size and what all presets share. */
  rules: string;
  /** Size for screens below 768 px. Absent: the preset is small enough for them. */
  phone?: { width: number; height: number; rules?: string };
  /** Size, in delivered pixels, for visitors who asked their browser to save data. */
  saving: { width: number; height: number };
  /** Size of the watermark's letters in delivered pixels. Absent: none. */
  watermark?: number;
}

/** The site's image presets. The sizes for phones and for saving data are our own. */
const presets: Record<Preset, PresetRules> = {
  thumbnail: {
    width: 300,
    height: 225,
    rules: 'c_fill,q_auto:eco,e_sharpen',
    saving: { width: 320, height: 240 },
  },
  card: {
    width: 450,
    height: 300,
    rules: 'c_fill,q_auto:eco,e_sharpen',
    saving: { width: 450, height: 300 },
  },
  grid: {
    width: 600,
    height: 450,
    rules: 'c_fill,q_auto',
    phone: { width: 400, height: 300 },
    saving: { width: 400, height: 300 },
  },
  lightbox: {
    width: 1200,
    height: 900,
    rules: 'c_limit,q_auto:good',
    phone: { width: 600, height: 450 },
    saving: { width: 800, height: 600 },
    watermark: 36,
  },
  hero: {
    width: 1920,
    height: 1080,
    rules: 'c_limit,q_auto:good',
    // A phone shows the right-hand three quarters: as sharp as the whole, in a quarter less.
    phone: { width: 480, height: 360, rules: 'c_fill,g_east,q_auto:eco' },
    saving: { width: 960, height: 540 },
    watermark: 40,
  },
};

export type ScreenSize = 'phone' | 'saving' | 'any';

/** Screens that load the phone size, as a media query. */
export const phoneMedia = '(max-width: 767px)';

export const presetSize = (preset: Preset) => ({
  width: presets[preset].width,
  height: presets[preset].height,
});

export const hasPhoneSize = (preset: Preset) => presets[preset].phone !== undefined;

/**
 * The address at which a picture is loaded: a CDN picture in the preset's size, any other as it is.
 * `undefined` for what must not become a source: `javascript:`, `data:` and whatever else is not http.
 */
export function imageUrl(url: string, preset: Preset, site: ImageSite, screen: ScreenSize = 'any') {
  if (!isWebAddress(url)) return undefined;
  if (!isCdnImage(url, site)) return url;
  return url.replace(beforeTransformation, (start) => `${start}${transformation(preset, site, screen)}/`);
}

/** Source: https://cloudinary.com/documentation/image_transformations#transformation_url_structure */
function transformation(preset: Preset, { school }: ImageSite, screen: ScreenSize = 'any') {
  const { watermark } = presets[preset];
  const { width, height, rules, dpr } = sizeFor(presets[preset], screen);
  const picture = `w_${width},h_${height},${rules},f_auto,fl_progressive,dpr_${dpr}`;
  return watermark ? `${picture}/${watermarkLayer(school.name, watermark)}` : picture;
}

function sizeFor({ width, height, rules, phone, saving }: PresetRules, screen: ScreenSize) {
  if (screen === 'saving')
    return { rules: rules.replace(/q_auto[^,]*/, 'q_auto:eco'), ...saving, dpr: '1.0' };
  return { width, height, rules, ...(screen === 'phone' && phone), dpr: '2.0' };
}

/** Pictures of the configured base and of Cloudinary itself can be transformed by their address. */
export function isCdnImage(url: string, { images }: ImageSite) {
  if (!beforeTransformation.test(url)) return false;
  return url.startsWith(images.base) || parsed(url)?.origin === 'https://res.cloudinary.com';
}

const beforeTransformation = /^[^?#]*?\/upload\//;

/** A base for relative addresses, which the site's own pictures may have. */
const anyPage = 'https://page.invalid';

export const isWebAddress = (url: string) =>
  url.trim() !== '' && /^https?:$/.test(parsed(url, anyPage)?.protocol ?? '');

/** `URL.parse`, which Node 20 and the oldest browsers that we support lack. */
function parsed(url: string, base?: string) {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

const watermarkLayer = (text: string, size: number) =>
  [
    `l_text:${fontFor(text)}_${size}_bold:${escapeLayerText(text)},co_rgb:ffffff,o_60`,
    `fl_layer_apply,g_south_east,x_${size},y_${size}`,
  ].join('/');

const fontFor = (text: string) => (/\p{Script=Bengali}/u.test(text) ? 'Noto%20Sans%20Bengali' : 'Arial');

/** Cloudinary decodes an address once before it splits it at commas and slashes, and a layer's text again. */
const escapeLayerText = (text: string) => encodeURIComponent(text).replace(/%(?!20)/g, '%25');
