import { css } from '@emotion/react';

const english = /(?:[\d:]+ )?\S+-[\dA-Z\u0980-\u09FF]\S*(?: [AP]M)?/;
/** A word and its time: `সকাল ৭:৩০-১০:৩০`, and `সকাল ১০:৪৫ -` before another. */
const bengali = /[\u0980-\u09E5]+ [\u09E6-\u09EF:]+(?:-[\u0980-\u09FF:]+| -)?/;
const held = new RegExp(`(${english.source}|${bengali.source})`);
const oneLine = css({ whiteSpace: 'nowrap' });

/** Keeps times, and what has a hyphen, on one line: `10:45 AM-4:00 PM`, `Classes II-V`, `প্রি-নার্সারি`, `সকাল ৭:৩০`. */
export const unbroken = (text: string) =>
  text.split(held).map((part, index) =>
    index % 2 ? (
      <span key={part + String(index)} css={oneLine}>
        {part}
      </span>
    ) : (
      part
    ),
  );
