export type Hair =
  | 'crop'
  | 'parted'
  | 'fringe'
  | 'curly'
  | 'braids'
  | 'loops'
  | 'ponytail'
  | 'bob'
  | 'bun'
  | 'plait';
export type Mood = 'smile' | 'closed' | 'laugh' | 'sing' | 'calm' | 'down';

export interface Look {
  skin: string;
  hair: Hair;
  hairColour: string;
  ribbon: string;
  mood: Mood;
  spectacles?: boolean;
  bindi?: boolean;
  flower?: string;
}

const longHair: readonly Hair[] = ['braids', 'loops', 'plait', 'bun', 'ponytail', 'bob'];
export const isLongHair = (hair: Hair) => longHair.includes(hair);
