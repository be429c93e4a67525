import { css } from '@emotion/react';

const hyphenated = /((?:[\d:]+ )?\S+(?:-| - )[\dA-Z\u0980-\u09FF]\S*(?: [AP]M)?)/;
const oneLine = css({ whiteSpace: 'nowrap' });

/** Keeps ranges and names with a hyphen on one line: `10:45 AM-4:00 PM`, `Classes II-V`, `প্রি-নার্সারি`. */
export const unbroken = (text: string) =>
  text.split(hyphenated).map((part, index) =>
    index % 2 ? (
      <span key={part + String(index)} css={oneLine}>
        {part}
      </span>
    ) : (
      part
    ),
  );
