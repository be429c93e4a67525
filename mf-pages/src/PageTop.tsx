import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { PageHeader } from 'shared/ui/PageHeader';
import type { HeaderContent } from './header.ts';
import type { PictureName } from './illustration/pictures.ts';
import { usePicture } from './illustration/usePicture.ts';

interface PageTopProps {
  header: Required<HeaderContent>;
  picture: PictureName;
  /** Calls to action. */
  children?: ReactNode;
}

const onPaper = css({ '@media print': { figure: { display: 'none' } } });

/** The top of a page with a drawing, which paper does without. */
export function PageTop({ header, picture, children }: PageTopProps) {
  return (
    <div css={onPaper}>
      <PageHeader
        title={header.title}
        lead={header.lead}
        picture={{ ...usePicture(picture), alt: header.pictureAlt }}
      >
        {children}
      </PageHeader>
    </div>
  );
}
