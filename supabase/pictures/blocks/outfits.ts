import { palette } from './colour.ts';

export type Bottom = 'shorts' | 'skirt' | 'pinafore' | 'trousers' | 'sari' | 'dhoti' | 'frock' | 'lungi';

export interface Outfit {
  top: string;
  sleeve: 'half' | 'long' | 'none';
  bottom: Bottom;
  colour: string;
  tie?: string;
  border?: string;
  vest?: string;
  sash?: string;
  collar?: boolean;
  socks?: string;
  shoes?: string;
}

const white = palette.white;
const shoes = '#2A2230';

export const outfits = {
  boy: {
    top: white,
    sleeve: 'half',
    bottom: 'shorts',
    colour: palette.indigo,
    tie: palette.terracotta,
    collar: true,
    socks: white,
    shoes,
  },
  girl: {
    top: white,
    sleeve: 'half',
    bottom: 'skirt',
    colour: palette.indigo,
    tie: palette.terracotta,
    collar: true,
    socks: white,
    shoes,
  },
  pinafore: {
    top: white,
    sleeve: 'half',
    bottom: 'pinafore',
    colour: palette.indigo,
    tie: palette.terracotta,
    collar: true,
    socks: white,
    shoes,
  },
  winterBoy: {
    top: '#34468A',
    sleeve: 'long',
    bottom: 'trousers',
    colour: '#222E5E',
    tie: palette.terracotta,
    collar: true,
    vest: '#34468A',
    shoes,
  },
  winterGirl: {
    top: '#34468A',
    sleeve: 'long',
    bottom: 'skirt',
    colour: '#222E5E',
    tie: palette.terracotta,
    collar: true,
    vest: '#34468A',
    socks: '#34468A',
    shoes,
  },
  sport: { top: white, sleeve: 'half', bottom: 'shorts', colour: white, socks: white, shoes: white },
  yoga: { top: white, sleeve: 'half', bottom: 'trousers', colour: white },
  worker: { top: '#D8CDB4', sleeve: 'half', bottom: 'lungi', colour: '#4F6D7A', border: '#E4C48F' },
  gentleman: { top: '#D9E2E4', sleeve: 'long', bottom: 'trousers', colour: '#4A4A52', collar: true, shoes },
} satisfies Record<string, Outfit>;

export const sari = (colour: string, border: string, blouse = border): Outfit => ({
  top: blouse,
  sleeve: 'half',
  bottom: 'sari',
  colour,
  border,
});

export const panjabi = (colour: string, lower: string = palette.cream): Outfit => ({
  top: colour,
  sleeve: 'long',
  bottom: 'dhoti',
  colour: lower,
});

export const frock = (colour: string, border: string): Outfit => ({
  top: colour,
  sleeve: 'half',
  bottom: 'frock',
  colour,
  border,
  socks: white,
  shoes,
});

export const house = (colour: string): Outfit => ({ ...outfits.sport, sash: colour, colour });
