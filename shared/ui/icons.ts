/** Paths of the site's icons, drawn with a round stroke on a 24 by 24 grid, for `Icon`. */
export const bookIcon = 'M12 6.5C10 5 7 4.5 3 4.5v13.5c4 0 7 .5 9 2 2-1.5 5-2 9-2V4.5c-4 0-7 .5-9 2zm0 0V20';
export const checkIcon = 'M4.5 12.5l5 5 10-11';
export const chevronIcon = 'M6 9.5l6 6 6-6';
export const clockIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 7.5V12l3.2 2';
export const closeIcon = 'M5.5 5.5l13 13M18.5 5.5l-13 13';
export const copyIcon = 'M8.5 8.5H20V20H8.5zM5 15.5H4V4h11.5v1';
export const downloadIcon = 'M12 3.5v12M6.5 10.5l5.5 5.5 5.5-5.5M4 20.5h16';
export const facebookIcon =
  'M14 21v-8h3l.5-3.5H14V7.5c0-1.2.6-2 2-2h1.7v-3c-3.5-.6-7 .4-7 4.5v2.5H7.5V13h3.2v8';
export const leafIcon = 'M5 19C4 9 10 4 20 4c0 10-5 16-13 14M5 20.5C7 15 10 11.5 14 9.5';
export const mailIcon = 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7';
export const menuIcon = 'M4 7h16M4 12h16M4 17h16';
export const pauseIcon = 'M8 5v14M16 5v14';
export const peopleIcon =
  'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7M2.5 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.7.6 4 2.6 4 5.7';
export const phoneIcon = 'M5 3.5h4l1.5 5-2.5 2c1 2.5 3 4.5 5.5 5.5l2-2.5 5 1.5v4c-8.5 2-17.5-7-15.5-15.5z';
export const photoIcon = 'M3 5h18v14H3zM3.5 17l5.5-6 4.5 5 2.5-2.5 4.5 4M15.5 9h.01';
export const pinIcon =
  'M12 21c-5-5.5-7-9-7-11.5a7 7 0 0 1 14 0c0 2.5-2 6-7 11.5zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5';
export const playIcon = 'M7 4.5l12 7.5-12 7.5z';
export const shareIcon =
  'M18 2.5a3 3 0 1 0 0 6 3 3 0 1 0 0-6M6 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6M18 15.5a3 3 0 1 0 0 6 3 3 0 1 0 0-6M8.7 10.7l6.6-3.7M8.7 13.4l6.6 3.7';
export const shieldIcon = 'M12 3l8 2.5c0 7-2 12-8 15.5-6-3.5-8-8.5-8-15.5zM8.5 12l2.5 2.5 4.5-5';
export const sunIcon =
  'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M5 19l1.7-1.7M17.3 6.7L19 5';
export const warningIcon = 'M12 3.5L22 20.5H2zM12 10v4.5M12 17.5h.01';
export const whatsappIcon =
  'M3.5 20.5l1.3-4.3a8.5 8.5 0 1 1 3.2 3.1zM9 8c-1.2 3 3.5 7.8 6.5 7l.5-1.6-2-1-1 1c-1.2-.5-2-1.3-2.5-2.5l1-1-1-2z';
