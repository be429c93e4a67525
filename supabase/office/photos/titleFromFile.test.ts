import { expect, test } from 'vitest';
import { titleFromFile } from './titleFromFile.ts';

test.each([
  ['02-the_morning-prayer.jpg', 'The morning prayer'],
  ['1986 first day.JPG', 'First day'],
  ['পুজো.jpg', 'পুজো'],
  ['Class V.final.png', 'Class V.final'],
  ['IMG_20250126_101112.jpg', ''],
  ['DSC_0042.JPG', ''],
  ['PXL_20240817_050607123.jpg', ''],
  ['WhatsApp Image 2024-08-15 at 10.11.12 AM.jpeg', ''],
  ['IMG-20240815-WA0003.jpg', ''],
  ['20240815_101112(1).jpg', ''],
])('%s is called %j', (file, title) => {
  expect(titleFromFile(file)).toBe(title);
});
