import { palette } from './colour.ts';
import { drawFigure, type Figure, type FigureOptions } from './figure.ts';
import type { Light } from './light.ts';
import type { Hair, Look, Mood } from './look.ts';
import { type Outfit, outfits, panjabi, sari } from './outfits.ts';
import type { Random } from './random.ts';

export const skins = ['#C98D5E', '#B87A4B', '#A5683E', '#8D5533', '#D6A276', '#9A5F3A'] as const;
const hairColours = ['#1D1921', '#241B1E', '#2B1F1C'] as const;
const boyHair: readonly Hair[] = ['crop', 'parted', 'fringe', 'curly', 'parted', 'crop'];
const girlHair: readonly Hair[] = ['braids', 'loops', 'ponytail', 'bob', 'plait', 'braids', 'loops'];
const moods: readonly Mood[] = ['smile', 'closed', 'smile', 'laugh', 'closed', 'calm'];

export type Dress = 'uniform' | 'winter' | 'sport' | 'yoga' | 'festive' | 'plain';

export const dressFor = (light: Light): Dress => (light === 'winter' ? 'winter' : 'uniform');

const festiveSaris = [
  [palette.marigold, palette.terracotta],
  [palette.lemon, palette.deepTerracotta],
  [palette.marigold, palette.leaf],
  ['#F0B53F', palette.indigo],
] as const;
const panjabis = [
  palette.marigold,
  palette.brick,
  palette.paper,
  palette.lightIndigo,
  palette.lemon,
] as const;
const plainTops = ['#D9C9A6', '#E7DCC2', '#B9A27C', '#C9B089'] as const;

export interface Child {
  girl: boolean;
  look: Look;
  outfit: Outfit;
}

function outfitOf(random: Random, girl: boolean, dress: Dress): Outfit {
  if (dress === 'winter') return girl ? outfits.winterGirl : outfits.winterBoy;
  if (dress === 'yoga') return outfits.yoga;
  if (dress === 'sport') {
    const colour = random.pick([palette.terracotta, palette.marigold, palette.leaf, palette.indigo]);
    return { ...outfits.sport, sash: colour, colour };
  }
  if (dress === 'festive') {
    const [colour, border] = random.pick(festiveSaris);
    return girl ? sari(colour, border) : panjabi(random.pick(panjabis));
  }
  if (dress === 'plain') {
    const top = random.pick(plainTops);
    return girl
      ? { top, sleeve: 'half', bottom: 'frock', colour: top, border: palette.brick }
      : {
          top: palette.paper,
          sleeve: 'half',
          bottom: 'shorts',
          colour: random.pick(['#6B5A45', '#55504A', '#7C6A50']),
        };
  }
  return girl ? random.pick([outfits.girl, outfits.pinafore]) : outfits.boy;
}

export function someChild(random: Random, dress: Dress = 'uniform', girl = random.chance(0.5)): Child {
  return {
    girl,
    outfit: outfitOf(random, girl, dress),
    look: {
      skin: random.pick(skins),
      hair: random.pick(girl ? girlHair : boyHair),
      hairColour: random.pick(hairColours),
      ribbon: dress === 'festive' ? palette.white : palette.terracotta,
      mood: random.pick(moods),
      spectacles: random.chance(0.08),
    },
  };
}

const teacherSaris = [
  [palette.leaf, palette.marigold],
  [palette.terracotta, palette.lemon],
  [palette.paper, palette.terracotta],
  [palette.lightIndigo, palette.marigold],
  ['#8C4A6B', palette.lemon],
] as const;

export function someAdult(random: Random, woman = random.chance(0.6)): Child {
  const [colour, border] = random.pick(teacherSaris);
  const shirt = random.pick(['#D9E2E4', '#E9D9B8', '#C9D8C4', '#DDB9A5']);
  return {
    girl: woman,
    outfit: woman ? sari(colour, border) : { ...outfits.gentleman, top: shirt },
    look: {
      skin: random.pick(skins),
      hair: woman ? random.pick(['bun', 'plait', 'bun'] as const) : random.pick(['parted', 'crop'] as const),
      hairColour: random.pick([...hairColours, '#5A5354']),
      ribbon: palette.terracotta,
      mood: random.pick(['smile', 'closed', 'calm'] as const),
      spectacles: random.chance(0.35),
      bindi: woman,
    },
  };
}

type Rest = Omit<FigureOptions, 'look' | 'outfit'> & { mood?: Mood };

export function drawPerson(person: Child, { mood, ...rest }: Rest): Figure {
  const look = mood ? { ...person.look, mood } : person.look;
  return drawFigure({ ...rest, look, outfit: person.outfit });
}

export const drawChild = (random: Random, dress: Dress, rest: Rest) =>
  drawPerson(someChild(random, dress), rest).svg;
