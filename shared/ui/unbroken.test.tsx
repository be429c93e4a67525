import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unbroken } from './unbroken.tsx';

test.each([
  ['Mon-Fri 7:30 AM-4:00 PM', ['Mon-Fri', '7:30 AM-4:00 PM']],
  ['Lunch 2:15-2:30 PM', ['2:15-2:30 PM']],
  ['11th-20th', ['11th-20th']],
  ['Pre-Nursery to Class I; in Classes II-V, gymnastics', ['Pre-Nursery', 'II-V,']],
  ['One-time, non-refundable', []],
  ['প্রি-নার্সারি থেকে প্রথম শ্রেণি', ['প্রি-নার্সারি']],
  ['সোম-শুক্র সকাল ৭:৩০ - বিকেল ৪:০০', ['সোম-শুক্র', 'সকাল ৭:৩০ -', 'বিকেল ৪:০০']],
  ['টিফিন দুপুর ২:১৫-২:৩০', ['দুপুর ২:১৫-২:৩০']],
  ['সকাল ৭:১৫-র মধ্যে', ['সকাল ৭:১৫-র']],
])('%s: no line ends in a time or at a hyphen', (text, held) => {
  const { container } = render(<p>{unbroken(text)}</p>);
  expect(container.textContent).toBe(text);
  const spans = [...container.querySelectorAll('span')];
  expect(spans.map((span) => span.textContent)).toEqual(held);
});
