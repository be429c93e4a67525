import * as v from 'valibot';
import {
  type Gravity,
  type ImageFormat,
  LARGEST_SIDE,
  type Quality,
  TransformationError,
} from './transformation.ts';

const CROPS = ['fill', 'limit', 'fit', 'scale'] as const;
const GRAVITIES = [
  'auto',
  'center',
  'north',
  'north_east',
  'east',
  'south_east',
  'south',
  'south_west',
  'west',
  'north_west',
] as const satisfies Gravity[];
const FORMATS = ['auto', 'webp', 'jpg', 'png', 'avif'] as const satisfies (ImageFormat | 'auto')[];
const AUTO_QUALITIES = ['best', 'good', 'eco', 'low'] as const satisfies Quality[];
const NAMED_COLORS = { white: '#ffffff', black: '#000000' };

const integer = (lowest: number, highest: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d+$/, 'a whole number is needed'),
    v.transform(Number),
    v.minValue(lowest, `at least ${lowest} is needed`),
    v.maxValue(highest, `at most ${highest} is served`),
  );
const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `one of ${options.join(', ')} is needed`);

const hexColor = v.pipe(
  v.string(),
  v.regex(/^rgb:([0-9a-f]{3}|[0-9a-f]{6})$/i, 'rgb:rrggbb, white or black is needed'),
  v.transform((value) =>
    `#${value.slice('rgb:'.length).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3')}`.toLowerCase(),
  ),
);
const namedColor = v.pipe(
  v.picklist(['white', 'black']),
  v.transform((name) => NAMED_COLORS[name]),
);
const automaticQuality = v.pipe(
  v.string(),
  v.startsWith('auto:'),
  v.transform((value) => value.slice('auto:'.length)),
  oneOf(AUTO_QUALITIES),
);

const FLAGS = [
  'progressive',
  'progressive:steep',
  'progressive:semi',
  'progressive:none',
  'layer_apply',
] as const;

const parameters = {
  w: integer(1, LARGEST_SIDE),
  h: integer(1, LARGEST_SIDE),
  x: integer(-LARGEST_SIDE, LARGEST_SIDE),
  y: integer(-LARGEST_SIDE, LARGEST_SIDE),
  o: integer(0, 100),
  c: oneOf(CROPS),
  g: oneOf(GRAVITIES),
  q: v.union(
    [
      v.pipe(
        v.literal('auto'),
        v.transform((): Quality => 'good'),
      ),
      automaticQuality,
      integer(1, 100),
    ],
    'auto, auto:best, auto:good, auto:eco, auto:low or 1 to 100 is needed',
  ),
  f: v.union(
    [
      v.pipe(
        v.literal('jpeg'),
        v.transform((): ImageFormat => 'jpg'),
      ),
      oneOf(FORMATS),
    ],
    `one of ${FORMATS.join(', ')} is needed`,
  ),
  dpr: v.pipe(
    v.string(),
    v.regex(/^\d(\.\d+)?$/, 'a ratio such as 2.0 is needed'),
    v.transform(Number),
    v.minValue(0.5, 'at least 0.5 is needed'),
    v.maxValue(4, 'at most 4.0 is served'),
  ),
  fl: v.pipe(
    v.string(),
    v.transform((value) => value.split('.')),
    v.array(oneOf(FLAGS)),
  ),
  e: v.pipe(
    v.string(),
    v.regex(/^sharpen(:\d{1,4})?$/, 'only sharpen and sharpen:<1-2000> are served'),
    v.transform((value) => value.split(':')[1] ?? '100'),
    integer(1, 2000),
  ),
  co: v.union([namedColor, hexColor], 'rgb:rrggbb, white or black is needed'),
  l: v.pipe(v.string(), v.regex(/^text:[^:]+:.+$/s, 'text:<font>_<size>:<text> is needed')),
};

const componentSchema = v.partial(v.strictObject(parameters));

export type Component = v.InferOutput<typeof componentSchema>;

/** `w_300,h_225,c_fill`, already percent-decoded once, as Cloudinary does before it splits at commas. */
export function parseComponent(component: string): Component {
  const values: Record<string, string> = {};
  for (const parameter of component.split(',')) {
    const [, name = '', value = ''] = /^([a-z]+)_(.+)$/s.exec(parameter) ?? [];
    if (!Object.hasOwn(parameters, name)) throw new TransformationError(parameter, 'it is not supported');
    if (Object.hasOwn(values, name)) throw new TransformationError(parameter, `${name} stands twice`);
    values[name] = value;
  }
  const result = v.safeParse(componentSchema, values);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = String(issue.path?.[0].key);
  throw new TransformationError(`${name}_${values[name]}`, issue.message);
}

/** Tells a component from the first folder of a public id, for URLs without a version. */
export function looksLikeComponent(segment: string): boolean {
  return segment.split(',').every((parameter) => /^[a-z]{1,3}_./.test(parameter));
}
