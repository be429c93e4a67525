/** Paths for `Icon`, on the grid of shared/ui/icons. */
export const previousIcon = 'M15 4.5L7.5 12l7.5 7.5';
export const nextIcon = 'M9 4.5l7.5 7.5L9 19.5';
export const zoomInIcon =
  'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.5 15.5L20.5 20.5M7.5 10.5h6M10.5 7.5v6';
export const zoomOutIcon = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.5 15.5L20.5 20.5M7.5 10.5h6';
