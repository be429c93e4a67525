import { expect, test } from 'vitest';
import { folderWith } from '../tests/officeFixture.ts';
import { readSource, titleFromFile } from './readSource.ts';

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

const readList = async (name: string, text: string) =>
  readSource(`${await folderWith({ [name]: text })}/${name}`);

test.each([
  ['list.csv', 'file,title\na.jpg,"open\n', 'line 2'],
  ['list.csv', 'file,title\na.jpg,Gate, open\n', 'line 2'],
  ['list.csv', 'title\nGate\n', 'must name the columns: file,title,description,'],
  ['list.csv', 'file,price\na.jpg,1\n', 'Unknown: price'],
  ['list.csv', 'file,order\na.jpg,first\n', 'picture 1: order:'],
  ['list.json', '[{"file":"a.jpg"},{"title":"Gate"}]', 'picture 2: file:'],
  ['list.json', '{"file":"a.jpg"}', 'cannot be used'],
  ['list.json', '[', 'cannot be read'],
  ['list.json', '[]', 'no picture'],
])('%s with %j is refused', async (name, text, problem) => {
  await expect(readList(name, text)).rejects.toThrow(problem);
});
