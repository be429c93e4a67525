export const photoPolicy = {
  title: 'Photography and Image Use Policy',
  lead: 'How we take, use and protect the photos of our children, and what parents can ask of us.',
  pictureAlt: 'A camera on its stand with a garland of marigolds, and three prints that hang on a line.',
} as const satisfies Record<string, string>;
