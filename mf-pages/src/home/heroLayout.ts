/** Windows with room for words beside what the photos show; in others the photos are above the words. */
export const beside = '@media (min-width: 64rem), (min-width: 48rem) and (orientation: landscape)';
